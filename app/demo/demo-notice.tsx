import { useState } from 'react'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { Notice } from '#app/ui/panel/notice.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { TextButton } from '#app/ui/text-link.tsx'
import { demoTexts } from './panel-texts.ts'

export function DemoNotice() {
  const can = useCan()
  const t = usePanelTexts(demoTexts)
  const [asking, setAsking] = useState(false)
  const fetcher = useAct(undefined, 'demo')
  return (
    <Notice text={t.notice}>
      {can('demo.remove') && <TextButton onClick={() => setAsking(true)} label={t.remove} />}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.title}
        confirmLabel={t.confirm}
        busyLabel={t.busy}
        Form={fetcher.Form}
        action="/admin/dashboard"
        fields={{ act: 'remove-demo' }}
        busy={fetcher.busy}
      >
        <p>{t.text}</p>
      </ConfirmDialog>
    </Notice>
  )
}
