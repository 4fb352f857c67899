import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { onOneLine, renderCalendar } from './calendar.server.ts'

const dinner = {
  id: 7,
  title: 'Cena; «otoño», con coma',
  lead: 'Siete platos.\n\nY una sobremesa larga: '.repeat(5),
  location: 'Carrer de l’Olivera, 12, Barcelona',
  date: new Date('2026-12-04T20:00:00Z'),
  endsAt: null,
  cancelled: false,
  url: 'http://localhost:3000/eventos/7',
}

const calendarOf = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[])
const eventsOf = (text: string) =>
  calendarOf(text)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))

describe('a calendar file', () => {
  test('contains the facts of the event', () => {
    const [event] = eventsOf(renderCalendar([dinner]))
    expect(event).toMatchObject({
      uid: 'event-7@localhost',
      summary: dinner.title,
      description: dinner.lead,
      location: dinner.location,
    })
  })

  test.each([
    ['in winter', '2026-12-04T20:00:00Z', '2026-12-04T23:00:00Z'],
    ['over the night in which the clocks go forward', '2027-03-27T23:30:00Z', '2027-03-28T02:30:00Z'],
    ['over the night in which they go back', '2026-10-24T22:30:00Z', '2026-10-25T01:30:00Z'],
  ])('gives start and end in UTC, %s', (_, start, end) => {
    const [event] = eventsOf(renderCalendar([{ ...dinner, date: new Date(start), endsAt: new Date(end) }]))
    expect(event?.startDate.toJSDate()).toEqual(new Date(start))
    expect(event?.endDate.toJSDate()).toEqual(new Date(end))
  })

  test('invents no end', () => {
    const [event] = eventsOf(renderCalendar([dinner]))
    expect(event?.component.hasProperty('dtend')).toBe(false)
    expect(event?.component.hasProperty('duration')).toBe(false)
  })

  test('gives the end that the event has, and says that it is cancelled', () => {
    const endsAt = new Date('2026-12-05T01:30:00Z')
    const [event] = eventsOf(renderCalendar([{ ...dinner, endsAt, cancelled: true }]))
    expect(event?.endDate.toJSDate()).toEqual(endsAt)
    expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  test('has lines of at most 75 bytes that end with CRLF', () => {
    const lines = renderCalendar([dinner]).split('\r\n')
    expect(lines.join('')).not.toContain('\n')
    expect(lines.at(-1)).toBe('')
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  test('has a refresh interval only as a subscription', () => {
    const followed = calendarOf(renderCalendar([dinner], true))
    expect(String(followed.getFirstPropertyValue('refresh-interval'))).toBe('PT6H')
    expect(followed.getFirstPropertyValue('x-published-ttl')).toBe('PT6H')
    expect(calendarOf(renderCalendar([dinner])).getFirstProperty('refresh-interval')).toBeNull()
  })

  test('names the club on one line, whatever was stored: PRODID is not escaped', () => {
    expect(onOneLine('Cercle\r\nATTENDEE:mailto:x@f.test//Y\u0085Z')).toBe('Cercle ATTENDEE:mailto:x@f.test/Y Z')
    expect(onOneLine('Cercle Gastronòmic')).toBe('Cercle Gastronòmic')
  })

  test('is valid without events', () => {
    expect(eventsOf(renderCalendar([], true))).toEqual([])
  })
})
