import { useEffect, useRef } from 'react'
import type { ListedParty } from '#app/bookings/parties/list-waiting.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { DraftedFields } from '#app/platform/forms/drafted-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import type { Beyond } from '#app/bookings/parties/beyond-capacity.ts'
import { BeyondFields } from '#app/bookings/panel/seats/beyond-fields.tsx'
import { waitingTexts } from './waiting-texts.ts'

type SeatFormProps = { party: ListedParty; beyond: Beyond; action: string; onClose: () => void }

/** The line within the row: the new capacity, who is passed over, and why. */
export function SeatForm({ party, beyond, action, onClose }: SeatFormProps) {
  const t = usePanelTexts(waitingTexts)
  const fetcher = useAct(onClose)
  const form = useRef<HTMLFormElement>(null)
  // On a phone it opens below the screen.
  useEffect(() => form.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <fetcher.Form ref={form} method="post" action={action} className="seat-form flow">
      <HiddenFields fields={{ act: 'seat', party_id: party.id, chairs: beyond.chairs }} />
      <DraftedFields name={`seat:${party.id}`}>
        <BeyondFields beyond={beyond} />
      </DraftedFields>
      <div className="seat-form-acts">
        <Button variant="secondary" size="sm" onClick={onClose} label={t.cancel} />
        <Button type="submit" size="sm" busy={fetcher.busy} label={t.seatOf(party.contactName)} />
      </div>
    </fetcher.Form>
  )
}
