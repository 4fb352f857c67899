// `node commands/make-hero-photos.ts` makes `photos/hero/` from `photos/hero-*.jpg`; commit its output. Phones get a
// crop around the focal point. A scrim of 62 % and more hides the low quality.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { slides } from '#app/site/home/slides.ts'

const root = join(import.meta.dirname, '..')
const target = join(root, 'photos/hero')
const upright = { width: 640, height: 1000 }
const widths = [960, 1280, 1600]

await mkdir(target, { recursive: true })
for (const { photo, focal } of slides) {
  const source = join(root, 'photos', `hero-${photo}.jpg`)
  const { width, height } = await sharp(source).metadata()
  const scale = upright.height / height
  const left = Math.round(
    Math.min(Math.max(width * scale * focal[0] - upright.width / 2, 0), width * scale - upright.width),
  )
  await writeAvif(
    sharp(source)
      .resize({ height: upright.height })
      .extract({ left, top: 0, ...upright }),
    `${photo}-640`,
  )
  for (const wanted of widths) await writeAvif(sharp(source).resize({ width: wanted }), `${photo}-${wanted}`)
  await sharp(source)
    .resize({ width: 1280 })
    .webp({ quality: 64, effort: 6 })
    .toFile(join(target, `${photo}-1280.webp`))
}
await sharp(join(root, 'photos', `hero-${slides[0].photo}.jpg`))
  .resize({ width: 1200, height: 630, fit: 'cover' })
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(join(target, 'share.jpg'))

async function writeAvif(picture: Sharp, name: string): Promise<void> {
  await picture.avif({ quality: 46, effort: 6 }).toFile(join(target, `${name}.avif`))
}
