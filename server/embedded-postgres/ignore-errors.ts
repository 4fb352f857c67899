/** Returns undefined for these error codes and throws other errors. */
export function ignoreErrors(...codes: (string | number)[]) {
  return (error: { code?: string | number }): undefined => {
    if (!codes.includes(error.code ?? '')) throw error
  }
}
