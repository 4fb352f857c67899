/** Child process: runs the tasks of its parent one at a time and ends with it. */
import { serveParent } from '#app/platform/serve-parent.ts'
import { pictureTasks } from './picture-tasks.server.ts'
import type { PictureAnswer, PictureRequest } from './picture-process.server.ts'

serveParent(({ task, input }: PictureRequest) => {
  const run = pictureTasks[task] as (...args: unknown[]) => Promise<unknown>
  return run(...input).then(
    (output): PictureAnswer => ({ output }),
    (error: unknown): PictureAnswer => ({ error: String(error) }),
  )
})
