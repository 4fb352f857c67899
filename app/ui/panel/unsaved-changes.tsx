import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { sharedTexts } from './panel-texts.ts'

export function UnsavedChanges({ changed }: { changed: boolean }) {
  const { leaving: t } = usePanelTexts(sharedTexts)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    if (changed) addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [changed])
  const stay = () => blocker.state === 'blocked' && blocker.reset()
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} title={t.title} inHistory={false}>
      <p>{t.text}</p>
      <div className="form-actions">
        <Button variant="danger" onClick={() => blocker.state === 'blocked' && blocker.proceed()} label={t.leave} />
        <Button variant="secondary" onClick={stay} label={t.stay} />
      </div>
    </Dialog>
  )
}
