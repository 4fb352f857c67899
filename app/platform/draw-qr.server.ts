import encodeQR from 'qr'
import type { QrDrawing } from '#app/ui/qr-picture.tsx'

/** Of the standard: readers need a margin of four squares. */
const MARGIN = 4

/** True for a dark square. */
export function squaresOf(text: string): boolean[][] {
  return encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN })
}

/** For pages: the dark squares as the path of an SVG. */
export function drawQr(text: string): QrDrawing {
  const squares = squaresOf(text)
  const runs = squares.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`]
    }),
  )
  return { path: runs.join(''), size: squares.length }
}
