import { MAX_UPLOAD_BYTES } from './upload-limit.ts'

/** Longest side in pixels and JPEG quality; the first result within the limit is sent. */
const ATTEMPTS = [
  [4_000, 0.9],
  [4_000, 0.75],
  [2_500, 0.75],
  [1_600, 0.7],
] as const

/** Null when the browser cannot decode the file. */
export async function shrinkPicture(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return null
  try {
    for (const [longestSide, quality] of ATTEMPTS) {
      const jpeg = await draw(bitmap, longestSide, quality)
      if (jpeg && jpeg.size <= MAX_UPLOAD_BYTES) return jpeg
    }
    return null
  } finally {
    bitmap.close()
  }
}

function draw(bitmap: ImageBitmap, longestSide: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return Promise.resolve(null)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality))
}
