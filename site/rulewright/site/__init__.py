"""The site of the books: their pages told as Markdown, made a site by mkdocs."""
