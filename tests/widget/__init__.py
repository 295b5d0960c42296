"""The widget without a browser: messages in, traits out."""
