import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventParties, eventRegistrations } from '#app/database/schema.ts'
import { composeRegistration } from '#app/bookings/mails/messages.server.tsx'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { linkToken } from '#app/platform/secrets/secrets.server.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { makeEvent, montserrat } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { applyOperations } from '#app/bookings/attendance/check-ins.server.ts'
import { readDoorList, readListVersion } from '#app/door/door-list.server.ts'
import { ticketCode } from '#app/bookings/tickets/ticket-code.server.ts'
import { hashTicket } from '#app/bookings/tickets/ticket-hash.ts'

openTestDatabase('empty', 'panel')

const porter = { id: 'porter' }
const r = eventRegistrations

async function booked(names: string[]) {
  const event = await makeEvent()
  const guests = names.map((fullName) => ({ fullName }))
  const outcome = accepted(await bookParty(event, montserrat({ fullName: names[0] ?? '' }), guests))
  return { event, id: outcome.id }
}

async function read(png: string | Buffer) {
  const { data, info } = await sharp(png as Buffer)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

test.each([[['Montserrat Vilar']], [['Montserrat Vilar', 'Joan Vilar', '']]])(
  'the mail for %j has a code for each guest, with which the door finds that guest',
  async (names) => {
    const { event, id } = await booked(names)
    const message = await composeRegistration({ partyId: id }, 'ca')
    const pictures = (message?.attachments ?? []).filter(({ cid }) => cid?.startsWith('ticket'))
    expect(pictures).toHaveLength(names.length)
    for (const { cid } of pictures) expect(message?.html).toContain(`src="cid:${cid}"`)
    const list = await readDoorList(event, 'ca', porter)
    for (const [index, { content }] of pictures.entries()) {
      const hash = await hashTicket(await read(content))
      const found = list?.guests.filter(({ tickets }) => tickets.includes(hash)) ?? []
      expect(found.map(({ position }) => position)).toEqual([index + 1])
      const [guest = { id: '' }] = found
      await applyOperations(event, [{ kind: 'in', id: crypto.randomUUID(), guest: guest.id, agoMs: 0 }], {
        actor: porter,
      })
    }
    expect(await database.$count(r, eq(r.eventId, event))).toBe(names.length)
    const come = await database.select({ at: r.attendedAt }).from(r).where(eq(r.eventId, event))
    expect(come.every(({ at }) => at !== null)).toBe(true)
  },
)

test('a code is neither a link of the guest nor of the booking, and the list of a phone does not hold it', async () => {
  const { event, id } = await booked(['Montserrat Vilar'])
  const code = ticketCode(id, { linkVersion: 0 })
  expect(code).toMatch(/^[0-9A-F]{30}$/)
  expect(linkToken('cancel-registration', id)).not.toContain(code)
  const list = JSON.stringify(await readDoorList(event, 'es', porter))
  expect(list).not.toContain(code)
  expect(list).not.toMatch(/@|example\.org/)
})

test('the code of a mail to an address that was corrected is no ticket; that of the page is', async () => {
  const { event, id } = await booked(['Montserrat Vilar'])
  const findRow = async (code: string) => {
    const hash = await hashTicket(code)
    const list = await readDoorList(event, 'ca', porter)
    return list?.guests.find(({ tickets }) => tickets.includes(hash))?.id
  }
  const before = await readListVersion(event)
  const mailed = ticketCode(id, { linkVersion: 0 })
  expect(await findRow(mailed)).toBe(id)
  await updateRow(eventParties, id, { linkVersion: 1 })
  expect(await findRow(mailed)).toBeUndefined()
  expect(await findRow(ticketCode(id, { linkVersion: 1 }))).toBe(id)
  // So that phones read the list again.
  expect(await readListVersion(event)).not.toBe(before)
})
