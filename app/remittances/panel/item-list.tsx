import { Allowed } from '#app/accounts/allowed.tsx'
import { formatShortDate } from '#app/i18n/dates.ts'
import { formatCents } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { ListSheet, type ListRows } from '#app/ui/panel/list-sheet.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import type { ItemPart, ItemRow, ShownRemittance } from '../remittances.server.ts'
import { ItemRemedy, ReturnRemedy } from './item-remedy.tsx'
import { reasonTexts } from './reason-texts.ts'
import { remittanceTexts, type RemittanceTexts } from './remittance-texts.ts'

type Act = (item: ItemRow) => void

type ItemListProps = {
  remittance: ShownRemittance
  part: ItemPart
  list: ListRows<ItemRow>
  onRelease: Act
  onReturn: Act
}

export function ItemList({ remittance, part, list, onRelease, onReturn }: ItemListProps) {
  const { items: t } = usePanelTexts(remittanceTexts)
  const { counts, status } = remittance
  const option = (name: ItemPart) =>
    [name === 'dentro' ? null : name, t.parts[name], { number: counts[name], more: false }] as const
  return (
    <>
      <div className="panel-tools">
        <FilterChips
          label={t.label}
          name="ver"
          current={part === 'dentro' ? null : part}
          options={[option('dentro'), option('fuera'), option('devueltas')]}
        />
      </div>
      <ListSheet
        label={t.label}
        list={list}
        failure={t.notLoaded}
        emptyTitle={t.none}
        columns={[...columns(t, remittance), ...actions(status, onRelease, onReturn)]}
        rowKey={({ id }) => id}
        noun={t.noun}
      />
    </>
  )
}

function columns(t: RemittanceTexts['items'], remittance: ShownRemittance): Column<ItemRow>[] {
  return [
    { head: t.heads.member, kind: 'name', cell: (item) => <Member item={item} /> },
    { head: t.heads.amount, kind: 'number', cell: ({ cents }) => formatCents(cents) },
    { head: t.heads.state, kind: 'text', cell: (item) => <State item={item} remittance={remittance} /> },
  ]
}

/** What can be noted of a debit that is at the bank. */
function actions(status: ShownRemittance['status'], onRelease: Act, onReturn: Act): Column<ItemRow>[] {
  if (status !== 'presented' && status !== 'settled') return []
  const cell = (item: ItemRow) => (
    <DebitActions
      item={item}
      onRelease={status === 'presented' && item.outcome === 'included' ? onRelease : null}
      onReturn={item.outcome === 'included' || item.outcome === 'settled' ? onReturn : null}
    />
  )
  return [{ kind: 'actions', cell }]
}

function Member({ item: { name, number, socioId } }: { item: ItemRow }) {
  const { items: t } = usePanelTexts(remittanceTexts)
  return (
    <span>
      {socioId === null ? t.erased : <PanelTextLink to={`/admin/socios/${socioId}`} label={name} />}{' '}
      <span className="muted">{number}</span>
    </span>
  )
}

/** The outcome; of a left out account the reason with its remedy, of a return what the bank says. */
function State({ item, remittance }: { item: ItemRow; remittance: ShownRemittance }) {
  const { items: t } = usePanelTexts(remittanceTexts)
  const r = usePanelTexts(reasonTexts)
  const { outcome, reason, otherRemittanceId, code, receivedOn } = item
  if (reason !== null)
    return (
      <span className="cluster gap-3">
        {otherRemittanceId === null ? r.reasons[reason] : r.alreadyIn(otherRemittanceId)}
        <ItemRemedy item={item} reason={reason} remittance={remittance} />
      </span>
    )
  if (code === null) return t.outcomes[outcome]
  const words = r.codes[code] ?? r.noCode
  return (
    <span className="cluster gap-3">
      <span>
        {t.outcomes[outcome]}: {code ? `${words} (${code})` : words}{' '}
        <span className="muted">{receivedOn && formatShortDate(receivedOn)}</span>
      </span>
      <ReturnRemedy item={item} />
    </span>
  )
}

type DebitActionsProps = { item: ItemRow; onRelease: Act | null; onReturn: Act | null }

function DebitActions({ item, onRelease, onReturn }: DebitActionsProps) {
  const { items: t } = usePanelTexts(remittanceTexts)
  const name = item.name ?? item.number
  return (
    <Allowed to="treasury.edit">
      {onRelease && <RowAction icon="prohibit" label={t.release(name)} onClick={() => onRelease(item)} />}
      {onReturn && <RowAction icon="arrow-counter-clockwise" label={t.note(name)} onClick={() => onReturn(item)} />}
    </Allowed>
  )
}
