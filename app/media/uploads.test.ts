import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/harness/database.ts'
import { findVariant } from './media.server.ts'
import { acceptUpload, describePicture, findPicture } from './uploads.server.ts'
import { uploadLimit } from './upload-limit.ts'

openTestDatabase()

const plate = sharp({ create: { width: 800, height: 600, channels: 3, background: '#c3341c' } })
const kept = async (bytes: Buffer) => {
  const outcome = await acceptUpload(bytes, 'blog', 'secretaria')
  return outcome.ok ? outcome.url.replace('/media/', '') : outcome.reason
}

describe('an uploaded picture', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('may be %s, and is kept re-encoded', async (format) => {
    const hash = await kept(await plate.clone().toFormat(format).toBuffer())
    expect(await findPicture(hash)).toMatchObject({ width: 800, height: 600, altEs: '', focalX: 0.5 })
    expect((await sharp((await findVariant(hash, 320, 'webp')) ?? undefined).metadata()).width).toBe(320)
  })

  test.each([1600, 1601, 2000, 4032, 8000])('may be %i pixels wide', async (width) => {
    const hash = await kept(await plate.clone().resize(width, 60, { fit: 'fill' }).jpeg().toBuffer())
    expect(await findPicture(hash)).toMatchObject({ width, height: 60 })
    expect((await sharp((await findVariant(hash, 1600, 'avif')) ?? undefined).metadata()).width).toBe(1600)
  })

  test('keeps nothing of where it was taken', async () => {
    const hash = await kept(await plate.clone().withExif({ IFD3: { GPSLatitudeRef: 'N' } }).jpeg().toBuffer())
    expect((await sharp((await findVariant(hash, 800, 'webp')) ?? undefined).metadata()).exif).toBeUndefined()
  })

  test('is refused when it is something else, whatever it is called', async () => {
    const gif = await plate.clone().gif().toBuffer()
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')
    const broken = (await plate.clone().png().toBuffer()).subarray(0, 60)
    for (const bytes of [gif, drawing, broken, Buffer.from('hola'), Buffer.alloc(0)]) expect(await kept(bytes)).toBe('not-a-picture')
    expect(await kept(Buffer.alloc(uploadLimit + 1))).toBe('too-large')
  })

  test('with a transparent ground stands on white', async () => {
    const hash = await kept(await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png().toBuffer())
    expect((await findPicture(hash))?.color).toBe('#ffffff')
  })

  test('is described afterwards; what is not there is not', async () => {
    const hash = await kept(await plate.clone().png().toBuffer())
    const words = { altEs: 'Un plato', altCa: 'Un plat', focalX: 0.25, focalY: 1 }
    expect(await describePicture(hash, words, 'secretaria')).toMatchObject(words)
    expect(await describePicture('0'.repeat(64), words, 'secretaria')).toBeNull()
  })
})
