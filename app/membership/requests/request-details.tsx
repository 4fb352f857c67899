import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { noteTexts } from '#app/membership/notes/panel-texts.ca.ts'
import { PersonNotes } from '#app/membership/notes/person-notes.tsx'
import type { PersonNote } from '#app/membership/notes/notes.server.ts'
import { RequestStatusBadge, SocioStatusBadge } from '#app/membership/status-badge.tsx'
import type { LookAlike } from './look-alikes.server.ts'
import { requestTexts } from './panel-texts.ca.ts'
import type { RequestRow } from './request-list.server.ts'

type Details = { id: string; notes: PersonNote[]; lookAlikes: LookAlike[] }

/** Who the applicant may be already, and what the team has noted. */
export function RequestDetails({ request: { id, status } }: { request: RequestRow }) {
  const { review: t } = usePanelTexts(requestTexts)
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
      {status === 'pending' && <LookAlikes lookAlikes={details.lookAlikes} />}
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

function LookAlikes({ lookAlikes }: { lookAlikes: LookAlike[] }) {
  const { review: t } = usePanelTexts(requestTexts)
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
                  <Link to={`/admin/socios/${one.id}`} className="text-link">
                    {one.fullName}
                  </Link>
                ) : (
                  one.fullName
                )}
              </p>
              <p className="small muted">
                {one.kind === 'member' ? t.isMember : t.isRequest}: {sameOf(t.same, one)}
              </p>
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
