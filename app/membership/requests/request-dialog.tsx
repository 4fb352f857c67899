import { useState } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import type { DialogProps } from '#app/platform/render/islands/dialog-links.ts'
import type { View } from '#app/ui/island.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.tsx'
import { MembershipRequestForm } from './request-form.tsx'
import { MembershipRequestSide } from './request-side.tsx'

export default {
  name: 'membership-request-dialog',
  texts: ['membership', 'forms'],
  Component: MembershipRequestDialog,
} satisfies View<DialogProps>

function MembershipRequestDialog({ open, onClose }: DialogProps) {
  const { membership: t } = useTexts()
  const [attempt, setAttempt] = useState(1)
  function finish() {
    onClose()
    setAttempt((number) => number + 1)
    toast.success(t.done, t.doneText)
  }
  return (
    <Dialog open={open} onClose={onClose} title={t.title} lead={t.lead} side={<MembershipRequestSide />} tone="warm">
      <MembershipRequestForm key={attempt} onDone={finish} onCancel={onClose} />
    </Dialog>
  )
}
