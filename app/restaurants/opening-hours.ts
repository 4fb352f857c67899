/** «Martes a viernes» and «13:00–15:30 y 20:00–23:00»; `days` may be empty. */
export type HoursLine = { days: string; times: string }

/** One entry per line; the days stand before the first ': '. */
export function parseHours(hours: string): HoursLine[] {
  return hours
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, days = '', times = line] = /^(.*?\S):\s+(.+)$/.exec(line) ?? []
      return { days, times }
    })
}
