import { Children, type ReactNode } from 'react'
import { formatDayOfMonth } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { localText } from '#app/i18n/localized.ts'
import { growthOf, signed } from './difference-words.ts'
import { withGapWords } from './gap-words.ts'
import { isSameDish, totalsOf, type Cover, type KitchenSheet } from './kitchen-sheet.ts'
import { kitchenTexts } from './kitchen-texts.ts'
import type { Since } from './sheet-state.ts'

export type CountsProps = { sheet: KitchenSheet; since: Since | null; language: Language }
type DishCountsProps = CountsProps & {
  /** Until when guests choose, as an ISO string. */
  until: string
}

/** Per dish; nothing where the event has no choice. */
export function DishCounts({ sheet, since, language, until }: DishCountsProps) {
  const t = kitchenTexts[language]
  const { dishes, undecided } = totalsOf(sheet)
  if (dishes.length === 0) return null
  const mark = marker(since, language)
  return (
    <Counts title={t.byDish}>
      {dishes.map(({ dish, count }, place) => {
        const { text, lang } = localText(language, dish.name, dish.nameCa)
        return (
          <Row key={place} count={count} mark={mark((cover) => isSameDish(cover.dish, dish))}>
            <span lang={lang}>{text}</span>
          </Row>
        )
      })}
      {undecided > 0 && (
        <Row count={undecided} mark={mark(({ dish }) => dish === null)}>
          {t.undecided} <small>{t.until(formatDayOfMonth(until, language))}</small>
        </Row>
      )}
    </Counts>
  )
}

export function AllergenCounts({ sheet, since, language }: CountsProps) {
  const t = kitchenTexts[language]
  const { allergens, traces, unreadable } = totalsOf(sheet)
  const mark = marker(since, language)
  return (
    <Counts title={t.byAllergen} none={t.noAllergens}>
      {allergens.map(({ name, count }) => (
        <Row key={name} count={count} mark={mark(({ diet }) => diet.allergens.includes(name))}>
          {t.diets.allergens[name]}
        </Row>
      ))}
      {traces > 0 && (
        <Row count={traces} mark={mark(({ diet }) => diet.traces)}>
          {t.alsoTraces}
        </Row>
      )}
      {unreadable > 0 && (
        <Row count={unreadable} mark={mark((cover) => cover.unreadable)}>
          <strong>{t.unreadable}</strong>
        </Row>
      )}
    </Counts>
  )
}

export function WayCounts({ sheet, since, language }: CountsProps) {
  const t = kitchenTexts[language]
  const { ways, notes } = totalsOf(sheet)
  const mark = marker(since, language)
  return (
    <Counts title={t.byDiet} none={t.noDiets}>
      {ways.map(({ name, count }) => (
        <Row key={name} count={count} mark={mark(({ diet }) => diet.ways.includes(name))}>
          {t.diets.ways[name]}
        </Row>
      ))}
      {notes.map(({ note, count }) => (
        <Row key={note} count={count} mark={mark(({ diet }) => diet.note === note)}>
          {t.other}: <span className="kitchen-note">{withGapWords(note, t.gap)}</span>
        </Row>
      ))}
    </Counts>
  )
}

/** @param none instead of a list without rows, which screen readers would announce */
function Counts({ title, none, children }: { title: string; none?: string; children: ReactNode }) {
  const rows = Children.toArray(children)
  return (
    <>
      <h2 className="kitchen-title">{title}</h2>
      {rows.length === 0 ? <p className="kitchen-none">{none}</p> : <ul className="kitchen-counts">{rows}</ul>}
    </>
  )
}

function Row({ count, mark, children }: { count: number; mark: string | null; children: ReactNode }) {
  return (
    <li>
      <strong>{count}</strong> <span>{children}</span>
      {mark && <span className="kitchen-plus">{mark}</span>}
    </li>
  )
}

/** «+1 desde la 2», of a figure that is another since then. */
function marker(since: Since | null, language: Language) {
  return (condition: (cover: Cover) => boolean) => {
    const grown = since ? growthOf(since.difference, condition) : 0
    return since && grown !== 0 ? `${signed(grown)} ${kitchenTexts[language].since(since.number)}` : null
  }
}
