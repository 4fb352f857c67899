import { peopleKeyCookie } from '#app/platform/forms/people-keys.server.ts'
import { doorHours, offlineUntil } from './door-hours.ts'

/** The header that lets a phone keep the list until it must not read it any more. None before the door opens. */
export function listKeyHeaders(request: Request, eventId: number, start: Date): HeadersInit {
  const { opensAt, walkInsUntil, forgetAt } = doorHours(start)
  const now = Date.now()
  const until = offlineUntil({ walkInsUntil: walkInsUntil.toISOString(), forgetAt: forgetAt.toISOString() }, now)
  const seconds = Math.floor((until - now) / 1_000)
  if (opensAt.getTime() > now || seconds <= 0) return {}
  return { 'Set-Cookie': peopleKeyCookie(request, eventId, seconds) }
}
