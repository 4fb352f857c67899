import { useState } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import type { View } from '#app/ui/island.tsx'
import { DialogOutcome, DialogPage } from '#app/ui/dialog-layout.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { MembershipRequestForm } from './request-form.tsx'
import { MembershipRequestSide } from './request-side.tsx'

type Props = { answer?: FormAnswer | undefined }

export default {
  name: 'membership-request',
  texts: ['membership', 'forms'],
  Component: MembershipRequestSheet,
} satisfies View<Props>

function MembershipRequestSheet({ answer }: Props) {
  const { membership: t } = useTexts()
  const [done, setDone] = useState(answer?.state === 'done')
  if (done) {
    return (
      <DialogOutcome title={t.done} lead={t.doneText} side={<MembershipRequestSide />} tone="warm">
        <LocalButtonLink to="/" variant="secondary" label={t.backHome} />
      </DialogOutcome>
    )
  }
  return (
    <DialogPage title={t.title} lead={t.lead} side={<MembershipRequestSide />} tone="warm">
      <MembershipRequestForm answer={answer} onDone={() => setDone(true)} />
    </DialogPage>
  )
}
