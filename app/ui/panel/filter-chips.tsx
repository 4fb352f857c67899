import { useLocation } from 'react-router'
import type { Count } from '#app/i18n/money.ts'
import { Chips } from '../chips.tsx'
import { listHref } from './list-href.ts'

type FilterChipsProps = {
  label: string
  /** The parameter of the list's address. */
  name: string
  current: string | null
  /** The value null removes the parameter. */
  options: readonly (readonly [value: string | null, label: string, count?: Count | undefined])[]
}

export function FilterChips({ label, name, current, options }: FilterChipsProps) {
  const { search } = useLocation()
  const items = options.map(([value, label, count]) => ({
    href: listHref(search, { [name]: value }),
    label,
    current: value === current,
    count,
  }))
  return <Chips label={label} items={items} />
}
