import { chromium, type Browser } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { BASELINE_CODE, chromiumOptions } from './chromium.ts'

const [WIDTH, HEIGHT] = [640, 480]

/** A browser whose camera sees a picture, in the middle of its frame. @param file where the film is written (Y4M) */
export async function openBrowserWithCamera(picture: Buffer, file: string): Promise<Browser> {
  const grey = await sharp(picture)
    .resize(WIDTH, HEIGHT, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer()
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, colourless])
  await writeFile(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`), frame, frame]),
  )
  const camera = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ]
  // Reading codes in pictures needs optimized code.
  const args = (chromiumOptions.args ?? []).filter((arg) => arg !== BASELINE_CODE)
  return chromium.launch({ ...chromiumOptions, args: [...args, ...camera] })
}
