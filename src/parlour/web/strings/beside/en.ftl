### Several tables side by side, in English.

beside-title = Side by side
beside-none = No table of yours is being played.
beside-alone = Open this table alone
beside-over = A table that is over
