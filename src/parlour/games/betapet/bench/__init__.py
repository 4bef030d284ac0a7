"""What Betapet measures of itself."""
