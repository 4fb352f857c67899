import { useLocation } from 'react-router'
import { ButtonLink } from '../button.tsx'
import { listHref } from './list-href.ts'

/** Exports the filtered and sorted list. The answer is the file, or asks for the password first. */
export function ExportLink({ to, size }: { to: string; size?: 'sm' }) {
  const { search } = useLocation()
  const state = listHref(search, {})
  return (
    <ButtonLink href={state === '?' ? to : to + state} variant="secondary" size={size} icon="download-simple">
      Exportar CSV
    </ButtonLink>
  )
}
