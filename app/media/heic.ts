/** HEIF brands of HEVC pictures, as phones write them (ISO/IEC 23008-12). */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

export function isHeic(start: Uint8Array): boolean {
  const text = (from: number) => String.fromCharCode(...start.subarray(from, from + 4))
  return text(4) === 'ftyp' && HEIC_BRANDS.has(text(8))
}
