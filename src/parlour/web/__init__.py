"""The shell in the browser: pages, native modules, styles, fonts and words."""
