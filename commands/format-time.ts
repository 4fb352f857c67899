import { clubWall } from '#app/platform/club-time.ts'

/** In the club's time zone, and exactly. */
export function formatTime(moment: Date): string {
  return `${clubWall(moment).replace('T', ' ')} (${moment.toISOString()})`
}
