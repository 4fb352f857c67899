import type { HoursLine } from './opening-hours.ts'

type OpeningTimes = { '@type': 'OpeningHoursSpecification'; dayOfWeek: string[]; opens: string; closes: string }

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const names = [
  ['lunes', 'dilluns'],
  ['martes', 'dimarts'],
  ['miércoles', 'dimecres'],
  ['jueves', 'dijous'],
  ['viernes', 'divendres'],
  ['sábado', 'dissabte'],
  ['domingo', 'diumenge'],
]

/** Opening hours as schema.org has them; null unless every line can be read, because some of them would be false. */
export function openingTimes(lines: readonly HoursLine[]): OpeningTimes[] | null {
  const read = lines.map(({ days, times }) => {
    if (/^(cerrado|tancat)$/i.test(times.trim())) return []
    const [dayOfWeek, spans] = [daysOf(days), spansOf(times)]
    return dayOfWeek && spans?.map((span) => ({ '@type': 'OpeningHoursSpecification' as const, dayOfWeek, ...span }))
  })
  const all = read.flatMap((line) => line ?? [])
  return all.length > 0 && read.every(Boolean) ? all : null
}

/** «Martes a viernes», «De dimarts a divendres», «Viernes y sábado», «Domingo». */
function daysOf(days: string): string[] | null {
  const [, first = '', joint, last] = /^(?:de )?(\S+)(?: (a|y|i) (\S+))?$/i.exec(days.trim()) ?? []
  const [from, to] = [dayNumber(first), dayNumber(last ?? first)]
  if (from < 0 || to < 0) return null
  if (joint && joint !== 'a') return [week[from] ?? '', week[to] ?? '']
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, day) => week[(from + day) % 7] ?? '')
}

function dayNumber(name: string): number {
  return names.findIndex((both) => both.includes(name.toLowerCase()))
}

/** «13:00–15:30 y 20:00–23:00», «también 20:00–23:00». */
function spansOf(times: string) {
  const spans = times.replace(/^(también|també) /i, '').split(/ [yi] /)
  const read = spans.map((span) => /^(\d{1,2}:\d{2})\s*[–-]\s*(\d{1,2}:\d{2})$/.exec(span.trim()))
  return read.every((span) => span !== null)
    ? read.map(([, opens = '', closes = '']) => ({ opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') }))
    : null
}
