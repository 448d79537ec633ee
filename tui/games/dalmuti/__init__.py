"""Der Große Dalmuti: the face as lines of text, and the widget that plays it."""
