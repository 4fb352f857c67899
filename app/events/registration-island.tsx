import { useState } from 'react'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import type { View } from '#app/platform/islands/island.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { DialogPage } from '#app/ui/dialog-layout.tsx'
import { RegistrationForm, type RegistrationAnswer } from './registration-form.tsx'
import { RegistrationSide, type RegisteringFor } from './registration-side.tsx'

type Props = { event: RegisteringFor; answer?: RegistrationAnswer | undefined }

/** The page /eventos/{id}/inscripcion: the form, and then that it is done. */
export default { name: 'registration', texts: ['events', 'forms'], Component: RegistrationSheet } satisfies View<Props>

function RegistrationSheet({ event, answer }: Props) {
  const t = useTexts().events.registration
  const [done, setDone] = useState(answer?.done === true)
  const side = <RegistrationSide event={event} />
  if (done) {
    return (
      <DialogPage title={t.done} lead={t.doneText} side={side}>
        <BackToEvent eventId={event.id} />
      </DialogPage>
    )
  }
  return (
    <DialogPage title={t.title} lead={`${t.intro(event.places)} ${t.required}`} side={side}>
      <RegistrationForm eventId={event.id} answer={answer} onDone={() => setDone(true)} />
    </DialogPage>
  )
}

export function BackToEvent({ eventId }: { eventId: number }) {
  const { events: t } = useTexts()
  return (
    <LocalLink to={`/eventos/${eventId}`} className={buttonClass({ variant: 'secondary' })}>
      {t.registration.backToEvent}
    </LocalLink>
  )
}
