import type { SubmitEvent } from 'react'
import { createQuestion } from '#app/accounts/session/question.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { hasPersonalDrafts } from '#app/platform/browser-storage/draft-storage.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { adminTexts } from './panel-texts.ts'

const question = createQuestion<true>()

/** Asks before unsaved data of people leaves the browser. @param rail shows icons only */
export function SignOut({ rail }: { rail: boolean }) {
  const { frame: t } = usePanelTexts(adminTexts)
  function askFirst(event: SubmitEvent) {
    if (!hasPersonalDrafts()) return
    event.preventDefault()
    void question.ask(true)
  }
  return (
    <form method="post" action="/admin/salir" data-signs-out className="panel-sign-out" onSubmit={askFirst}>
      <button title={rail ? t.signOut : undefined}>
        <Icon name="sign-out" />
        <span className="panel-nav-label">{t.signOut}</span>
      </button>
    </form>
  )
}

/** Outside the dark menu. */
export function SignOutQuestion() {
  const { signOut: t } = usePanelTexts(adminTexts)
  const stay = () => question.answer(false)
  return (
    <Dialog open={question.useAsked() !== null} onClose={stay} title={t.title}>
      <p>{t.text}</p>
      <form method="post" action="/admin/salir" data-signs-out className="form-actions">
        <Button variant="secondary" onClick={stay} label={t.stay} />
        <Button type="submit" variant="danger" label={t.leave} />
      </form>
    </Dialog>
  )
}
