/** Takes some refusals of the system for "there is none"; the others stay errors. */
export function ignoreErrors(...codes: (string | number)[]) {
  return (error: { code?: string | number }): undefined => {
    if (!codes.includes(error.code ?? '')) throw error
  }
}
