import { crc32, deflateSync } from 'node:zlib'
import { drawQr, squaresOf } from '#app/platform/draw-qr.server.ts'
import type { MailMessage } from '#app/platform/mail/message.ts'
import { ticketCode, type LinkVersion } from './ticket-code.server.ts'
import type { QrDrawing } from '#app/ui/qr-picture.tsx'

/** Pixels of a square in mails, which show the picture at half the size: the bits of a byte. */
const SQUARE_PX = 8

/** For the pages of a guest. */
export function drawTicket(guestId: string, party: LinkVersion): QrDrawing {
  return drawQr(ticketCode(guestId, party))
}

/** For mails, which show no SVG: a part of the message, because mail programs load no pictures unasked. */
export function attachTicket(
  guestId: string,
  party: LinkVersion,
  cid: string,
): NonNullable<MailMessage['attachments']>[0] {
  const content = encodePng(squaresOf(ticketCode(guestId, party)))
  return { filename: `${cid}.png`, contentType: 'image/png', content, cid }
}

/** In black and white, one bit for a pixel: an encoder of photographs takes most of the CPU time of a mail. */
function encodePng(squares: boolean[][]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(squares.length * SQUARE_PX, 0)
  header.writeUInt32BE(squares.length * SQUARE_PX, 4)
  header.writeUInt8(1, 8)
  // Each line begins with its filter: none.
  const lines = squares.map((row) => Buffer.from([0, ...row.map((dark) => (dark ? 0x00 : 0xff))]))
  const pixels = Buffer.concat(lines.flatMap((line) => Array.from({ length: SQUARE_PX }, () => line)))
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}
