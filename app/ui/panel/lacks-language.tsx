import { useLocation } from 'react-router'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Badge } from '../badge.tsx'
import { Chips } from '../chips.tsx'
import { listHref, listParameters } from './list-href.ts'
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

/** Pressing the chosen one again shows every row. */
export function LacksLanguageFilter({ current }: { current: Language | null }) {
  const { search } = useLocation()
  const { lacks } = usePanelTexts(sharedTexts)
  const items = (['ca', 'es'] as const).map((language) => ({
    href: listHref(search, { [listParameters.lacks]: language === current ? null : language }),
    label: lacks[language],
    current: language === current,
  }))
  return <Chips label={lacks.texts} items={items} />
}
