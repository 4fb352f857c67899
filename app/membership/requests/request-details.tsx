import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { formatDateTime } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { noteTexts } from '#app/membership/notes/panel-texts.ts'
import { PersonNotes } from '#app/membership/notes/person-notes.tsx'
import type { PersonNote } from '#app/membership/notes/notes.server.ts'
import { RequestStatusBadge, SocioStatusBadge } from '#app/membership/status-badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChangeList } from '#app/ui/panel/change-list.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import type { RequestChange } from './correction.server.ts'
import type { LookAlike } from './look-alikes.server.ts'
import { canBeMerged } from './merge-dialogs.tsx'
import { reviewTexts } from './review-texts.ts'
import type { RequestRow } from './request-list.server.ts'

type Details = {
  id: string
  notes: PersonNote[]
  lookAlikes: LookAlike[]
  corrections: RequestChange[]
  standing: { fullName: string; socioId: string | null } | null
}

type RequestDetailsProps = { request: RequestRow; onSamePerson: (one: LookAlike) => void }

/** Who the applicant may be already, and what the team has noted. */
export function RequestDetails({ request: { id, status }, onSamePerson }: RequestDetailsProps) {
  const { review: t } = usePanelTexts(reviewTexts)
  const { title } = usePanelTexts(noteTexts)
  const fetcher = useFetcher<Details>({ key: `request-details-${id}` })
  const { load } = fetcher
  const address = `/admin/solicitudes/${id}`
  useEffect(() => void load(address), [address, load])
  const details = fetcher.data?.id === id ? fetcher.data : undefined
  if (!details)
    return (
      <p className="dialog-facts muted" role="status">
        {t.loading}
      </p>
    )
  return (
    <>
      {details.standing && <Standing {...details.standing} />}
      {status === 'pending' && <LookAlikes lookAlikes={details.lookAlikes} onSamePerson={onSamePerson} />}
      {details.corrections.length > 0 && <Corrections corrections={details.corrections} />}
      <section className="dialog-facts stack gap-4">
        <h3 className="d5">{title}</h3>
        <PersonNotes
          action="/admin/solicitudes"
          person={id}
          fields={{ id }}
          notes={details.notes}
          onChange={() => void load(address)}
        />
      </section>
    </>
  )
}

function Standing({ fullName, socioId }: NonNullable<Details['standing']>) {
  const { review: t } = usePanelTexts(reviewTexts)
  return (
    <p className="dialog-facts">
      {t.mergedInto} {socioId ? <PanelTextLink to={`/admin/socios/${socioId}`} label={fullName} /> : fullName}
    </p>
  )
}

function Corrections({ corrections }: { corrections: RequestChange[] }) {
  const { review: t } = usePanelTexts(reviewTexts)
  const language = useLanguage()
  return (
    <section className="dialog-facts stack gap-4">
      <h3 className="d5">{t.corrections}</h3>
      <ul className="person-notes">
        {corrections.map(({ id, at, by, columns }) => (
          <li key={id}>
            <ChangeList
              to={t.changedTo}
              changes={columns.map(({ column, before, after }) => ({
                key: column,
                label: t.columns[column],
                before: before || t.empty,
                after: after || t.empty,
              }))}
            />
            <p className="small muted">{t.correctedBy(by, formatDateTime(at, language))}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type LookAlikesProps = { lookAlikes: LookAlike[]; onSamePerson: (one: LookAlike) => void }

function LookAlikes({ lookAlikes, onSamePerson }: LookAlikesProps) {
  const { review: t } = usePanelTexts(reviewTexts)
  return (
    <section className="dialog-facts stack gap-4">
      <h3 className="d5">{t.lookAlikes}</h3>
      {lookAlikes.length === 0 ? (
        <p className="muted">{t.noLookAlikes}</p>
      ) : (
        <ul className="person-notes">
          {lookAlikes.map((one) => (
            <li key={one.id}>
              <p className="cluster gap-3">
                {one.kind === 'member' ? <SocioStatusBadge {...one} /> : <RequestStatusBadge {...one} />}
                {one.kind === 'member' ? (
                  <PanelTextLink to={`/admin/socios/${one.id}`} label={one.fullName} />
                ) : (
                  one.fullName
                )}
              </p>
              <p className="small muted">
                {one.kind === 'member' ? t.isMember : t.isRequest}: {sameOf(t.same, one)}
              </p>
              {canBeMerged(one) && (
                <div>
                  <Button
                    size="sm"
                    variant="neutral"
                    aria-label={t.samePersonAs(one.fullName)}
                    onClick={() => onSamePerson(one)}
                    label={t.samePerson}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type Same = { email: string; phone: string; name: string }

function sameOf(t: Same, { sameEmail, samePhone, sameName }: LookAlike): string {
  return [sameEmail && t.email, samePhone && t.phone, sameName && t.name].filter(Boolean).join(', ')
}
