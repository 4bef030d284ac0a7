### Several tables side by side, in English.

beside-title = Side by side
beside-none = You have no games in progress.
beside-alone = Open only this table
beside-over = Finished table
