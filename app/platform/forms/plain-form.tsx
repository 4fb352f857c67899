import type { ComponentProps } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { island } from '#app/ui/island.tsx'

/** A form that the browser sends: with script not twice, and not without a network, which would lose what was typed. */
export function PlainForm(props: ComponentProps<'form'>) {
  const { unsent } = useTexts().forms
  return <form method="post" {...props} {...island('send-once', unsent)} />
}
