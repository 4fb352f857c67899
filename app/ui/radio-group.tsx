import type { ReactNode } from 'react'
import { focusOf } from './field.tsx'
import { Icon } from './icon.tsx'

type RadioGroupProps = {
  legend: ReactNode
  name: string
  options: { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[]
  defaultValue?: string
  error?: string
  id: string
}

export function RadioGroup({ legend, name, options, defaultValue, error, id }: RadioGroupProps) {
  return (
    <fieldset className="radio-group stack" aria-describedby={error && `${id}-error`}>
      <legend className="field-label">{legend}</legend>
      {options.map(({ value, label, hint, disabled }) => (
        <label key={value} className="radio">
          <input
            type="radio"
            className="radio-dot"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            disabled={disabled}
            required
            {...focusOf(error)}
          />
          <span>
            <span className="radio-label">{label}</span>
            {hint && <span className="radio-hint">{hint}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="warning-circle-fill" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
