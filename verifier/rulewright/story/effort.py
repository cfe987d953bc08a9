"""How much is spent on a question before it is left undecided, or put in another way: every limit of the proofs.

Each says what it bounds, and what happens beyond it. Resources are those that Z3 counts (``rlimit``), the same on
every machine. Limits on what is read of strangers stand where it is read.
"""

from __future__ import annotations

# Stories: what happens in a moment, told of the state before it. Beyond these the question is undecided.
ACTS_DEEP = 8  # acts that set one another off
EFFECTS = 3_000  # effects that follow on one another
NAME_PARTS = 400  # parts of what tells with whom an act is done
FORMULA_WEIGHT = 60_000  # parts of a formula once its quantifiers are written out
FORMULA_DEPTH = 450  # levels of what is told of a state
FRAMES = 20 * FORMULA_DEPTH  # of Python, in which a formula is gone through: no bound, but room for the levels
MIDST_WEIGHT = 20_000  # parts of what comes about in the midst of a moment; beyond, it stays undecided
TOLD_PARTS = 2_500  # parts of what a cell comes to; beyond, the cell is left untold at first, and told in full last
QUESTION_PARTS = 100_000  # different parts of a question; one with more is not asked loosely or quietly, only in full
BOX_WIDTH = 5_000  # numbers that a condition on one cell leaves; beyond, the solver is asked
NUMBERS_LISTED = 5_000  # numbers of a range that are listed; a wider one is spoken of by its ends

# The solver. Beyond these a question is undecided.
RESOURCES = 50_000_000  # for a question in full
LAW_ROUNDS = 400  # models that break laws, which are added then
TERMS = 500_000  # terms of a question
CASES = 200  # values of parameters for each of which a count is encoded; beyond, it is for all in one
MINISCOPE_WAYS = 12  # ways in which an equation says who is meant; beyond, the quantifier stays
QUESTIONS_ENCODED = 3  # that are kept ready to be asked again: one, and two that have a part of its conditions

# Questions that are asked in brief first. Beyond these they are asked again, in another way or in full.
HASTE = 2_000_000  # resources: for a quick proof, and for whether a finding hangs on a definition
RELAXED = 20_000_000  # resources: with all cells at their start but those that stood in the way
RELAXATIONS = 400  # times that more of them are let go
BRIEF_PARTS = 4_000  # different parts of a question that is asked in brief
PRESERVATION_WEIGHT = 3_000_000  # weight of the question whether one effect keeps one law; beyond, a story is told
MORE_WITNESSES = 4  # that do not replay, with states near them, before the question counts as undecided

# What can be reached from set-up. Beyond these any value counts as reachable, and no way is told.
CELLS_FOLLOWED = 200  # cells of a closed field
VALUES_FOLLOWED = 100_000  # values of a closed cell
REACH_RESOURCES = 2_000_000  # resources: for whether a moment may bring a value about
WAY_MOMENTS = 12  # moments of a way from set-up
FACTS = 40  # facts on closed cells of which pairs are supposed never to come together
FACT_VALUES = 4  # values of a cell of which there are facts
RANDOM_MOMENTS = 400  # of random play that shows which pairs do
RANDOM_GAME = 40  # moments from set-up to the next set-up
GAME_ROUNDS = 5  # rounds of the timeline in a random game
GAME_ACTS = 3  # acts at most that are tried before each edge of a step in it
CIRCULAR_CELLS = 12  # of a circle of definitions that is followed; of more, what reads them stays undecided
SEEN_MOMENTS = 300  # of random games that are looked through for a state in which a finding shows
SEEN_STATES = 5  # of them that are tried for it
SEEN_REPLAYS = 60  # replays that make its record shorter
GAME_NUMBERS = 12  # numbers that are tried as that of an act
ALL_STATES = 300  # of a book that are gone through, so that a finding is known to come about or not; of more, none
ALL_MOVES = 3_000  # tried for it
ALL_REPLAYS = 60  # of one finding in these states
ALL_BINDINGS = 2_000  # of the variables of a condition that none of them is to meet; of more, that stays open
ACT_NUMBERS = 1_000  # numbers with which an act is done when all play is gone through; of more, these are not all
GAME_GIVENS = 8  # changes of open cells at most with which a random game begins
GAME_REPLAYS = 200  # replays that make the record of a game shorter
RANDOM_QUIET = 0.5  # how often nothing outside the book happens before one
FACT_PARTS = 300  # parts of what such a fact comes to in a move; of more, it is supposed no longer
MOVES = 24  # that write these cells; beyond, nothing counts as known
INVARIANT_QUESTIONS = 40  # for which pairs moves keep apart; beyond, nothing counts as known

# What single checks go through. Beyond these they leave the rest undecided, or say so.
CROWD = 32  # what writes one cell, or rows of a table, all of whose pairs are asked about; of more, as follows
PAIRS_LOOKED_AT = 500_000  # pairs of a crowd that their form does not keep apart
PAIRS_ASKED = 5_000  # of them
PAIRS_FOUND = 100  # findings on them
CURED_CROWD = 64  # of more, no cure is proved: what a cure opens is asked of all beside it
LATER_STEPS = 64  # that may overwrite an earlier one
ALIKE = 12  # clauses that say the same, told two by two; of more, each is told with the first
MODIFIER_SUM = 20  # up or down, of the modifiers of a roll; beyond, that other sums may come up is said
DICE = 3  # of one roll
VALUES_DEMANDED = 200  # values that may meet what an act requires
VALUES_KEPT = 200  # values of cells that two clauses keep
JOINT_PARTS = 24  # parts that may collide only together
CIRCLES = 8  # of acts that all set one another off, for which a state without end is looked for
JOINS = 500  # three of them that follow on one another, of which it is asked whether what they name fits
JOINT_SEEDS = 200  # largest sets of such parts that are looked at
ORDER_WITNESSES = 3  # states in which both orders are played
GAP_ATOMS = 8  # conditions of a table whose combinations are gone through; beyond, one state is shown
GAP_POINTS = 64  # combinations of them
RANGES_WORK = 2_000_000  # conditions looked at for how far a gap or an overlap goes; beyond, one state is shown
RANGES_TOLD = 40  # stretches that are told of it; beyond, how many more there are is said

# Evidence. Beyond these it is less: a larger state, a longer core, no cure.
PLAINER = 5_000_000  # resources: for whether a witness can be plainer in one respect; beyond, it stays as it is
CELLS_GIVEN_UP = 5  # times that the solver gives up on a plainer witness; beyond, the one at hand is shown
NEIGHBORS_TRIED = 300  # states near a witness that are tried
NEIGHBORS = 24  # of them that are used
NEIGHBOR_VALUES = 6  # values of one cell or party
SPOKEN_BEFORE = 8  # clauses that speak before a dead one, to be blamed for it; of more none is named
CORE_REPLAYS = 30  # definitions, and laws, without which a finding is replayed
CORE_PLAYED = 5_000  # clauses that apply in all these replays together
INPUTS_ADDED = 12  # rolls and choices that a replay asks for
INPUTS_SPARED = 40  # rolls and choices without which it is tried
CURES_TRIED = 6  # cures of one kind
CURE_SCENARIOS = 12  # scenarios of a clause that are played to show that a cure leaves it alive
