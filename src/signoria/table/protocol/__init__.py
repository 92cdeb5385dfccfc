"""What goes over the wire: messages, bodies and faults."""
