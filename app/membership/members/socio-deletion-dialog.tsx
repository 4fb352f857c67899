import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { socioTexts } from './panel-texts.ts'
import type { SocioRow } from './socio-list.server.ts'

export function SocioDeletionDialog({ socio, onClose }: { socio: SocioRow | null; onClose: () => void }) {
  const { deletion: t } = usePanelTexts(socioTexts)
  return (
    <RowConfirmDialog
      row={socio}
      onClose={onClose}
      title={({ fullName }) => t.title(fullName)}
      texts={t}
      action={({ id }) => `/admin/socios/${id}`}
      fields={() => ({ act: 'delete' })}
    >
      {({ membershipNumber }) => (
        <>
          <p>{t.text(membershipNumber)}</p>
          <p className="small muted">{t.request}</p>
        </>
      )}
    </RowConfirmDialog>
  )
}
