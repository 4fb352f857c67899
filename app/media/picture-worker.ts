/** Child process: runs the tasks of its parent one at a time and ends with it. */
import sharp from 'sharp'
import { serveParent } from '#app/platform/serve-parent.ts'
import { pictureTasks } from './picture-tasks.server.ts'
import type { PictureAnswer, PictureRequest } from './picture-process.server.ts'

// An SVG that no picture is made of took 1.4 GB of memory, and a minute, before its format was known.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

serveParent(({ task, input }: PictureRequest) => {
  const run = pictureTasks[task] as (...args: unknown[]) => Promise<unknown>
  return run(...input).then(
    (output): PictureAnswer => ({ output }),
    (error: unknown): PictureAnswer => ({ error: String(error) }),
  )
})
