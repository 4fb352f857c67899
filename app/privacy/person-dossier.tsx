import { useId, useState } from 'react'
import { Form } from 'react-router'
import { useConfirmedSubmit } from '#app/accounts/session/use-confirmed-submit.ts'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import { Button } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { auditLabel } from './audit-labels.ts'
import { ErasureDialog } from './erasure-dialog.tsx'
import { fieldLabel, valueLabel } from './field-labels.ts'
import { recordKinds, formatItemKey, type PersonalRecord } from './record-kinds.ts'
import type { Dossier } from './person.server.ts'

export function PersonDossier({ dossier, busy }: { dossier: Dossier; busy: boolean }) {
  const { email, records, auditEvents, auditTotal } = dossier
  const { chosen, tick } = useChosenItems(records)
  const [erasing, setErasing] = useState(false)
  const items = records.filter((item) => chosen.has(formatItemKey(item)))
  const lines = items.map(formatItemKey).join('\n')
  return (
    <div className="sheets">
      <Sheet title={email}>
        <p>{describeNames(records)}</p>
        <DossierActions items={lines} onErase={() => setErasing(true)} />
        <p className="small muted">
          El archivo lleva también lo cifrado (IBAN, dieta, fecha de nacimiento…), y queda anotado que se ha sacado.
          Envíalo solo a la persona.
        </p>
      </Sheet>
      {[...Map.groupBy(records, ({ kind }) => kind)].map(([kind, group]) => (
        <Sheet key={kind} title={`${recordKinds[kind]} (${group.length})`}>
          <ul className="personal-records">
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

function describeNames(records: PersonalRecord[]): string {
  const names = [...new Set(records.flatMap(({ fields }) => fields.full_name ?? fields.name ?? []))].filter(Boolean)
  return names.length > 1
    ? `Con este email hay más de un nombre (${names.join(', ')}): desmarca lo que no sea de quien pide.`
    : `${names[0] ?? 'Sin nombre'}. Todo lo que hay, marcado; desmarca lo que no sea de quien pide.`
}

function DossierActions({ items, onErase }: { items: string; onErase: () => void }) {
  const sendConfirmed = useConfirmedSubmit()
  const disabled = items === ''
  const download = { type: 'submit', variant: 'secondary', name: 'format', icon: 'download-simple', disabled } as const
  return (
    <Form
      method="post"
      action="/admin/privacidad/persona/exportar"
      reloadDocument
      onSubmit={sendConfirmed}
      className="dossier-acts"
    >
      <input type="hidden" name="items" value={items} />
      <Button {...download} value="json">
        Exportar JSON
      </Button>
      <Button {...download} value="csv">
        Exportar CSV
      </Button>
      <Button variant="danger" icon="trash" disabled={disabled} onClick={onErase}>
        Borrar lo marcado
      </Button>
    </Form>
  )
}

function AuditSheet({ events, total }: { events: Dossier['auditEvents']; total: number }) {
  return (
    <Sheet title={`En la auditoría (${total})`}>
      <ul className="record-list">
        {events.map(({ id, action, at }) => (
          <li key={id}>
            {formatDateTime(at, 'es')}: {auditLabel(action)}
          </li>
        ))}
      </ul>
      {total > events.length && <p className="small muted">Y {total - events.length} anteriores, en Auditoría.</p>}
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
  return (
    <li>
      <div className="record-head">
        <input
          type="checkbox"
          id={id}
          checked={ticked}
          onChange={({ currentTarget }) => onTick(item, currentTarget.checked)}
        />
        <label htmlFor={id}>
          <strong>{item.title}</strong> <span className="small muted">desde el {formatDate(item.at, 'es')}</span>
        </label>
      </div>
      <details>
        <summary>Ver los datos</summary>
        <Facts facts={listFacts(item)} />
      </details>
    </li>
  )
}

function listFacts({ fields, hidden }: PersonalRecord) {
  const known = Object.entries(fields).filter(
    ([column, value]) => hidden.includes(column) || (value !== null && value !== '' && !/(^|_)(id|ref)$/.test(column)),
  )
  return known.map(
    ([column, value]) =>
      [fieldLabel(column), value === null ? 'Cifrado: va en la exportación' : valueLabel(column, value)] as const,
  )
}
