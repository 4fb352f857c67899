import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Badge } from '../badge.tsx'
import { FilterChips } from './filter-chips.tsx'
import { listParameters } from './list-href.ts'
import { sharedTexts } from './panel-texts.ts'

/** Beside the name of a row whose texts are not in both languages. */
export function LacksLanguage({ lacksSpanish, lacksCatalan }: { lacksSpanish: boolean; lacksCatalan: boolean }) {
  const { lacks } = usePanelTexts(sharedTexts)
  return (
    <>
      {lacksCatalan && <Badge tone="line">{lacks.ca}</Badge>}
      {lacksSpanish && <Badge tone="line">{lacks.es}</Badge>}
    </>
  )
}

export function LacksLanguageFilter({ current }: { current: Language | null }) {
  const { lacks } = usePanelTexts(sharedTexts)
  const options = [
    [null, lacks.all],
    ['ca', lacks.ca],
    ['es', lacks.es],
  ] as const
  return <FilterChips label={lacks.texts} name={listParameters.lacks} current={current} options={options} />
}
