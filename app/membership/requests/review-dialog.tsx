import { Allowed } from '#app/accounts/allowed.tsx'
import { mailAddressLink } from '#app/i18n/mail-address-link.ts'
import { Fragment, type ComponentProps } from 'react'
import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { RequestStatusBadge } from '#app/membership/status-badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { UnreachableMark } from '#app/ui/panel/unreachable-mark.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { SamePerson } from './as-member-dialog.tsx'
import { reviewTexts, type ReviewTexts } from './review-texts.ts'
import { RequestDetails } from './request-details.tsx'
import type { RequestRow } from './request-list.server.ts'

type Props = {
  request: RequestRow | null
  onClose: () => void
  onWithdraw: (request: RequestRow) => void
  onReject: (request: RequestRow) => void
  onCorrect: (request: RequestRow) => void
  onSamePerson: (same: SamePerson) => void
}

export function ReviewDialog({ request, onClose, onWithdraw, onReject, onCorrect, onSamePerson }: Props) {
  const { review: t } = usePanelTexts(reviewTexts)
  const language = useLanguage()
  const title = (
    <>
      <span className="dialog-kind">{t.kind}</span>
      {request?.fullName}
    </>
  )
  return (
    <Dialog
      open={request !== null}
      onClose={onClose}
      title={title}
      lead={request && <RequestStatusBadge {...request} />}
    >
      {request && (
        <>
          <div className="dialog-facts">
            <Facts facts={factsOf(t, language, request)} />
          </div>
          <Allowed to="requests.edit">
            <RequestDetails
              key={`details-${request.id}`}
              request={request}
              onSamePerson={(one) => onSamePerson({ request, one })}
            />
          </Allowed>
          <Acts
            key={request.id}
            request={request}
            onClose={onClose}
            onWithdraw={() => onWithdraw(request)}
            onReject={() => onReject(request)}
            onCorrect={() => onCorrect(request)}
          />
        </>
      )}
    </Dialog>
  )
}

type FactTexts = ReviewTexts['review']

function factsOf(t: FactTexts, language: Language, request: RequestRow) {
  const { email, phone, reason, createdAt, updatedAt, status, completed, isUnreachable } = request
  return [
    [
      t.email,
      <Fragment key="email">
        <TextLink href={mailAddressLink(email)} label={email} /> {isUnreachable && <UnreachableMark />}
      </Fragment>,
    ],
    [t.phone, phone],
    [
      t.reason,
      reason && (
        <span key="reason" className="pre-line">
          {reason}
        </span>
      ),
    ],
    [t.date, formatDateTime(createdAt, language)],
    ...(updatedAt === createdAt ? [] : [[t.updated, formatDateTime(updatedAt, language)] as const]),
    ...(status === 'approved' ? [[t.data, completed ? t.completed : t.incomplete] as const] : []),
  ] as const
}

type ActsProps = {
  request: RequestRow
  onClose: () => void
  onWithdraw: () => void
  onReject: () => void
  onCorrect: () => void
}

function Acts({ request, onClose, onWithdraw, onReject, onCorrect }: ActsProps) {
  const { review: t } = usePanelTexts(reviewTexts)
  const fetcher = useAct(onClose, `review-${request.id}`)
  const sent = fetcher.busy ? fetcher.formData?.get('act') : undefined
  return (
    <fetcher.Form method="post" action="/admin/solicitudes" className="dialog-acts cluster gap-3">
      <Button variant="secondary" onClick={onClose} label={t.close} />
      <input type="hidden" name="id" value={request.id} />
      <Allowed to="requests.edit">
        {isCorrectable(request) && <Button variant="secondary" onClick={onCorrect} label={t.correct} />}
        {request.status === 'merged' && (
          <ActButton act="take-back" sent={sent} variant="neutral" busyLabel={t.takingBack} label={t.takeBack} />
        )}
        {request.status === 'pending' && <Decision sent={sent} onReject={onReject} />}
        {request.status === 'approved' && (
          <>
            {!request.completed && (
              <ActButton act="resend" sent={sent} variant="secondary" busyLabel={t.sending} label={t.resend} />
            )}
            <Button variant="danger" onClick={onWithdraw} label={t.withdraw} />
          </>
        )}
      </Allowed>
    </fetcher.Form>
  )
}

/** A closed request stays as it is; a member is corrected on their page. */
const isCorrectable = ({ status, completed }: RequestRow) =>
  status === 'pending' || (status === 'approved' && !completed)

/** The act that is being sent. */
type Sent = { sent: FormDataEntryValue | null | undefined }

function Decision({ sent, onReject }: Sent & { onReject: () => void }) {
  const { review: t } = usePanelTexts(reviewTexts)
  return (
    <>
      <Button variant="danger" onClick={onReject} label={t.reject} />
      <ActButton act="approve" sent={sent} variant="neutral" icon="check" busyLabel={t.approving} label={t.approve} />
    </>
  )
}

type ActButtonProps = Sent &
  Pick<ComponentProps<typeof Button>, 'variant' | 'icon' | 'busyLabel' | 'label'> & { act: string }

function ActButton({ act, sent, ...look }: ActButtonProps) {
  return (
    <Button type="submit" name="act" value={act} busy={sent === act} aria-disabled={sent !== undefined} {...look} />
  )
}
