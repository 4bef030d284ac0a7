"""Records of games in GCG: reading, writing, replaying, and matches of this house made into one."""
