import { Form, useLocation, useSubmit } from 'react-router'
import { listParameters } from './list-href.ts'

type FilterSelectProps = {
  label: string
  /** Its parameter in the address. */
  name: string
  /** The first is what the list shows without that parameter. */
  options: { value: string; label: string }[]
}

/** Narrows a list down by one of many values; for up to five, `Chips` show them all. */
export function FilterSelect({ label, name, options }: FilterSelectProps) {
  const { search } = useLocation()
  const submit = useSubmit()
  const state = new URLSearchParams(search)
  return (
    <Form
      method="get"
      className="filter-select"
      preventScrollReset
      onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
    >
      {[...state]
        .filter(([other]) => other !== name && other !== listParameters.page)
        .map(([other, value]) => (
          <input key={other} type="hidden" name={other} value={value} />
        ))}
      <select
        key={state.get(name)}
        name={name}
        className="input input-select"
        aria-label={label}
        defaultValue={state.get(name) ?? options[0]?.value}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Form>
  )
}
