import { useEffect, useRef, useState } from 'react'
import { typedEuros } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { doorWays, readEuros, type DoorWay } from '#app/bookings/attendance/door-list.ts'
import { doorTexts } from './door-texts.ts'
import type { Door } from './phone/use-door.ts'

type CollectProps = { door: Door; party: string | null; onClose: () => void }

/** What a party pays at the door: amount and way. */
export function CollectDialog({ door, party, onClose }: CollectProps) {
  const { payment: t } = usePanelTexts(doorTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const contact = door.guests.find((guest) => guest.party === party)?.contact ?? ''
  const due = party === null ? undefined : door.shownPayments.get(party)?.due
  useEffect(() => {
    if (party !== null) dialog.current?.showModal()
  }, [party])
  return (
    <dialog ref={dialog} className="door-collect" aria-labelledby="door-collect-title" onClose={onClose}>
      <h2 id="door-collect-title">{t.title(contact)}</h2>
      {party !== null && due !== undefined && (
        <CollectForm
          due={due}
          onCollect={(amount, way) => {
            door.collect(party, amount, way)
            dialog.current?.close()
          }}
        />
      )}
      <form method="dialog">
        <button type="submit" className="button button-secondary">
          {t.close}
        </button>
      </form>
    </dialog>
  )
}

function CollectForm({ due, onCollect }: { due: number; onCollect: (amount: number, way: DoorWay) => void }) {
  const { payment: t } = usePanelTexts(doorTexts)
  const [wrong, setWrong] = useState(false)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const typed = form.get('amount')
        const amount = typeof typed === 'string' ? readEuros(typed) : null
        const way = doorWays.find((one) => one === form.get('way'))
        setWrong(amount === null)
        if (amount !== null && way) onCollect(amount, way)
      }}
    >
      <TextField
        label={t.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typedEuros(due)}
        required
        error={wrong ? t.wrongAmount : undefined}
      />
      <fieldset className="door-ways">
        <legend>{t.way}</legend>
        {doorWays.map((way, index) => (
          <label key={way}>
            <input type="radio" name="way" value={way} defaultChecked={index === 0} />
            {t.ways[way]}
          </label>
        ))}
      </fieldset>
      <Button type="submit" label={t.done} />
    </form>
  )
}
