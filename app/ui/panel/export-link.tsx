import { useLocation } from 'react-router'
import { formatNumber } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { ButtonLink } from '../button.tsx'
import { listHref } from './list-href.ts'
import { sharedTexts } from './panel-texts.ts'
import { useExport } from './use-export.ts'

/** Exports the filtered and sorted list. The answer is the file, or asks for the password first. */
export function ExportLink({ to, size }: { to: string; size?: 'sm' }) {
  const { search } = useLocation()
  const state = listHref(search, {})
  const { rows, onClick } = useExport()
  const { export: t } = usePanelTexts(sharedTexts)
  return (
    <ButtonLink
      href={state === '?' ? to : to + state}
      variant="secondary"
      size={size}
      icon="download-simple"
      aria-busy={rows !== null}
      onClick={onClick}
    >
      {rows === null ? t.save : t.progress(rows, formatNumber(rows))}
    </ButtonLink>
  )
}
