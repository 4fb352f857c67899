import { Link } from 'react-router'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { FoundLine } from './found-line.tsx'
import { groupFound, groupTitle, linkState } from './group-found.ts'
import type { SearchAnswer } from './search-answer.ts'
import { findChoices } from './choices.ts'
import { wordsOf } from './search-text.ts'
import { searchTexts } from './search-texts.ts'

/** The page's results, as links. */
export function FoundGroups({ answer }: { answer: SearchAnswer }) {
  const t = usePanelTexts(searchTexts)
  const language = useLanguage()
  const { words: typed, corrected, found } = answer
  const all = [...found, ...findChoices(wordsOf(typed), useCan(), language)]
  return (
    <>
      <p role="status" className={corrected ? 'panel-lead' : 'visually-hidden'}>
        {corrected ? t.corrected(typed, corrected) : all.length > 0 && t.found(all.length)}
      </p>
      {all.length === 0 && <ListEmpty title={t.none(typed)} />}
      <div className="sheets">
        {groupFound(all).map(({ group, lines }) => (
          <Sheet key={group} flush title={groupTitle(group, t, language)}>
            <ul className="people">
              {lines.map((line) => (
                <li key={`${line.to} ${line.opens}`}>
                  <Link to={line.to} state={linkState(line)} className="found-line">
                    <FoundLine line={line} words={wordsOf(corrected ?? typed)} />
                  </Link>
                </li>
              ))}
            </ul>
          </Sheet>
        ))}
      </div>
    </>
  )
}
