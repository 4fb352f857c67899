import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Prints formatted dates and parsed wall times around both daylight saving changes. */
const script = `
const { formatDateTime, formatDate, formatTime, formatShortDate, formatLongDate } = await import('#app/i18n/dates.ts')
const { clubTime, clubWall, occursTwice } = await import('#app/platform/club-time.ts')
const walls = [
  '2026-10-24T23:30', '2026-10-25T01:59', '2026-10-25T02:30', '2026-10-25T03:00', '2027-03-27T23:59', '2027-03-28T01:59',
  '2027-03-28T02:00', '2027-03-28T02:30', '2027-03-28T03:00', '2026-12-31T23:59', '2028-02-29T00:00',
]
for (const wall of walls) {
  const { moment, refusal } = clubTime(wall)
  const formatted = () => [
    moment.toISOString(), occursTwice(wall), clubWall(moment), formatDateTime(moment, 'es'), formatDateTime(moment, 'ca'),
    formatDate(moment, 'ca'), formatTime(moment, 'es'), formatShortDate(moment),
  ].join(' | ')
  process.stdout.write(wall + ' ' + (refusal ?? formatted()) + '\\n')
}
for (const day of ['2026-12-04', '2027-07-01'])
  process.stdout.write([formatDate(day, 'es'), formatShortDate(day), formatLongDate(day, 'ca')].join(' | ') + '\\n')`

const outputIn = (zone: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    env: { ...process.env, TZ: zone },
  })

test('dates and wall times do not depend on the server’s time zone', () => {
  const madrid = outputIn('Europe/Madrid')
  expect(madrid).toContain('2027-03-28T02:30 does-not-exist')
  expect(madrid).toContain('2027-03-28T02:00 does-not-exist')
  expect(madrid).toContain(
    '2026-10-25T02:30 2026-10-25T00:30:00.000Z | true | 2026-10-25T02:30 | 25 oct 2026 - 02:30 | 25 oct 2026 - 02:30',
  )
  expect(madrid).toContain('2027-03-28T03:00 2027-03-28T01:00:00.000Z | false')
  expect(madrid).toContain('04 dic 2026 | 04/12/2026 | Divendres, 4 de desembre del 2026')
  expect(madrid).toContain('01 jul 2027 | 01/07/2027 | Dijous, 1 de juliol del 2027')
  for (const zone of ['UTC', 'America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati'])
    expect(outputIn(zone), zone).toBe(madrid)
})
