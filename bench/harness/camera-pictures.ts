import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { root } from './subject.ts'

const MAX_BYTES = 5 * 1024 * 1024

type CameraPicture = { name: string; bytes: Buffer }

export async function cameraPictures(): Promise<CameraPicture[]> {
  const pictures: CameraPicture[] = []
  for (const [width, height] of [
    [1601, 1200],
    [2000, 1500],
    [4032, 3024],
    [8000, 5000],
  ] as const) {
    pictures.push({ name: `JPEG ${width} x ${height}`, bytes: await nearLimit(await grainy(width, height)) })
  }
  const turned = (await grainy(4032, 3024)).withMetadata({ orientation: 6 })
  pictures.push({ name: 'JPEG 4032 x 3024, held upright', bytes: await nearLimit(turned) })
  pictures.push({ name: 'progressive JPEG 8000 x 5000', bytes: await nearLimit(await grainy(8000, 5000), true) })
  pictures.push({ name: 'PNG 1500 x 1100', bytes: await (await grainy(1500, 1100)).png().toBuffer() })
  pictures.push({
    name: 'PNG 1100 x 800, 16 bits',
    bytes: await (await grainy(1100, 800)).toColourspace('rgb16').png().toBuffer(),
  })
  pictures.push({ name: 'WebP 4032 x 3024', bytes: await (await grainy(4032, 3024)).webp({ quality: 85 }).toBuffer() })
  return pictures
}

/** The largest that are accepted, beside 40 megapixels. */
export const flatPictures = {
  'PNGs of 40 MP': (shade: number) => flat(7968, 4982, shade).png().toBuffer(),
  'interlaced PNGs of 16 MP': (shade: number) => flat(4616, 3466, shade).png({ progressive: true }).toBuffer(),
  'progressive JPEGs of 50 MP': (shade: number) => flat(8160, 6120, shade).jpeg({ progressive: true }).toBuffer(),
}

function flat(width: number, height: number, shade: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r: 160, g: shade, b: 20 } } })
}

async function grainy(width: number, height: number): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const grain = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(join(root, 'photos/event-tast-al-celler.jpg'))
    .resize(width, height)
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
}

async function nearLimit(picture: Sharp, progressive = false): Promise<Buffer> {
  for (let quality = 98; ; quality -= 4) {
    const bytes = await picture.clone().jpeg({ quality, progressive }).toBuffer()
    if (bytes.length <= MAX_BYTES) return bytes
  }
}
