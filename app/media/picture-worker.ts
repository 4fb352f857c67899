/** Child process: runs the tasks of its parent one at a time and ends with it. */
import { pictureTasks } from './picture-tasks.server.ts'
import type { PictureAnswer, PictureRequest } from './picture-process.server.ts'

process.on('message', (request) => void answer(request as PictureRequest))
process.on('disconnect', () => process.exit())
// Ctrl+C reaches the whole process group; the parent finishes its requests first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

async function answer({ task, input }: PictureRequest): Promise<void> {
  const run = pictureTasks[task] as (...args: unknown[]) => Promise<unknown>
  const reply = await run(...input).then(
    (output): PictureAnswer => ({ output }),
    (error: unknown): PictureAnswer => ({ error: String(error) }),
  )
  process.send?.(reply)
}
