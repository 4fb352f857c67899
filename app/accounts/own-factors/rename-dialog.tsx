import { AccountForm } from '#app/accounts/account-form.tsx'
import type { FactorRow } from '#app/accounts/second-factor/factor-row.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { renameSchema } from './forms.ts'
import { factorTexts } from './panel-texts.ts'

export function RenameDialog({ factor, onClose }: { factor: FactorRow | null; onClose: () => void }) {
  const { renaming: t } = usePanelTexts(factorTexts)
  const fetcher = useAct(onClose)
  return (
    <Dialog open={factor !== null} onClose={onClose} title={t.title} lead={factor?.name}>
      {factor && (
        <AccountForm
          key={factor.id}
          schema={renameSchema}
          fields={['name']}
          result={fetcher.data?.result}
          action="/admin/segundo-factor"
          submit={t.submit}
          busy={t.busy}
          sending={fetcher.busy}
          onSend={(form) => void fetcher.submit(form)}
          passwords="current"
        >
          <HiddenFields fields={{ act: 'rename', id: factor.id }} />
        </AccountForm>
      )}
    </Dialog>
  )
}
