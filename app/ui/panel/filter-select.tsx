import { useLocation } from 'react-router'
import { FilterForm } from './filter-form.tsx'

type FilterSelectProps = { label: string; name: string; options: { value: string; label: string }[] }

export function FilterSelect({ label, name, options }: FilterSelectProps) {
  const value = new URLSearchParams(useLocation().search).get(name)
  const start = value ?? options[0]?.value
  return (
    <FilterForm names={[name]} className="filter-select">
      <select key={value} name={name} className="input input-select" aria-label={label} defaultValue={start}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FilterForm>
  )
}
