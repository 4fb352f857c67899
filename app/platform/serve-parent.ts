/** In a child process: answers each message of its parent, and ends with it. */
export function serveParent(answer: (message: never) => unknown): void {
  process.on('message', (message) => {
    // What throws ends the process.
    void Promise.try(answer, message as never).then((reply) => process.send?.(reply))
  })
  process.on('disconnect', () => process.exit())
  // Ctrl+C reaches the whole process group; the parent finishes its requests first.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
}
