import type { ReactNode } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { HiddenFields } from './hidden-fields.tsx'
import { otherParameters } from './list-href.ts'

type FilterFormProps = {
  /** The parameters of the list's address that the form changes. */
  names: readonly string[]
  className: string
  children: ReactNode
}

/** Changes the list at once, without a button. */
export function FilterForm({ names, className, children }: FilterFormProps) {
  const { search } = useLocation()
  const submit = useSubmit()
  const send = (form: HTMLFormElement) => void submit(form, { preventScrollReset: true })
  return (
    <Form method="get" className={className} preventScrollReset onChange={({ currentTarget }) => send(currentTarget)}>
      <HiddenFields fields={otherParameters(search, names)} />
      {children}
    </Form>
  )
}
