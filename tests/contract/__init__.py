"""Every public function either works or fails properly, whatever its arguments."""
