import { useState } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import type { View } from '#app/ui/island.tsx'
import { toast } from '#app/ui/toast.tsx'
import { ContactForm } from './contact-form.tsx'

type Props = { answer?: FormAnswer | undefined }

/** With script, success and failure are toasts; without script, the answer is a page. */
export default { name: 'contact', texts: ['contact', 'forms'], Component: Write } satisfies View<Props>

function Write({ answer }: Props) {
  const { contact: t } = useTexts()
  const [attempt, setAttempt] = useState(1)
  function finish() {
    toast.success(t.sent, t.sentText)
    setAttempt((number) => number + 1)
  }
  return <ContactForm key={attempt} answer={attempt === 1 ? answer : undefined} onDone={finish} />
}
