/** Operations in one exchange: they fit a form of 64 KB. */
export const MAX_OPERATIONS = 100
