import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { ErasureResult } from './erasures.server.ts'
import { personTexts } from './person-texts.ts'
import type { RecordKind } from './record-kinds.ts'
import { reasonText, recordTitle } from './record-labels.ts'
import { recordTexts } from './record-texts.ts'

export function ErasureReport({ result: { erased, kept } }: { result: ErasureResult }) {
  const { report: t } = usePanelTexts(personTexts)
  return (
    <Sheet title={t.title}>
      <ErasedList erased={erased} />
      {erased.socio !== undefined && <p>{t.paymentsBlocked}</p>}
      {kept.length > 0 && <KeptList kept={kept} />}
      <p className="small muted">{t.backups}</p>
    </Sheet>
  )
}

function ErasedList({ erased }: Pick<ErasureResult, 'erased'>) {
  const { report: t } = usePanelTexts(personTexts)
  const { kinds } = usePanelTexts(recordTexts)
  const counts = Object.entries(erased) as [RecordKind, number][]
  if (counts.length === 0) return <p>{t.nothing}</p>
  return (
    <>
      <p>{t.erased}</p>
      <ul className="record-list">
        {counts.map(([kind, number]) => (
          <li key={kind}>
            {kinds[kind]}: <strong>{number}</strong>
          </li>
        ))}
      </ul>
    </>
  )
}

function KeptList({ kept }: Pick<ErasureResult, 'kept'>) {
  const { report: t } = usePanelTexts(personTexts)
  const { kinds } = usePanelTexts(recordTexts)
  const language = useLanguage()
  const rows = kept.map((record) => ({
    what: `${kinds[record.kind]} ${recordTitle(record.title, language)}`,
    why: reasonText(record, language),
  }))
  return (
    <>
      <p>{t.kept}</p>
      <ul className="record-list">
        {rows.map(({ what, why }) => (
          <li key={what}>
            <strong>{what}</strong>: {why}
          </li>
        ))}
      </ul>
    </>
  )
}
