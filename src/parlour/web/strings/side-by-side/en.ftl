### Several tables side by side, in English.

side-by-side-title = Side by side
side-by-side-none = You have no games in progress.
side-by-side-alone = Open only this table
side-by-side-over = Finished table
