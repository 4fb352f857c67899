import { Form, useLocation, useSubmit } from 'react-router'
import { listParameters } from './list-href.ts'

export function DayRange({ label }: { label: string }) {
  const { search } = useLocation()
  const submit = useSubmit()
  const state = new URLSearchParams(search)
  return (
    <Form
      method="get"
      className="day-range"
      preventScrollReset
      onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
    >
      {[...state]
        .filter(([name]) => name !== 'desde' && name !== 'hasta' && name !== listParameters.page)
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        {(['desde', 'hasta'] as const).map((name) => (
          <label key={name}>
            <span>{name === 'desde' ? 'Desde' : 'Hasta'}</span>
            <input
              key={state.get(name)}
              type="date"
              name={name}
              className="input"
              defaultValue={state.get(name) ?? ''}
            />
          </label>
        ))}
      </fieldset>
    </Form>
  )
}
