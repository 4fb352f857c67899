/**
 * One line of the hours: «Martes a viernes» and «13:00–15:30 y 20:00–23:00»; `days` is empty where a line does not name
 * them.
 */
export type HoursLine = { days: string; times: string }

/** Hours are plain text, one line each; what stands before the first ': ' are the days. */
export function hoursLines(hours: string): HoursLine[] {
  return hours
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, days = '', times = line] = /^(.*?\S):\s+(.+)$/.exec(line) ?? []
      return { days, times }
    })
}
