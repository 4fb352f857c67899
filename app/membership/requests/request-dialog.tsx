import { useLocalPath } from '#app/i18n/local-link.tsx'
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
  const sentPage = `${useLocalPath()('/solicitar-membresia')}?enviada=1`
  /** The page stays when the toast has gone, and takes the dialog's place in the history. */
  function finish() {
    toast.success(t.done, t.doneText)
    location.replace(sentPage)
  }
  return (
    <Dialog open={open} onClose={onClose} title={t.title} lead={t.lead} side={<MembershipRequestSide />} tone="warm">
      <MembershipRequestForm onDone={finish} onCancel={onClose} />
    </Dialog>
  )
}
