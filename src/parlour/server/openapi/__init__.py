"""The documents of the API, built from the routes and the types that they decode and encode."""
