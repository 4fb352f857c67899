import { useLocation } from 'react-router'
import { FilterForm } from './filter-form.tsx'

export function DayRange({ label }: { label: string }) {
  return (
    <FilterForm names={['desde', 'hasta']} className="day-range">
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        <Day name="desde" label="Desde" />
        <Day name="hasta" label="Hasta" />
      </fieldset>
    </FilterForm>
  )
}

function Day({ name, label }: { name: string; label: string }) {
  const day = new URLSearchParams(useLocation().search).get(name)
  return (
    <label>
      <span>{label}</span>
      <input key={day} type="date" name={name} className="input" defaultValue={day ?? ''} />
    </label>
  )
}
