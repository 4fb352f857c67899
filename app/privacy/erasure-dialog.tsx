import { Form } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { personTexts } from './person-texts.ts'
import { formatItemKey, type PersonalRecord } from './record-kinds.ts'
import { reasonText, recordTitle } from './record-labels.ts'
import { recordTexts } from './record-texts.ts'

type ErasureDialogProps = { open: boolean; items: PersonalRecord[]; onClose: () => void; busy: boolean }

export function ErasureDialog({ open, items, onClose, busy }: ErasureDialogProps) {
  const { erasure: t } = usePanelTexts(personTexts)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t.title}
      confirmLabel={t.confirm}
      busyLabel={t.busy}
      Form={Form}
      fields={{ act: 'erase', items: items.map(formatItemKey).join('\n') }}
      busy={busy}
    >
      {(['goes', 'blocked', 'stays'] as const).map((disposition) => (
        <DispositionList
          key={disposition}
          title={t[disposition]}
          items={items.filter((item) => item.disposition === disposition)}
        />
      ))}
      <p>{t.final}</p>
    </ConfirmDialog>
  )
}

function DispositionList({ title, items }: { title: string; items: PersonalRecord[] }) {
  const language = useLanguage()
  const { kinds } = usePanelTexts(recordTexts)
  if (items.length === 0) return null
  const groups = Map.groupBy(items, (item) => `${item.kind} ${reasonText(item, language)}`)
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <ul className="record-list">
        {[...groups].map(([key, [first, ...more]]) => (
          <li key={key}>
            {first && kinds[first.kind]}{' '}
            {more.length === 0 ? first && recordTitle(first.title, language) : `(${more.length + 1})`}:{' '}
            {first && reasonText(first, language)}
          </li>
        ))}
      </ul>
    </>
  )
}
