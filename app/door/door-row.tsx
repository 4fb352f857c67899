import { memo } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { DoorDiet, DoorGuest } from '#app/bookings/attendance/door-list.ts'
import { doorTexts, type DoorTexts } from './door-texts.ts'

type DoorRowProps = {
  guest: DoorGuest
  come: boolean
  /** To be sent. */
  waiting: boolean
  partySize: number
  partyCome: number
  onToggle: (guest: string) => void
}

/** The whole row is the tick. Of five hundred rows only those that change are drawn again. */
export const DoorRow = memo(function DoorRow({ guest, come, waiting, partySize, partyCome, onToggle }: DoorRowProps) {
  const t = usePanelTexts(doorTexts)
  const { id, name, family, table } = guest
  const facts = [family, partySize > 1 && t.ofParty(partyCome, partySize), name === '' && t.nameToFollow].filter(
    Boolean,
  )
  return (
    <li>
      <button
        type="submit"
        name="operation"
        value={`${come ? 'out' : 'in'}:${id}`}
        className={['door-row', come && 'door-in', waiting && 'door-wait'].filter(Boolean).join(' ')}
        aria-pressed={come}
        onClick={(event) => {
          event.preventDefault()
          onToggle(id)
        }}
      >
        <span className={table ? 'table-disc' : 'table-disc table-disc-none'}>
          <span className="visually-hidden">{table ? t.table(table) : t.noTable}, </span>
          <span aria-hidden="true">{table || '–'}</span>
        </span>
        <span className="door-guest">
          <span className="door-guest-name">{shownName(guest, t)}</span>
          <span className="door-guest-facts">
            {facts.join(' · ')}
            <span className="diets">
              {guest.menuChoice && (
                <span className="menu-choice">
                  <Icon name="fork-knife" />
                  <span className="visually-hidden">{t.menu} </span>
                  {guest.menuChoice}
                </span>
              )}
              {guest.diets.map((diet) => (
                <DietPill key={diet.text} {...diet} label={t.allergy} />
              ))}
            </span>
          </span>
        </span>
        <span className="door-tick">
          <Icon name="check-bold" />
        </span>
        {waiting && <span className="visually-hidden">{t.toSend}</span>}
      </button>
    </li>
  )
})

export function shownName({ name, position }: DoorGuest, t: DoorTexts): string {
  return name || t.guest(position)
}

function DietPill({ text, allergy, label }: DoorDiet & { label: string }) {
  if (!allergy) return <span className="diet">{text}</span>
  return (
    <span className="diet diet-allergy">
      <Icon name="warning-bold" />
      <span className="visually-hidden">{label} </span>
      {text}
    </span>
  )
}
