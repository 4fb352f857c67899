/** The picture process: carries out the tasks that its parent sends, one at a time, and ends with its parent. */
import { pictureTasks } from './picture-tasks.server.ts'
import type { PictureAnswer, PictureRequest } from './picture-process.server.ts'

process.on('message', (request) => void answer(request as PictureRequest))
process.on('disconnect', () => process.exit())
// Ctrl+C reaches the whole group: the parent finishes its requests first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

async function answer({ task, input }: PictureRequest): Promise<void> {
  const run = pictureTasks[task] as (...words: unknown[]) => Promise<unknown>
  const reply = await run(...input).then(
    (output): PictureAnswer => ({ output }),
    (error: unknown): PictureAnswer => ({ error: String(error) }),
  )
  process.send?.(reply)
}
