import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { PanelButtonLink } from './panel-button-link.tsx'
import { Button } from '../button.tsx'
import { listAddress } from './list-memory.ts'
import { sharedTexts } from './panel-texts.ts'

type SaveBarProps = {
  saveLabel: string
  busy: boolean
  /** A list, which comes back as it was left. */
  backTo: string
  changed: boolean
}

export function SaveBar({ saveLabel, busy, backTo, changed }: SaveBarProps) {
  const t = usePanelTexts(sharedTexts)
  return (
    <div className="save-bar row gap-3">
      <p className="save-bar-state">{changed ? t.saveBar.changed : t.saveBar.unchanged}</p>
      <PanelButtonLink to={listAddress(backTo)} variant="secondary" label={t.cancel} />
      <Button type="submit" busy={busy} busyLabel={t.saving} label={saveLabel} />
    </div>
  )
}
