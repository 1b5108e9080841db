"""What launches have to do with the browser that makes them."""
