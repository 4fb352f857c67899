import { formatDayAndTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { localized } from '#app/i18n/localized.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'
import { MailButton, MailFacts, MailParagraph, MailTitle, type MailFact } from '#app/platform/mail/mail-parts.tsx'
import type { MailedEvent } from '#app/events/mails/mailed-event.tsx'
import { differenceWords } from './difference-words.ts'
import { countChanges, totalsOf, type Difference, type KitchenSheet, type Totals } from './kitchen-sheet.ts'
import { kitchenTexts } from './kitchen-texts.ts'

type KitchenMailProps = {
  language: Language
  texts: MailTexts
  event: MailedEvent
  number: number
  sheet: KitchenSheet
  /** Null for the first version, or when the one before can no longer be read. */
  since: Difference | null
  url: string
}

/** Figures only. Tables, combinations and notes are behind the link, which ends; a mail stays in its mailbox. */
export function KitchenMail({ language, texts, event, number, sheet, since, url }: KitchenMailProps) {
  const t = texts.kitchen
  return (
    <>
      <MailTitle lang={event.langs.title}>{event.title}</MailTitle>
      <MailFacts
        facts={[
          [texts.registration.date, formatDayAndTime(event.date, language)],
          [texts.registration.place, event.location, undefined, event.langs.location],
          ...(since ? [[t.since(number - 1), sinceText(since, language, t)] as const] : []),
          ...totalFacts(totalsOf(sheet), language, t),
        ]}
      />
      <MailButton href={url} label={t.open} />
      <MailParagraph>{t.live}</MailParagraph>
      <MailParagraph muted>{t.care}</MailParagraph>
    </>
  )
}

function sinceText(since: Difference, language: Language, t: MailTexts['kitchen']): string {
  return countChanges(since) === 0 ? t.nothingSince : differenceWords(since, language).join(', ')
}

function totalFacts(totals: Totals, language: Language, t: MailTexts['kitchen']): MailFact[] {
  const { pills, ways } = kitchenTexts[language].diets
  const dishes = totals.dishes.map(({ dish, count }) => `${count} ${localized(language, dish.name, dish.nameCa)}`)
  const allergens = totals.allergens.map(({ name, count }) => `${count} ${pills[name]}`)
  const diets = totals.ways.map(({ name, count }) => `${count} ${ways[name].toLowerCase()}`)
  const words = totals.notes.reduce((sum, { count }) => sum + count, 0)
  const facts: MailFact[] = [[t.covers, String(totals.covers)]]
  if (dishes.length > 0)
    facts.push([t.dishes, list([...dishes, totals.undecided > 0 && `${totals.undecided} ${t.undecided}`])])
  facts.push([
    t.allergens,
    list([
      ...allergens,
      totals.traces > 0 && `${totals.traces} ${kitchenTexts[language].changes.traces}`,
      totals.unreadable > 0 && t.unreadable(totals.unreadable),
    ]) || t.none,
  ])
  facts.push([t.diets, list([...diets, words > 0 && t.words(words)]) || t.noneDiet])
  return facts
}

const list = (parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join(' · ')
