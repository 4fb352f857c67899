import type { ComponentProps } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { island } from '#app/ui/island.tsx'
import type { PlainFormProps } from './plain-form-props.ts'

type Props = ComponentProps<'form'> & Omit<PlainFormProps, 'texts'>

/** A form that the browser sends; with script it is sent within the page, and what is typed is kept. */
export function PlainForm({ draft, restarted, unkept, signIn, ...props }: Props) {
  const { sending, forms } = useTexts()
  const texts = { ...sending, tooMany: forms.errors.tooMany }
  return (
    <form
      method="post"
      data-draft={draft ?? undefined}
      {...props}
      {...island('plain-form', { draft, restarted, unkept, signIn, texts } satisfies PlainFormProps)}
    />
  )
}
