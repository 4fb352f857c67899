import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { eventCalendar } from './calendar.server.ts'

const dinner = {
  id: 7,
  title: 'Cena; «otoño», con coma',
  lead: 'Siete platos.\n\nY una sobremesa larga: '.repeat(5),
  location: 'Carrer de l’Olivera, 12, Barcelona',
  date: new Date('2026-12-04T20:00:00Z'),
  url: 'http://localhost:3000/eventos/7',
}

const calendarOf = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[])
const eventsOf = (text: string) =>
  calendarOf(text)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))

describe('a calendar file', () => {
  test('is read by a calendar with all that the page says', () => {
    const [event] = eventsOf(eventCalendar([dinner]))
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
  ])('gives start and end as moments, %s', (_, start, end) => {
    const [event] = eventsOf(eventCalendar([{ ...dinner, date: new Date(start) }]))
    expect(event?.startDate.toJSDate()).toEqual(new Date(start))
    expect(event?.endDate.toJSDate()).toEqual(new Date(end))
  })

  test('keeps to lines of at most 75 bytes that end as the standard wants', () => {
    const lines = eventCalendar([dinner]).split('\r\n')
    expect(lines.join('')).not.toContain('\n')
    expect(lines.at(-1)).toBe('')
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  test('says how often to ask again only when it is followed', () => {
    const followed = calendarOf(eventCalendar([dinner], true))
    expect(String(followed.getFirstPropertyValue('refresh-interval'))).toBe('PT6H')
    expect(followed.getFirstPropertyValue('x-published-ttl')).toBe('PT6H')
    expect(calendarOf(eventCalendar([dinner])).getFirstProperty('refresh-interval')).toBeNull()
  })

  test('without any event is a calendar all the same', () => {
    expect(eventsOf(eventCalendar([], true))).toEqual([])
  })
})
