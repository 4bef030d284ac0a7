"""What the servers of one site share: messages, presence, rate limits and leases."""
