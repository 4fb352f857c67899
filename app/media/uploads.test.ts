import { spawnSync } from 'node:child_process'
import { crc32 } from 'node:zlib'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { until } from '#tests/harness/mailbox.ts'
import { findVariant } from './media.server.ts'
import type { VariantFormat } from './picture.ts'
import { isPictureQueueFull, processPicture } from './picture-process.server.ts'
import * as variants from './picture-variants.server.ts'
import { acceptUpload, describePicture, findPicture } from './uploads.server.ts'
import { MAX_UPLOAD_BYTES } from './upload-limit.ts'

const secretary = { id: 'secretaria' }

openTestDatabase('empty', 'panel')
const [encodePicture, enqueueLostPictures] = [
  inPool('jobs', variants.encodePicture),
  inPool('jobs', variants.enqueueLostPictures),
]

const red = { r: 195, g: 52, b: 28 }
const blue = { r: 20, g: 40, b: 200 }
const plain = (width: number, height: number, background = red) =>
  sharp({ create: { width, height, channels: 3, background } })

async function upload(bytes: Buffer): Promise<string> {
  const outcome = await acceptUpload(bytes, 'blog', secretary)
  return outcome.ok ? outcome.url.replace('/media/', '') : outcome.reason
}

async function encoded(hash: string, width: number, format: VariantFormat) {
  await encodePicture(hash)
  return sharp((await findVariant(hash, width, format))?.bytes)
}

async function averageOf(hash: string) {
  const { color = '' } = (await findPicture(hash)) ?? {}
  return [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16))
}

function expectRed([r = 0, g = 0, b = 0]: number[]) {
  expect(r).toBeGreaterThan(g + 100)
  expect(r).toBeGreaterThan(b + 100)
}

describe('an uploaded picture', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('may be %s, and is re-encoded', async (format) => {
    const hash = await upload(await plain(800, 600).toFormat(format).toBuffer())
    expect(await findPicture(hash)).toMatchObject({ width: 800, height: 600, altEs: '', focalX: 0.5 })
    expect((await (await encoded(hash, 320, 'webp')).metadata()).width).toBe(320)
  })

  test.each([
    [1601, 1200, 1199],
    [2000, 1500, 1200],
    [3024, 4032, 2133],
    [4032, 3024, 1200],
    [8000, 5000, 1000],
  ])('is scaled down from %i x %i pixels', async (width, height, keptHeight) => {
    const hash = await upload(await plain(width, height).jpeg().toBuffer())
    expect(await findPicture(hash)).toMatchObject({ width: 1600, height: keptHeight })
  })

  test('is stored in every width as AVIF and WebP, and as one JPEG for sharing', async () => {
    const hash = await upload(await plain(1601, 90).jpeg().toBuffer())
    for (const width of [320, 480, 640, 960, 1280, 1600]) {
      expect(await (await encoded(hash, width, 'avif')).metadata()).toMatchObject({ width, format: 'heif' })
      expect(await (await encoded(hash, width, 'webp')).metadata()).toMatchObject({ width, format: 'webp' })
    }
    expect(await (await encoded(hash, 1200, 'jpeg')).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    })
    expect(await findVariant(hash, 1601, 'webp')).toBeNull()
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('is turned upright for orientation %i', async (orientation) => {
    const hash = await upload(await turned(orientation))
    expect(await findPicture(hash)).toMatchObject({ width: 60, height: 40 })
    const { data } = await sharp((await findVariant(hash, 60, 'webp'))?.bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * 60 + x) * 3, (y * 60 + x) * 3 + 3)]
    expectRed(at(5, 5))
    for (const [x, y] of [
      [55, 5],
      [5, 35],
      [55, 35],
    ] as const)
      expect(at(x, y)[2]).toBeGreaterThan(150)
  })

  test('may be a CMYK JPEG, or a PNG of 16 bits', async () => {
    expectRed(await averageOf(await upload(await plain(300, 200).toColourspace('cmyk').jpeg().toBuffer())))
    const deep = await plain(300, 200).toColourspace('rgb16').png().toBuffer()
    expect((await sharp(deep).metadata()).depth).toBe('ushort')
    expectRed(await averageOf(await upload(deep)))
  })

  test('shows the first frame of an animation', async () => {
    const frames = await Promise.all([red, blue].map((colour) => plain(90, 60, colour).png().toBuffer()))
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await sharp(animated).metadata()).pages).toBe(2)
    const hash = await upload(animated)
    expect(await findPicture(hash)).toMatchObject({ width: 90, height: 60 })
    expectRed(await averageOf(hash))
  })

  test('loses its location', async () => {
    const hash = await upload(
      await plain(800, 600)
        .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
        .jpeg()
        .toBuffer(),
    )
    expect((await sharp((await findVariant(hash, 800, 'webp'))?.bytes).metadata()).exif).toBeUndefined()
    expect((await (await encoded(hash, 800, 'webp')).metadata()).exif).toBeUndefined()
  })

  test('gets a white background instead of transparency', async () => {
    const hash = await upload(
      await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
        .png()
        .toBuffer(),
    )
    expect((await findPicture(hash))?.color).toBe('#ffffff')
  })

  test('is described after the upload; unknown pictures are refused', async () => {
    const hash = await upload(await plain(800, 600).png().toBuffer())
    const description = { altEs: 'Un plato', altCa: 'Un plat', focalX: 0.25, focalY: 1 }
    expect(await describePicture(hash, description, secretary)).toMatchObject(description)
    expect(await describePicture('0'.repeat(64), description, secretary)).toBeNull()
  })
})

