/** The name of the constraint that made a query fail, if one did. */
export function violatedConstraint(error: unknown): string | undefined {
  return (error as { cause?: { constraint_name?: string } }).cause?.constraint_name
}
