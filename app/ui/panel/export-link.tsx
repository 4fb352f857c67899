import { useRef } from 'react'
import { useLocation } from 'react-router'
import { formatNumber } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button, ButtonLink } from '../button.tsx'
import { listHref } from './list-href.ts'
import { sharedTexts } from './panel-texts.ts'
import { useExport } from './use-export.ts'

/** Exports the filtered and sorted list. The answer is the file, or asks for the password first. */
export function ExportLink({ to, size, label }: { to: string; size?: 'sm'; label?: string }) {
  const { search } = useLocation()
  const state = listHref(search, {})
  const link = useRef<HTMLAnchorElement>(null)
  const { rows, announced, onClick, cancel } = useExport()
  const { export: t } = usePanelTexts(sharedTexts)
  const progress = (count: number) => t.progress(count, formatNumber(count))
  function stop() {
    link.current?.focus()
    cancel()
  }
  return (
    <span className="export">
      <ButtonLink
        ref={link}
        href={state === '?' ? to : to + state}
        variant="secondary"
        size={size}
        icon="download-simple"
        aria-busy={rows !== null}
        onClick={onClick}
        label={rows === null ? (label ?? t.save) : progress(rows)}
      />
      {rows !== null && <Button variant="secondary" size={size} icon="x" onClick={stop} label={t.cancel} />}
      <span className="visually-hidden" role="status">
        {announced !== null && progress(announced)}
      </span>
    </span>
  )
}
