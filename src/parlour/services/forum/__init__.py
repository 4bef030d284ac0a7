"""The forum of the members, the answers to what is often asked, and the rooms that games keep."""
