/** Inline, so that phones offer to add it instead of downloading it. */
export function calendarResponse(file: string, filename: string): Response {
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${filename}"`,
      'Cache-Control': 'public, max-age=600',
    },
  })
}
