import { useTexts } from '#app/i18n/texts.tsx'
import { useClub } from '#app/ui/club-context.tsx'

/** On the day of the event the kitchen may have its last sheet already. */
export function CallToday() {
  const { party } = useTexts()
  const { phone, phoneLink } = useClub()
  if (!phone) return null
  return (
    <>
      {' '}
      {party.callToday} <a href={phoneLink}>{phone}</a>.
    </>
  )
}
