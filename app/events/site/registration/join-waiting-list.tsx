import type { FormEvent } from 'react'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { Button } from '#app/ui/button.tsx'

/** Sends the same form to the waiting list, which takes contact and number from it: nothing is typed twice. */
export function JoinWaitingList({ eventId }: { eventId: number }) {
  const t = useTexts().events.registration
  const path = useLocalPath()(`/eventos/${eventId}/espera`)
  return (
    <div className="join-waiting-list">
      <Button type="submit" formAction={path} arrow>
        {t.joinWaitingList}
      </Button>
      <p className="small muted">{t.joinWaitingListText}</p>
    </div>
  )
}

/** The browser sends the form and shows the answer as a page. */
export function leavesForWaitingList({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter?.hasAttribute('formaction') ?? false
}
