"""Workers: processes that do jobs for the servers of a site, often on other machines."""
