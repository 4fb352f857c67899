import { Form, useLocation, useSubmit } from 'react-router'
import { listParameters } from './list-href.ts'

type FilterSelectProps = {
  label: string
  name: string
  options: { value: string; label: string }[]
}

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
