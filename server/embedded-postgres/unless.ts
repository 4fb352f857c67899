/** Swallows one kind of refusal of the file system. */
export function unless(code: string) {
  return (error: NodeJS.ErrnoException) => {
    if (error.code !== code) throw error
  }
}
