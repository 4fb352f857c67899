import encodeQR from 'qr'
import type { MailMessage } from '#app/platform/mail/message.ts'
import { ticketCode, type LinkVersion } from './ticket-code.server.ts'
import type { Ticket } from './ticket-picture.tsx'

/** Of the standard: readers need a margin of four squares. */
const MARGIN = 4
/** Pixels of a square in mails, which show the picture at half the size. */
const SQUARE_PX = 8

function squaresOf(guestId: string, party: LinkVersion): boolean[][] {
  return encodeQR(ticketCode(guestId, party), 'raw', { ecc: 'medium', border: MARGIN })
}

/** For the pages of a guest: the dark squares as the path of an SVG. */
export function drawTicket(guestId: string, party: LinkVersion): Ticket {
  const squares = squaresOf(guestId, party)
  const runs = squares.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`]
    }),
  )
  return { path: runs.join(''), size: squares.length }
}

/** For mails, which show no SVG: a part of the message, because mail programs load no pictures unasked. */
export async function attachTicket(
  guestId: string,
  party: LinkVersion,
  cid: string,
): Promise<NonNullable<MailMessage['attachments']>[0]> {
  const { default: sharp } = await import('sharp')
  const squares = squaresOf(guestId, party)
  const side = squares.length * SQUARE_PX
  const pixels = Buffer.alloc(side * side, 255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (squares[Math.floor(y / SQUARE_PX)]?.[Math.floor(x / SQUARE_PX)]) pixels[y * side + x] = 0
  const content = await sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png({ palette: true, colours: 2 })
    .toBuffer()
  return { filename: `${cid}.png`, contentType: 'image/png', content, cid }
}
