import type { FieldMetadata } from '@conform-to/react'
import { useTexts } from '#app/i18n/texts.tsx'
import { Checkbox } from '#app/platform/forms/inputs.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import type { OwnForm } from './own-form.ts'

/** A visitor who books as a member has proved it: there is nothing to tick. */
export function OwnFields({ own, privacy }: { own: OwnForm; privacy: FieldMetadata }) {
  const t = useTexts().events.registration
  return (
    <>
      <p className="small muted">{t.asMember(own.membershipNumber)}</p>
      {own.privacyAccepted && <input type="hidden" name={privacy.name} value="on" />}
    </>
  )
}

export function MemberClaim({ field, eventId }: { field: FieldMetadata; eventId: number }) {
  const t = useTexts().events.registration
  const way = <LocalTextLink to={`/mis-cenas?evento=${eventId}`} label={t.memberSignIn} />
  return <Checkbox field={field} label={t.isMember} hint={way} />
}
