import { useLocation } from 'react-router'
import { ButtonLink } from '../button.tsx'
import { listHref } from './list-href.ts'

/**
 * The list as it is filtered and sorted, whole, as a file for spreadsheets: the answer says that it is one, or asks for
 * the password first. @param to the address of the file
 */
export function ExportLink({ to, size }: { to: string; size?: 'sm' }) {
  const { search } = useLocation()
  const state = listHref(search, {})
  return (
    <ButtonLink href={state === '?' ? to : to + state} variant="secondary" size={size} icon="download-simple">
      Exportar CSV
    </ButtonLink>
  )
}
