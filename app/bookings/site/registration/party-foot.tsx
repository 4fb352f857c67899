import { useTexts } from '#app/i18n/texts.tsx'
import { formatEuros } from '#app/i18n/money.ts'
import { FormButtons } from '#app/ui/site/form-buttons.tsx'

type PartyFootProps = {
  eventId: number
  size: number
  price: number | undefined
  busy: boolean
  disabled: boolean
  onCancel: (() => void) | undefined
}

/** Stays in view; for a party, with the total beside the buttons. */
export function PartyFoot({ eventId, size, price, ...buttons }: PartyFootProps) {
  const { registration: t, free } = useTexts().events
  const party = size > 1
  const texts = party ? { ...t, submit: t.submitParty, submitting: t.submittingParty } : t
  return (
    <div className={party ? 'party-foot' : 'party-foot party-foot-alone'}>
      <div aria-live="polite" className="party-total">
        {party && price !== undefined && (
          <p>
            <b>{price > 0 ? t.total(size, formatEuros(price), formatEuros(size * price)) : free}</b>
            {price > 0 && <span className="small muted">{t.notCharged}</span>}
          </p>
        )}
      </div>
      <FormButtons texts={texts} cancelTo={`/eventos/${eventId}`} {...buttons} />
    </div>
  )
}
