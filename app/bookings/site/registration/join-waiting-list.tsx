import type { FormEvent } from 'react'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { isReachable } from '#app/platform/forms/send-form.ts'
import { Button } from '#app/ui/button.tsx'

/** Sends the same form to the waiting list, which takes contact and number from it: nothing is typed twice. */
export function JoinWaitingList({ eventId }: { eventId: number }) {
  const t = useTexts().events.registration
  const path = useLocalPath()(`/eventos/${eventId}/espera`)
  return (
    <div className="join-waiting-list stack gap-2">
      <Button type="submit" formAction={path} arrow label={t.joinWaitingList} />
      <p className="small muted">{t.joinWaitingListText}</p>
    </div>
  )
}

/**
 * The browser sends the form and shows the answer as a page, once there is a connection.
 * @returns whether the form goes to the waiting list
 */
export function joinsWaitingList({ nativeEvent, currentTarget: form }: FormEvent<HTMLFormElement>, onLost: () => void) {
  const { submitter } = nativeEvent as SubmitEvent
  const path = submitter?.getAttribute('formaction')
  if (!submitter || !path) return false
  if (submitter.dataset.reached !== undefined) return true
  nativeEvent.preventDefault()
  void isReachable(path).then((reached) => {
    if (!reached) return onLost()
    submitter.dataset.reached = ''
    form.requestSubmit(submitter)
  })
  return true
}
