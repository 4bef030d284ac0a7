"""Game records in GCG: reading, writing, replaying, and exporting matches."""
