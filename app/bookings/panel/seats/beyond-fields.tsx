import type { FieldMetadata } from '@conform-to/react'
import { joinNames } from '#app/i18n/join-names.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Beyond } from '#app/bookings/parties/beyond-capacity.ts'
import { bookingTexts } from '#app/bookings/panel/shared/booking-texts.ts'

/** Seats beyond the capacity, or before the waiting list: what changes, and the reason. */
export function BeyondFields({ beyond, field }: { beyond: Beyond | null; field?: FieldMetadata }) {
  const { beyond: t } = usePanelTexts(bookingTexts)
  const error = useErrorTexts()(field?.errors)
  if (!beyond) return null
  return (
    <div className="beyond-fields stack gap-3">
      <BeyondFacts beyond={beyond} />
      <TextField
        name={field?.name ?? 'reason'}
        id={field?.id}
        error={error}
        label={t.reason}
        optionalLabel={t.reasonHint}
        maxLength={200}
        autoComplete="off"
        required
      />
    </div>
  )
}

function BeyondFacts({ beyond: { chairs, from, to, passed } }: { beyond: Beyond }) {
  const { beyond: t } = usePanelTexts(bookingTexts)
  const names = joinNames(passed, useLanguage())
  return (
    <p className="small">
      {chairs > 0 && (
        <strong className="beyond-capacity">
          {t.capacity} {from} <Icon name="arrow-right" className="free-strip-arrow" />
          <span className="visually-hidden">{t.to}</span> {to}
        </strong>
      )}
      {passed.length > 0 && <span className="muted beyond-passed">{t.passed(names)}</span>}
    </p>
  )
}