describe('a picture whose job is lost', () => {
  test('is enqueued by the sweep, once', async () => {
    const hash = await upload(await plain(70, 60).png().toBuffer())
    await database.execute(sql`update pgboss.job set state = 'completed' where name = 'encode-picture'`)
    const [waiting] = await database.execute<{ count: number }>(
      sql`select count(*)::int from media_variants where format = 'source'`,
    )
    expect(await enqueueLostPictures()).toBe(waiting?.count)
    expect(await enqueueLostPictures()).toBe(0)
    await encodePicture(hash)
    await encodePicture(hash)
    expect(
      await database.execute(sql`select width, format from media_variants where hash = ${hash} order by 1, 2`),
    ).toEqual([
      { width: 70, format: 'avif' },
      { width: 70, format: 'webp' },
      { width: 1200, format: 'jpeg' },
    ])
  })

  test('that is deleted during encoding leaves no variant', async () => {
    const hash = await upload(await plain(75, 60).png().toBuffer())
    await Promise.all([encodePicture(hash), database.execute(sql`delete from media where hash = ${hash}`)])
    expect(await findVariant(hash, 75, 'webp')).toBeNull()
  })
})

test('A picture process that crashes fails only the current upload', async () => {
  const large = await plain(8000, 5000).jpeg().toBuffer()
  const outcomes = Promise.allSettled(Array.from({ length: 5 }, () => upload(large)))
  const [pid = 0] = await until(() => pictureProcesses())
  process.kill(pid, 'SIGKILL')
  expect((await outcomes).filter(({ status }) => status === 'rejected')).toHaveLength(1)
})

describe('an upload is refused', () => {
  test('when it is not a picture, whatever its name', async () => {
    const gif = await plain(80, 60).gif().toBuffer()
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    )
    const whole = await plain(80, 60).png().toBuffer()
    const lying = withPngSize(whole, 3000, 3000)
    for (const bytes of [gif, drawing, whole.subarray(0, 60), lying, Buffer.from('hola'), Buffer.alloc(0)]) {
      expect(await upload(bytes)).toBe('not-a-picture')
    }
  })

  test('when it is a drawing that takes a minute to read, at once', async () => {
    const style = `<style>${'a b c d>e{f:g}'.repeat(300_000)}</style>`
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${style}${'<g/>'.repeat(20_000)}</svg>`
    expect(await upload(Buffer.from(drawing))).toBe('not-a-picture')
  })

  test('when it is too large, has too many pixels, or is HEIC', async () => {
    expect(await upload(Buffer.alloc(MAX_UPLOAD_BYTES + 1))).toBe('file-too-large')
    expect(await upload(withPngSize(await plain(80, 60).png().toBuffer(), 50_000, 1_001))).toBe('too-many-pixels')
    const interlaced = (height: number) => plain(4000, height).png({ progressive: true }).toBuffer()
    expect(await upload(await interlaced(4_001))).toBe('interlaced')
    expect(await upload(await interlaced(4_000))).toMatch(/^[0-9a-f]{64}$/)
    const progressive = plain(5_001, 5_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    expect(await upload(await progressive.toBuffer())).toBe('interlaced')
    expect(await upload(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toBe('heic')
  })

  test('while the queue is full', async () => {
    const bytes = await plain(80, 60).jpeg().toBuffer()
    const flood: Promise<unknown>[] = []
    while (!isPictureQueueFull() && flood.length < 100) flood.push(processPicture('decode', bytes))
    // One running and eight waiting.
    expect(flood).toHaveLength(9)
    expect(await upload(bytes)).toBe('busy')
    await Promise.all(flood)
    expect(await upload(bytes)).toMatch(/^[0-9a-f]{64}$/)
  })
})

function pictureProcesses(): number[] | undefined {
  const { stdout } = spawnSync('pgrep', ['-P', String(process.pid), '-f', 'picture-worker'], { encoding: 'utf8' })
  const pids = stdout.split('\n').filter(Boolean).map(Number)
  return pids.length > 0 ? pids : undefined
}

/** 60 x 40 pixels, red at the top left and blue elsewhere, stored with that EXIF orientation. */
async function turned(orientation: number): Promise<Buffer> {
  const corner = await plain(30, 20).png().toBuffer()
  const upright = await plain(60, 40, blue)
    .composite([{ input: corner, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const angle = [0, 0, 0, 180, 180, 90, 270, 270, 90][orientation] as number
  const rotated = await sharp(upright).rotate(angle).png().toBuffer()
  const mirrored = [2, 4, 5, 7].includes(orientation) ? sharp(rotated).flop() : sharp(rotated)
  return mirrored.withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
}

function withPngSize(png: Buffer, width: number, height: number): Buffer {
  const lying = Buffer.from(png)
  lying.writeUInt32BE(width, 16)
  lying.writeUInt32BE(height, 20)
  lying.writeUInt32BE(crc32(lying.subarray(12, 29)), 29)
  return lying
}
