import { getFormProps, type FormMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { DraftBanner } from './draft-banner.tsx'
import { OwnErrorTexts, useErrorTexts } from './error-texts.ts'
import type { FormDraft } from './use-draft.ts'

type SchemaFormProps<Values extends Record<string, unknown>> = {
  /** What `useSchemaForm` has made. */
  of: { form: FormMetadata<Values>; draft: FormDraft; wrong: readonly string[] }
  /** Of the fetcher, or of the page. */
  by: FetcherWithComponents<unknown>['Form']
  action?: string
  /** The texts of its own errors. */
  errors?: Readonly<Record<string, string>>
  hidden: Readonly<Record<string, string | number>>
  /** Why it was not sent; otherwise several wrong fields are counted. */
  message?: string | undefined
  /** null: none. */
  className?: string | null
  children: ReactNode
}

/** A form of the panel: its draft, what it sends along, and what is wrong with it. */
export function SchemaForm<Values extends Record<string, unknown>>(props: SchemaFormProps<Values>) {
  const { by: Form, action, errors, hidden, message, className = 'form', children } = props
  const { form, draft, wrong } = props.of
  const { problems } = useTexts().forms
  const counted = wrong.length > 1 ? problems(wrong.length) : undefined
  return (
    <OwnErrorTexts value={errors ?? {}}>
      <Form {...getFormProps(form)} method="post" action={action} className={className ?? undefined}>
        <HiddenFields fields={hidden} />
        <DraftBanner draft={draft} formId={form.id} />
        <ErrorSummary message={useErrorTexts(errors)(form.errors) ?? message ?? counted} />
        {children}
      </Form>
    </OwnErrorTexts>
  )
}
