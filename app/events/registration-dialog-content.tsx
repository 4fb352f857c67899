import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { EventDetails } from './events.server.ts'
import { RegistrationForm } from './registration-form.tsx'
import type { action } from './registration-page.tsx'
import { RegistrationSide } from './registration-side.tsx'

type Props = { event: EventDetails; open: boolean; onClose: () => void }

/** 'Registro al evento' as a dialog: on success it closes, is emptied, and the page's places are counted anew (specification §4). */
export default function RegistrationDialogContent({ event, open, onClose }: Props) {
  const { events: t, shell } = useTexts()
  const local = useLocalPath()
  const [attempt, setAttempt] = useState(1)
  const fetcher = useFetcher<typeof action>({ key: `registration-${event.id}-${attempt}` })
  const done = fetcher.data?.done === true
  useEffect(() => {
    if (!done) return
    toast.success(t.registration.done, t.registration.doneText)
    setAttempt((number) => number + 1)
    onClose()
  }, [done, t, onClose])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.registration.title}
      lead={`${t.registration.intro(event.places)} ${t.registration.required}`}
      side={<RegistrationSide event={event} />}
      closeLabel={shell.close}
    >
      <RegistrationForm
        key={attempt}
        Form={fetcher.Form}
        action={local(`/eventos/${event.id}/inscripcion`)}
        result={fetcher.data?.result}
        busy={fetcher.state !== 'idle'}
        onCancel={onClose}
      />
    </Dialog>
  )
}
