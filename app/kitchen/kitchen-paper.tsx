import { formatDateTime, formatLongDate, formatTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { Logo } from '#app/ui/logo.tsx'
import { useClub } from '#app/ui/club-context.tsx'
import { inLanguage, type LocalText } from '#app/i18n/localized.ts'
import { changesInWords, shortMoment } from './difference-words.ts'
import { AllergenCounts, DishCounts, WayCounts } from './kitchen-counts.tsx'
import { totalsOf } from './kitchen-sheet.ts'
import { KitchenTables } from './kitchen-tables.tsx'
import { kitchenTexts } from './kitchen-texts.ts'
import type { SheetState } from './sheet-state.ts'

type KitchenPaperProps = {
  language: Language
  event: {
    title: LocalText
    date: string
    restaurant: string | null
    place: LocalText
    choicesUntil: string
    cancelled: boolean
  }
  state: SheetState
  /** When the figures were read, as an ISO string. */
  now: string
}

/** The kitchen's sheet: one A4 in black, as it is printed. It names nobody. */
export function KitchenPaper({ language, event, state, now }: KitchenPaperProps) {
  const t = kitchenTexts[language]
  const { sheet, latest, since } = state
  const counts = { sheet, since, language }
  return (
    <article className="kitchen-paper" lang={language}>
      <PaperHead latest={latest} now={now} language={language} />
      <PaperTitle event={event} covers={totalsOf(sheet).covers} language={language} />
      {event.cancelled && <p className="kitchen-since">{t.cancelled}</p>}
      <SinceBox state={state} language={language} />
      <div className="kitchen-paper-lists">
        <section>
          <DishCounts {...counts} until={event.choicesUntil} />
          <WayCounts {...counts} />
        </section>
        <section>
          <AllergenCounts {...counts} />
        </section>
      </div>
      <h2 className="kitchen-title">{t.combinations}</h2>
      <KitchenTables {...counts} />
      <div className="kitchen-paper-foot">
        <p>{t.care}</p>
        <p className="kitchen-paper-signature">{t.receivedLine}</p>
      </div>
    </article>
  )
}

type PaperHeadProps = { latest: SheetState['latest']; now: string; language: Language }

function PaperHead({ latest, now, language }: PaperHeadProps) {
  const t = kitchenTexts[language]
  const { formalName } = useClub()
  return (
    <div className="kitchen-paper-head">
      <Logo label={formalName} />
      <p>
        {latest ? t.version(latest.number) : t.unsent}
        <br />
        {formatDateTime(now, language)}
      </p>
    </div>
  )
}

type PaperTitleProps = Pick<KitchenPaperProps, 'event' | 'language'> & { covers: number }

function PaperTitle({ event: { title, date, restaurant, place }, covers, language }: PaperTitleProps) {
  return (
    <div className="kitchen-paper-title">
      <div>
        <h1 lang={title.lang}>{title.text}</h1>
        <p>
          <strong>
            {formatLongDate(date, language)} - {formatTime(date, language)}
          </strong>
          {restaurant && ` · ${restaurant}`}
          {place.text && (
            <>
              {restaurant ? ', ' : ' · '}
              <span {...inLanguage(place)} />
            </>
          )}
        </p>
      </div>
      <p className="kitchen-paper-covers">
        <span>{covers}</span> <strong>{kitchenTexts[language].covers(covers)}</strong>
      </p>
    </div>
  )
}

function SinceBox({ state: { latest, since }, language }: { state: SheetState; language: Language }) {
  const t = kitchenTexts[language]
  if (!latest) return null
  const sent = shortMoment(latest.sentAt, language)
  if (since && !since.isSent)
    return <p className="kitchen-since">{t.sentSince(sent, changesInWords(since, language))}</p>
  return (
    <p className="kitchen-since">
      {t.nothingSince(sent)}
      {since && (
        <>
          <br />
          {t.sinceVersion(since.number, shortMoment(since.sentAt, language))}: {changesInWords(since, language)}
        </>
      )}
    </p>
  )
}
