"""What a viewer of a table is sent: state, scene, entries and hints."""
