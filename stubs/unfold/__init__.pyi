"""What our admin uses of django-unfold 0.91."""
