import { formatDeadline } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import type { QueueCard, QueueLine } from '#app/queue-card.ts'
import { listEndingOffers } from '#app/waiting-list/ending-offers.server.ts'
import { listHandOffers, type HandOffer } from '#app/waiting-list/hand-offers.server.ts'
import { waitingTexts } from './waiting-texts.ts'
import { waitingQueueTexts } from './queue-texts.ts'

export const waitingCards: readonly QueueCard[] = [
  {
    name: 'ending-offers',
    needs: 'registrations.edit',
    ofEvents: true,
    part: 'week',
    label: (language) => waitingQueueTexts[language].ending.label,
    async read({ language, seen, now }) {
      const { extend } = waitingTexts[language]
      const queue = waitingQueueTexts[language]
      const { ending: t, open } = queue
      const lines = (await listEndingOffers(seen, now)).map((offer): QueueLine => {
        const { partyId, eventId, name, size, until, extendable } = offer
        const line = {
          key: `ending-offer-${partyId}`,
          icon: 'clock',
          look: 'hot',
          what: t.what(name, size),
          why: t.why(titleOf(offer), formatDeadline(until, language, now)),
          until,
          late: true,
        } as const
        const to = `/admin/eventos/${eventId}/espera`
        return extendable
          ? { ...line, act: extend, to, fields: { act: 'extend', party_id: partyId }, about: to }
          : { ...line, act: open, to }
      })
      return { lines }
    },
  },
  {
    name: 'hand-offers',
    needs: 'registrations.edit',
    ofEvents: true,
    part: 'week',
    label: (language) => waitingQueueTexts[language].hand.label,
    read: async ({ language, seen, now }) => ({
      lines: (await listHandOffers(seen, now)).map((offer) => toHandLine(offer, language)),
    }),
  },
]

function toHandLine(offer: HandOffer, language: Language): QueueLine {
  const { hand: t, open } = waitingQueueTexts[language]
  const title = titleOf(offer)
  const to = `/admin/eventos/${offer.eventId}/espera`
  const key = `hand-offer-${offer.eventId}-${offer.why}`
  if (offer.why === 'call') {
    const { name, seats } = offer
    const texts = { what: t.call(name, seats), why: t.callText(title) }
    return { key: `${key}-${name}`, icon: 'phone', look: 'hot', ...texts, late: true, act: open, to }
  }
  const line = { key, icon: 'users', look: 'hot', what: t.free(offer.seats, title), to } as const
  if (offer.why !== 'manual') return { ...line, why: t.why[offer.why], late: offer.why === 'late', act: open }
  const { partyId, name, size } = offer.first
  const fields = { act: 'offer', party_id: partyId }
  return { ...line, why: t.manual(name, size), late: true, act: waitingTexts[language].offer, fields, about: to }
}

const titleOf = (event: { title: string; titleCa: string }) => localizedRow(mainLanguage(), event).title
