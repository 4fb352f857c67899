import type { LocalText } from '#app/i18n/localized.ts'
import type { Langs } from '#app/i18n/localized-row.ts'

type PaidEvent = { howToPay: string; langs: Langs<'howToPay'> }

/** How an event is paid: as it says, else as the club says. The text is empty where neither does. */
export function paymentOf({ howToPay, langs }: PaidEvent, ofClub: LocalText): LocalText {
  if (!howToPay) return ofClub
  return langs.howToPay ? { text: howToPay, lang: langs.howToPay } : { text: howToPay }
}
