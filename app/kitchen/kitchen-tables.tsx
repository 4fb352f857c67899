import type { Language } from '#app/i18n/language.ts'
import { inLanguage, localText } from '#app/i18n/localized.ts'
import { Icon } from '#app/ui/icon.tsx'
import { signed } from './difference-words.ts'
import type { CountsProps } from './kitchen-counts.tsx'
import { withGapWords } from './gap-words.ts'
import { kitchenTexts } from './kitchen-texts.ts'
import { tablesOf, type TableLine } from './table-lines.ts'

/** Which diets sit together at which table, with a line for each combination. */
export function KitchenTables({ sheet, since, language }: CountsProps) {
  const t = kitchenTexts[language]
  const tables = tablesOf(sheet, since?.difference ?? null)
  if (tables.length === 0) return <p className="kitchen-none">{t.noCombinations}</p>
  return (
    <table className="kitchen-tables">
      <thead>
        <tr>
          <th scope="col">{t.heads.table}</th>
          <th scope="col">{t.heads.covers}</th>
          <th scope="col">{t.heads.each}</th>
        </tr>
      </thead>
      <tbody>
        {tables.map(({ table, covers, lines }) => (
          <tr key={table}>
            <th scope="row">
              <TableDisc label={table} language={language} />
            </th>
            <td className="kitchen-covers">{t.coversAt(covers)}</td>
            <td>
              <ul>
                {lines.map((line, place) => (
                  <CoverLine key={place} line={line} language={language} />
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TableDisc({ label, language }: { label: string; language: Language }) {
  if (label !== '')
    return <span className={label.length > 3 ? 'kitchen-disc kitchen-disc-long' : 'kitchen-disc'}>{label}</span>
  return (
    <span className="kitchen-disc kitchen-disc-none">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{kitchenTexts[language].noTable}</span>
    </span>
  )
}

function CoverLine({ line, language }: { line: TableLine; language: Language }) {
  const t = kitchenTexts[language]
  const { count, change, diet, dish, unreadable } = line
  const { pills } = t.diets
  const avoided = diet.allergens.map((allergen) => t.without(pills[allergen])).join(' + ')
  const allergy = [avoided, diet.traces && pills.traces].filter(Boolean).join(', ')
  const chosen = dish && localText(language, dish.name, dish.nameCa)
  return (
    <li className={count === 0 ? 'kitchen-line kitchen-line-gone' : 'kitchen-line'}>
      <strong>{count === 0 ? -change : count} ×</strong>
      <span className="kitchen-pills cluster">
        {unreadable && <Pill strong>{t.unreadable}</Pill>}
        {allergy && <Pill strong>{allergy}</Pill>}
        {diet.ways.map((way) => (
          <Pill key={way}>{pills[way]}</Pill>
        ))}
        {diet.note && <Pill strong={allergy === '' && diet.ways.length === 0}>{withGapWords(diet.note, t.gap)}</Pill>}
        {chosen && <span className="kitchen-dish" {...inLanguage(chosen)} />}
        {change !== 0 && <span className="kitchen-new">{changeWord(line, t)}</span>}
      </span>
    </li>
  )
}

/** `strong`: allergies, and notes, which may name one. */
function Pill({ strong = false, children }: { strong?: boolean; children: string }) {
  return (
    <span className={strong ? 'kitchen-pill kitchen-pill-strong' : 'kitchen-pill'}>
      {strong && <Icon name="warning" />}
      {children}
    </span>
  )
}

function changeWord({ count, change }: TableLine, t: { isNew: string; isGone: string }): string {
  if (count === 0) return t.isGone
  const word = change > 0 ? t.isNew : t.isGone
  return count === change ? word : `${signed(change)} ${word}`
}
