import { useId, useState } from 'react'
import { Form } from 'react-router'
import { useConfirmedSubmit } from '#app/accounts/session/use-confirmed-submit.ts'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { auditLabel } from './audit-labels.ts'
import { ErasureDialog } from './erasure-dialog.tsx'
import { fieldLabel, valueLabel } from './field-labels.ts'
import { personTexts, type PersonTexts } from './person-texts.ts'
import type { Dossier } from './person.server.ts'
import { formatItemKey, type PersonalRecord } from './record-kinds.ts'
import { recordTitle } from './record-labels.ts'
import { recordTexts } from './record-texts.ts'

export function PersonDossier({ dossier, busy }: { dossier: Dossier; busy: boolean }) {
  const { records, auditEvents, auditTotal } = dossier
  const { chosen, tick } = useChosenItems(records)
  const [erasing, setErasing] = useState(false)
  const items = records.filter((item) => chosen.has(formatItemKey(item)))
  const lines = items.map(formatItemKey).join('\n')
  const { dossier: t } = usePanelTexts(personTexts)
  const { kinds } = usePanelTexts(recordTexts)
  return (
    <div className="sheets">
      <Sheet title={dossierTitle(dossier)}>
        <p>{describeNames(dossier, t)}</p>
        <DossierActions items={lines} onErase={() => setErasing(true)} />
        <p className="small muted">{t.exportNote}</p>
      </Sheet>
      {[...Map.groupBy(records, ({ kind }) => kind)].map(([kind, group]) => (
        <Sheet key={kind} title={`${kinds[kind]} (${group.length})`}>
          <ul className="personal-records stack">
            {group.map((item) => (
              <RecordItem key={item.id} item={item} ticked={items.includes(item)} onTick={tick} />
            ))}
          </ul>
        </Sheet>
      ))}
      <AuditSheet events={auditEvents} total={auditTotal} />
      <ErasureDialog open={erasing} items={items} onClose={() => setErasing(false)} busy={busy} />
    </div>
  )
}

/** Everything is chosen at first. */
function useChosenItems(records: PersonalRecord[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(records.map(formatItemKey)))
  const tick = (item: PersonalRecord, ticked: boolean) =>
    setChosen((now) => {
      const next = new Set(now)
      if (ticked) next.add(formatItemKey(item))
      else next.delete(formatItemKey(item))
      return next
    })
  return { chosen, tick }
}

const namesIn = ({ records }: Dossier) => [
  ...new Set(
    records.flatMap(({ fields }) => fields.full_name ?? fields.contact_name ?? fields.name ?? []).filter(Boolean),
  ),
]

/** The address, or the name of a person without one. */
export function dossierTitle(dossier: Dossier): string {
  return dossier.email ?? namesIn(dossier)[0] ?? ''
}

function describeNames(dossier: Dossier, t: PersonTexts['dossier']): string {
  const names = namesIn(dossier)
  if (dossier.email === null) return t.byName(dossier.records.length)
  return names.length > 1 ? t.severalNames(names.join(', ')) : t.oneName(names[0] ?? t.noName)
}

function DossierActions({ items, onErase }: { items: string; onErase: () => void }) {
  const sendConfirmed = useConfirmedSubmit()
  const disabled = items === ''
  const { dossier: t } = usePanelTexts(personTexts)
  const download = { type: 'submit', variant: 'secondary', name: 'format', icon: 'download-simple', disabled } as const
  return (
    <Form
      method="post"
      action="/admin/privacidad/persona/exportar"
      reloadDocument
      onSubmit={sendConfirmed}
      className="dossier-acts flow gap-3"
    >
      <input type="hidden" name="items" value={items} />
      <Button {...download} value="json" label={t.exportJson} />
      <Button {...download} value="csv" label={t.exportCsv} />
      <Button variant="danger" icon="trash" disabled={disabled} onClick={onErase} label={t.erase} />
    </Form>
  )
}

function AuditSheet({ events, total }: { events: Dossier['auditEvents']; total: number }) {
  const { dossier: t } = usePanelTexts(personTexts)
  const language = useLanguage()
  return (
    <Sheet title={t.audit(total)}>
      <ul className="record-list">
        {events.map(({ id, action, at }) => (
          <li key={id}>
            {formatDateTime(at, language)}: {auditLabel(action, language)}
          </li>
        ))}
      </ul>
      {total > events.length && <p className="small muted">{t.olderEvents(total - events.length)}</p>}
    </Sheet>
  )
}

type RecordItemProps = {
  item: PersonalRecord
  ticked: boolean
  onTick: (item: PersonalRecord, ticked: boolean) => void
}

function RecordItem({ item, ticked, onTick }: RecordItemProps) {
  const id = useId()
  const { dossier: t } = usePanelTexts(personTexts)
  const language = useLanguage()
  return (
    <li>
      <div className="record-head row">
        <input
          type="checkbox"
          id={id}
          checked={ticked}
          onChange={({ currentTarget }) => onTick(item, currentTarget.checked)}
        />
        <label htmlFor={id}>
          <strong>{recordTitle(item.title, language)}</strong>{' '}
          <span className="small muted">{t.since(formatDate(item.at, language))}</span>
        </label>
      </div>
      <details>
        <summary>{t.show}</summary>
        <Facts facts={listFacts(item, t, language)} />
      </details>
    </li>
  )
}

function listFacts({ fields, hidden }: PersonalRecord, t: PersonTexts['dossier'], language: Language) {
  const known = Object.entries(fields).filter(
    ([column, value]) => hidden.includes(column) || (value !== null && value !== '' && !/(^|_)(id|ref)$/.test(column)),
  )
  return known.map(
    ([column, value]) =>
      [fieldLabel(column, language), value === null ? t.encrypted : valueLabel(column, value, language)] as const,
  )
}
