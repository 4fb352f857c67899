import { useDeferredValue, useState } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import type { View } from '#app/ui/island.tsx'
import type { WalkInAnswer } from './door-answer.ts'
import { DoorFoot } from './door-foot.tsx'
import { matchesSearch, type DoorGuest } from '#app/bookings/attendance/door-list.ts'
import { DoorNotices } from './door-notices.tsx'
import { DoorRow } from './door-row.tsx'
import { CollectDialog } from './collect-dialog.tsx'
import { PartyHead } from './party-head.tsx'
import { DoorTop } from './door-top.tsx'
import { doorTexts } from './door-texts.ts'
import { useDoor, type Door, type DoorProps } from './phone/use-door.ts'

type Props = DoorProps & {
  /** Whether it is the panel's page; else a pass opens it. */
  account: boolean
  walkInId: string
  answer?: WalkInAnswer | undefined
}

export default { name: 'door', texts: [], Component: DoorView } satisfies View<Props>

type Filter = 'all' | 'missing' | 'allergy'

function DoorView(props: Props) {
  const t = usePanelTexts(doorTexts)
  const door = useDoor(props)
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  // What is typed shows before its list.
  const sought = useDeferredValue(search)
  const [paying, setPaying] = useState<string | null>(null)
  const found = new Set(door.guests.filter((guest) => matchesSearch(guest, sought)).map(({ party }) => party))
  const shown = door.guests.filter((guest) => found.has(guest.party) && passes[filter](guest, door))
  return (
    <div className="door">
      <DoorTop door={door} event={props.account ? props.event : null} search={search} onSearch={setSearch} />
      <main className="door-main">
        <h1 className="visually-hidden">{t.title}</h1>
        <DoorNotices door={door} account={props.account} />
        <DoorFilters door={door} current={filter} onChoose={setFilter} />
        <form method="post" action={props.address}>
          <ul className="door-list">
            {shown.map((guest, index) => (
              <GuestRow
                key={guest.id}
                guest={guest}
                first={shown[index - 1]?.party !== guest.party}
                door={door}
                onCollect={setPaying}
              />
            ))}
          </ul>
        </form>
        <p className="door-none" role="status">
          {door.list &&
            (door.guests.length === 0
              ? t.noGuests
              : shown.length === 0 && t[filter === 'all' ? 'nobody' : 'nobodyHere'])}
        </p>
      </main>
      <CollectDialog door={door} party={paying} onClose={() => setPaying(null)} />
      <DoorFoot door={door} address={props.address} walkInId={props.walkInId} answer={props.answer} />
    </div>
  )
}

type GuestRowProps = { guest: DoorGuest; first: boolean; door: Door; onCollect: (party: string) => void }

/** With the head of its booking above the first guest that is shown, where there is something to do for all. */
function GuestRow({ guest, first, door, onCollect }: GuestRowProps) {
  const { party } = guest
  const { size, come } = door.parties.get(party) ?? { size: 1, come: 0 }
  const payment = door.shownPayments.get(party)
  return (
    <>
      {first && (size > 1 || payment) && (
        <PartyHead
          party={party}
          contact={guest.contact}
          size={size}
          come={come}
          payment={payment}
          waiting={door.waitingPayments.has(party)}
          onCheckIn={door.checkInParty}
          onCollect={onCollect}
          onUndoPayment={door.undoPayment}
        />
      )}
      <DoorRow
        guest={guest}
        come={door.present.has(guest.id)}
        waiting={door.waiting.has(guest.id)}
        partySize={size}
        partyCome={come}
        onToggle={door.toggle}
      />
    </>
  )
}

const passes: Record<Filter, (guest: DoorGuest, door: Door) => boolean> = {
  all: () => true,
  missing: ({ id }, { present }) => !present.has(id),
  allergy: ({ diets }) => diets.some(({ allergy }) => allergy),
}

type FiltersProps = { door: Door; current: Filter; onChoose: (filter: Filter) => void }

function DoorFilters({ door, current, onChoose }: FiltersProps) {
  const { filters: t } = usePanelTexts(doorTexts)
  return (
    <div className="door-filters needs-script" role="group" aria-label={t.label}>
      {(['all', 'missing', 'allergy'] as const).map((filter) => (
        <button
          key={filter}
          type="button"
          className="chip"
          aria-pressed={filter === current}
          onClick={() => onChoose(filter)}
        >
          {t[filter]}{' '}
          <span className="chip-count">{door.guests.filter((guest) => passes[filter](guest, door)).length}</span>
        </button>
      ))}
    </div>
  )
}
