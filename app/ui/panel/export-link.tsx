import { useLocation } from 'react-router'
import { formatNumber } from '#app/i18n/money.ts'
import { ButtonLink } from '../button.tsx'
import { listHref } from './list-href.ts'
import { useExport } from './use-export.ts'

const texts = {
  save: 'Exportar CSV',
  progress: (rows: number) => `Exportando… ${formatNumber(rows)} ${rows === 1 ? 'fila' : 'filas'}`,
}

/** Exports the filtered and sorted list. The answer is the file, or asks for the password first. */
export function ExportLink({ to, size }: { to: string; size?: 'sm' }) {
  const { search } = useLocation()
  const state = listHref(search, {})
  const { rows, onClick } = useExport()
  return (
    <ButtonLink
      href={state === '?' ? to : to + state}
      variant="secondary"
      size={size}
      icon="download-simple"
      aria-busy={rows !== null}
      onClick={onClick}
    >
      {rows === null ? texts.save : texts.progress(rows)}
    </ButtonLink>
  )
}
