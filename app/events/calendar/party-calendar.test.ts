import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { config } from '#app/config.server.ts'
import { calendarInbox } from '#tests/harness/calendar-inbox.ts'
import { partyCalendar } from './party-calendar.server.ts'

const dinner = {
  id: 7,
  title: 'Sopar de la tòfona',
  lead: 'Set plats.',
  location: 'Berga',
  date: new Date('2030-12-04T19:30:00Z'),
  url: 'http://localhost:3000/ca/eventos/7',
}
const moved = { ...dinner, date: new Date('2030-12-04T20:00:00Z') }
const party = {
  id: '3f8c1c8e-0000-4000-8000-000000000001',
  contactName: 'Joana Vila',
  email: 'joana@example.org',
  calendarSequence: 0,
  eventEntry: false,
}
const uid = `party-${party.id}@localhost`
const after = (changes: number) => ({ ...party, calendarSequence: changes })

function entryOf(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[])
  const entry = calendar.getFirstSubcomponent('vevent')
  if (!entry) throw new Error('no entry')
  return { calendar, entry }
}

describe('the calendar entry of a party', () => {
  test('is an invitation of the club to the contact, who has accepted it', () => {
    const { method, content } = partyCalendar(party, dinner, 'booked')
    const { calendar, entry } = entryOf(content)
    expect([method, calendar.getFirstPropertyValue('method')]).toEqual(['REQUEST', 'REQUEST'])
    expect(entry.getFirstPropertyValue('uid')).toBe(uid)
    expect(entry.getFirstPropertyValue('sequence')).toBe(0)
    expect(entry.getFirstPropertyValue('status')).toBe('CONFIRMED')
    expect(entry.getFirstPropertyValue('organizer')).toBe(`mailto:${config.mailFrom}`)
    const [attendee, ...others] = entry.getAllProperties('attendee')
    expect(others).toEqual([])
    expect(attendee?.getFirstValue()).toBe('MAILTO:joana@example.org')
    expect(attendee?.getParameter('partstat')).toBe('ACCEPTED')
    expect(attendee?.getParameter('rsvp')).toBe('FALSE')
  })

  test('ends when the event does, and names no end when that is not known', () => {
    const endOf = (event: typeof dinner & { endsAt?: Date | null }) =>
      new ICAL.Event(entryOf(partyCalendar(party, event, 'booked').content).entry).endDate.toJSDate()
    expect(entryOf(partyCalendar(party, dinner, 'booked').content).entry.hasProperty('dtend')).toBe(false)
    expect(endOf({ ...dinner, endsAt: new Date('2030-12-05T00:00:00Z') })).toEqual(new Date('2030-12-05T00:00:00Z'))
  })

  test('does not repeat a text that is no name', () => {
    const { content } = partyCalendar({ ...party, contactName: 'Gana 500 € en casino.example' }, dinner, 'booked')
    expect(content).not.toContain('casino')
  })

  test('as a plain file is published, has no attendee and says by its status that it is cancelled', () => {
    const { method, content } = partyCalendar(after(1), dinner, 'cancelled', false)
    const { calendar, entry } = entryOf(content)
    expect([method, calendar.getFirstPropertyValue('method')]).toEqual(['PUBLISH', 'PUBLISH'])
    expect(entry.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(entry.getFirstProperty('attendee')).toBeNull()
  })
})

describe('a calendar that receives the mails of a party', () => {
  const booked = partyCalendar(party, dinner, 'booked')
  const changed = partyCalendar(after(1), moved, 'booked')
  const cancelled = partyCalendar(after(2), moved, 'cancelled')

  test('has one entry, at the new hour after a change, and none after the cancellation', () => {
    const inbox = calendarInbox()
    inbox.receive(booked)
    expect(inbox.entries()).toEqual([{ uid, start: '2030-12-04T19:30:00.000Z' }])
    inbox.receive(changed)
    expect(inbox.entries()).toEqual([{ uid, start: '2030-12-04T20:00:00.000Z' }])
    inbox.receive(cancelled)
    expect(inbox.entries()).toEqual([])
  })

  test('ends the same whatever the order of arrival', () => {
    const inbox = calendarInbox()
    for (const mail of [cancelled, changed, booked]) inbox.receive(mail)
    expect(inbox.entries()).toEqual([])
  })

  test('has the entry again after the party is restored', () => {
    const inbox = calendarInbox()
    for (const mail of [booked, changed, cancelled, partyCalendar(after(3), moved, 'booked')]) inbox.receive(mail)
    expect(inbox.entries()).toEqual([{ uid, start: '2030-12-04T20:00:00.000Z' }])
  })
})
