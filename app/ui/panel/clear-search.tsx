import { useLocation } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { PanelTextLink } from './panel-text-link.tsx'
import { listHref, listParameters } from './list-href.ts'
import { sharedTexts } from './panel-texts.ts'

/** The way on from a search that finds nothing: the same list without it. */
export function ClearSearch() {
  const { list: t } = usePanelTexts(sharedTexts)
  const { search } = useLocation()
  return <PanelTextLink to={listHref(search, { [listParameters.search]: null })} label={t.clearSearch} />
}
