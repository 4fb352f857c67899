import { pictureHash } from '#app/media/picture.ts'

export function isPictureAddress(value: unknown): value is string {
  return typeof value === 'string' && pictureHash(value) !== null
}
