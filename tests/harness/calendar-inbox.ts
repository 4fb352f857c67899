import ICAL from 'ical.js'

type Kept = { sequence: number; start: string; isCancelled: boolean }

/** A calendar that applies what arrives by mail as RFC 5546 (2.1.5) says: only a later SEQUENCE changes an entry. */
export function calendarInbox() {
  const kept = new Map<string, Kept>()
  return {
    receive({ content }: { content: string }) {
      const calendar = new ICAL.Component(ICAL.parse(content) as unknown[])
      const method = calendar.getFirstPropertyValue('method')
      for (const component of calendar.getAllSubcomponents('vevent')) {
        const { uid, sequence, startDate } = new ICAL.Event(component)
        const known = kept.get(uid)
        if (known && sequence <= known.sequence) continue
        kept.set(uid, { sequence, start: startDate.toJSDate().toISOString(), isCancelled: method === 'CANCEL' })
      }
    },
    entries: () => [...kept].filter(([, { isCancelled }]) => !isCancelled).map(([uid, { start }]) => ({ uid, start })),
  }
}
