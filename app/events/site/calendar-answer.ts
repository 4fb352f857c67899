/**
 * An iCalendar file as an answer; shown inline, so that a phone offers to add it instead of putting it among the
 * downloads.
 */
export function calendarAnswer(file: string, filename: string): Response {
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${filename}"`,
      'Cache-Control': 'public, max-age=600',
    },
  })
}
