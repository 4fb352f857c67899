import type { ComponentProps } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { SaveBar } from '#app/ui/panel/save-bar.tsx'
import { UnsavedChanges } from '#app/ui/panel/unsaved-changes.tsx'
import { SchemaForm } from './schema-form.tsx'

type PageFormProps<Values extends Record<string, unknown>> = Omit<ComponentProps<typeof SchemaForm<Values>>, 'by'> &
  Pick<ComponentProps<typeof SaveBar>, 'saveLabel' | 'backTo'> & { readOnly?: boolean }

/** A form that is a page of its own: it asks before it is left unsaved, and its buttons stay in sight. */
export function PageForm<Values extends Record<string, unknown>>(props: PageFormProps<Values>) {
  const { of, message, saveLabel, backTo, readOnly = false, children, ...rest } = props
  const { problems } = useTexts().forms
  const busy = useNavigation().state === 'submitting'
  const counted = of.wrong.length > 0 ? problems(of.wrong.length) : undefined
  return (
    <SchemaForm {...rest} of={of} by={Form} className={null} message={message ?? counted}>
      <UnsavedChanges changed={of.draft.changed && !busy} />
      {children}
      {!readOnly && <SaveBar changed={of.draft.changed} saveLabel={saveLabel} busy={busy} backTo={backTo} />}
    </SchemaForm>
  )
}
