import { redirect } from 'react-router'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { isOnWaitingList } from '#app/seats/party-states.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { localText } from '#app/i18n/localized.ts'
import { findByToken } from '#app/platform/rate-limit/token-attempts.server.ts'

type FoundBooking = {
  partyState: Parameters<typeof isOnWaitingList>[0]
  fullName: string
  size: number
  eventId: number
  title: string
  titleCa: string
  date: Date
}

/**
 * The booking behind a mail's link, and what its pages show of it; null for an unknown link.
 * @throws a redirect to the party's page while the party is on the waiting list
 */
export async function openBookingLink<Found extends FoundBooking>(
  url: URL,
  find: (token: string) => Promise<Found | null>,
) {
  const token = url.searchParams.get('token') ?? ''
  const found = await findByToken(token, () => find(token))
  if (!found) return null
  const language = languageOf(url.pathname)
  if (isOnWaitingList(found.partyState))
    throw redirect(localPath(`/reserva?token=${token}`, language), { headers: linkPageHeaders })
  const { fullName, size, eventId, title, titleCa, date } = found
  const shown = { token, fullName, size, eventId, title: localText(language, title, titleCa), date: date.toISOString() }
  return { found, shown }
}
