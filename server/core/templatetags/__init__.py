"""Tags of this site's templates."""
