import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

type FieldProps = {
  label: ReactNode
  /** '(opcional)' */
  optionalLabel?: string
  hint?: ReactNode
  error?: string
  /** Beside the label. */
  mark?: ReactNode
  /** Under the control: one's own words that are not in it. */
  own?: ReactNode
}

export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { field, attributes } = useField(props)
  return (
    <Field {...field}>
      <input max={latest(attributes.type)} {...attributes} className="input" />
    </Field>
  )
}

/** A year has four digits: what is typed after them is the hour. */
function latest(type: string | undefined): string | undefined {
  return type === 'datetime-local' ? '9999-12-31T23:59' : undefined
}

export function TextAreaField(props: FieldProps & ComponentProps<'textarea'>) {
  const { field, attributes } = useField(props)
  return (
    <Field {...field}>
      <textarea {...attributes} className="input input-lines" />
    </Field>
  )
}

export function SelectField(props: FieldProps & ComponentProps<'select'>) {
  const { field, attributes } = useField(props)
  return (
    <Field {...field}>
      <select {...attributes} className="input input-select" />
    </Field>
  )
}

export function Options<Value extends string>({
  of,
  label,
}: {
  of: readonly Value[]
  label: (value: Value) => string
}) {
  return of.map((value) => (
    <option key={value} value={value}>
      {label(value)}
    </option>
  ))
}

type ControlFieldProps = FieldProps & { id?: string; className?: string; children: (control: Control) => ReactNode }

/** A custom control; its label has the id `{id}-label`. */
export function ControlField({ id, className, children, ...props }: ControlFieldProps) {
  const control = useControl(id, props.hint, props.error)
  return <Field {...{ ...props, control, className }}>{children(control)}</Field>
}

export function CheckboxField(props: FieldProps & ComponentProps<'input'>) {
  const {
    field: { label, optionalLabel, hint, error, mark, own, className },
    attributes,
  } = useField(props)
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label className="checkbox">
        <input {...attributes} type="checkbox" className="checkbox-box" />
        <span>
          {label}
          {mark}
          {optionalLabel && <span className="field-optional"> {optionalLabel}</span>}
        </span>
      </label>
      {own}
      <Notes id={attributes.id} hint={hint} error={error} />
    </div>
  )
}

export type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

function Field({
  control,
  label,
  optionalLabel,
  hint,
  error,
  mark,
  own,
  className,
  children,
}: FieldProps & { control: Control; className: string | undefined; children: ReactNode }) {
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label className="field-label" id={`${control.id}-label`} htmlFor={control.id}>
        {label}
        {optionalLabel && <span className="field-optional"> {optionalLabel}</span>}
        {mark}
      </label>
      {children}
      {own}
      <Notes id={control.id} hint={hint} error={error} />
    </div>
  )
}

function Notes({ id, hint, error }: { id: string; hint: ReactNode; error: string | undefined }) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="warning-circle-fill" />
          {error}
        </p>
      )}
    </>
  )
}

function useField<Props extends FieldProps & { id?: string; className?: string }>(props: Props) {
  const { label, optionalLabel, hint, error, mark, own, className, ...given } = props
  const control = useControl(given.id, hint, error)
  return {
    field: { control, label, optionalLabel, hint, error, mark, own, className },
    attributes: { ...given, ...control, ...focusOf(error) },
  }
}

/** A page that answers a form opens at its first wrong field. */
export function focusOf(error: string | undefined): { autoFocus?: true } {
  return error ? { autoFocus: true } : {}
}

function useControl(id: string | undefined, hint: ReactNode, error: string | undefined): Control {
  const made = useId()
  const own = id ?? made
  const notes = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean)
  return { id: own, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes.join(' ') || undefined }
}
