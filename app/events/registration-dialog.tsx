import { useState } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import type { DialogProps } from '#app/platform/islands/dialog-of-links.ts'
import type { View } from '#app/platform/islands/island.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationSide, type RegisteringFor } from './registration-side.tsx'

type Props = DialogProps & { event: RegisteringFor; onDone: () => void }

/** 'Registro al evento' as a dialog: on success it closes, is emptied, and the page's places are counted anew (specification §4). */
export default { name: 'registration-dialog', texts: ['events', 'forms', 'shell'], Component: RegistrationDialog } satisfies View<Props>

function RegistrationDialog({ event, open, onClose, onDone }: Props) {
  const { events, shell } = useTexts()
  const t = events.registration
  const [attempt, setAttempt] = useState(1)
  function finish() {
    onClose()
    setAttempt((number) => number + 1)
    toast.success(t.done, t.doneText)
    onDone()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.title}
      lead={`${t.intro(event.places)} ${t.required}`}
      side={<RegistrationSide event={event} />}
      closeLabel={shell.close}
    >
      <RegistrationForm key={attempt} eventId={event.id} onDone={finish} onCancel={onClose} />
    </Dialog>
  )
}
