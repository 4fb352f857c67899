/** The name of the database's constraint that a query has violated, if that is what went wrong. */
export function violatedConstraint(error: unknown): string | undefined {
  return (error as { cause?: { constraint_name?: string } }).cause?.constraint_name
}
