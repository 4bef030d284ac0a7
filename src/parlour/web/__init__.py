"""The browser client: pages, native modules, style sheets, fonts and strings."""
