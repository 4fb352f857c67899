import { formatCents } from '#app/i18n/money.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { dinnerTexts, type DinnerTexts } from './dinner-texts.ts'
import type { DinnerOwed } from './dinners-owed.server.ts'

type Columns = Column<DinnerOwed>[]

type DinnerTableProps = {
  label: string
  kind: 'owed' | 'outside' | 'charged'
  rows: DinnerOwed[]
  /** The form that charges them: each has a box, which is ticked. */
  form?: string | undefined
}

export function DinnerTable({ label, kind, rows, form }: DinnerTableProps) {
  const t = usePanelTexts(dinnerTexts)
  const columns = {
    owed: () => [...who(t), account(t), amount(t, ({ owedCents }) => owedCents)],
    outside: () => [...who(t), amount(t, ({ owedCents }) => owedCents)],
    charged: () => [...who(t), account(t), amount(t, ({ charge }) => charge?.cents ?? 0), state(t)],
  }[kind]()
  const selection = form && {
    form,
    value: ({ party }: DinnerOwed) => party,
    name: ({ name }: DinnerOwed) => name,
    ticked: () => true,
  }
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ party }) => party}
      selection={selection || undefined}
    />
  )
}

function who(t: DinnerTexts): Columns {
  return [
    { head: t.heads.name, kind: 'name', cell: ({ name }) => name },
    { head: t.heads.why, kind: 'text', cell: (dinner) => whatHappened(dinner, t) },
  ]
}

/** «No vino» only where somebody was checked in: otherwise attendance was not taken. */
function whatHappened({ seats, came, late, isCounted }: DinnerOwed, t: DinnerTexts): string {
  const kept = seats > 0 && (isCounted ? t.came(came, seats) : t.kept(seats))
  return [kept, late > 0 && t.late(late)].filter(Boolean).join(', ')
}

/** There is an account once something is charged to it. */
function account(t: DinnerTexts): Column<DinnerOwed> {
  return {
    head: t.heads.account,
    kind: 'text',
    cell: ({ member, charge }) =>
      member && charge ? (
        <PanelTextLink to={`/admin/tesoreria/cuentas/${member.id}`} label={member.number} />
      ) : (
        member?.number
      ),
  }
}

function amount(t: DinnerTexts, centsOf: (dinner: DinnerOwed) => number): Column<DinnerOwed> {
  return { head: t.heads.amount, kind: 'number', cell: (dinner) => formatCents(centsOf(dinner)) }
}

function state(t: DinnerTexts): Column<DinnerOwed> {
  return { head: t.heads.state, kind: 'status', cell: ({ charge }) => charge && <ChargeState charge={charge} t={t} /> }
}

function ChargeState({ charge, t }: { charge: NonNullable<DinnerOwed['charge']>; t: DinnerTexts }) {
  if (charge.settledCents >= charge.cents) return <StatusBadge status="approved">{t.states.paid}</StatusBadge>
  if (charge.inRemittance) return <StatusBadge status="pending">{t.states.remittance}</StatusBadge>
  if (charge.settledCents > 0)
    return <StatusBadge status="pending">{t.states.part(formatCents(charge.settledCents))}</StatusBadge>
  return <StatusBadge status="pending">{t.states.open}</StatusBadge>
}
