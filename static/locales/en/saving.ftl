### What is known of a file that was to be saved.

saving-saved = The file is saved.
saving-asked = The browser was asked to save the file.
saving-stopped = Not saved: you closed the dialog.
saving-failed = Not saved: the file could not be written there. Try another place.
