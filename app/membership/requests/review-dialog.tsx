import type { ComponentProps } from 'react'
import { useFetcher } from 'react-router'
import { formatDateTime } from '#app/i18n/dates.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import type { RequestRow } from './request-list.server.ts'
import { requestStatuses } from '#app/membership/statuses.ts'

type Props = {
  request: RequestRow | null
  onClose: () => void
  onWithdraw: (request: RequestRow) => void
  onReject: (request: RequestRow) => void
}

export function ReviewDialog({ request, onClose, onWithdraw, onReject }: Props) {
  const title = (
    <>
      <span className="dialog-kind">Detalles de la solicitud</span>
      {request?.fullName}
    </>
  )
  const status = request && requestStatuses[request.status]
  return (
    <Dialog
      open={request !== null}
      onClose={onClose}
      title={title}
      lead={status && <StatusBadge status={status.tone}>{status.label}</StatusBadge>}
    >
      {request && (
        <>
          <div className="dialog-facts">
            <Facts facts={factsOf(request)} />
          </div>
          <Acts
            key={request.id}
            request={request}
            onClose={onClose}
            onWithdraw={() => onWithdraw(request)}
            onReject={() => onReject(request)}
          />
        </>
      )}
    </Dialog>
  )
}

function factsOf({ email, phone, reason, createdAt, updatedAt, status, completed }: RequestRow) {
  return [
    [
      'Email',
      <a key="email" href={`mailto:${email}`} className="text-link">
        {email}
      </a>,
    ],
    ['Teléfono', phone],
    [
      'Motivo',
      reason && (
        <span key="reason" className="pre-line">
          {reason}
        </span>
      ),
    ],
    ['Fecha de solicitud', formatDateTime(createdAt, 'es')],
    ...(updatedAt === createdAt ? [] : [['Última actualización', formatDateTime(updatedAt, 'es')] as const]),
    ...(status === 'approved' ? [['Datos de socio', completed ? 'Completados' : 'Sin completar'] as const] : []),
  ] as const
}

type ActsProps = { request: RequestRow; onClose: () => void; onWithdraw: () => void; onReject: () => void }

function Acts({ request, onClose, onWithdraw, onReject }: ActsProps) {
  const fetcher = useFetcher<Answer>({ key: `review-${request.id}` })
  useAnswer(fetcher.data, onClose)
  const sent = fetcher.state === 'idle' ? undefined : fetcher.formData?.get('act')
  return (
    <fetcher.Form method="post" action="/admin/solicitudes" className="dialog-acts">
      <Button variant="secondary" onClick={onClose}>
        Cerrar
      </Button>
      <input type="hidden" name="id" value={request.id} />
      {request.status === 'pending' && <Decision sent={sent} onReject={onReject} />}
      {request.status === 'approved' && (
        <>
          {!request.completed && (
            <ActButton act="resend" sent={sent} variant="secondary" busyLabel="Enviando...">
              Reenviar enlace
            </ActButton>
          )}
          <Button variant="danger" onClick={onWithdraw}>
            Dar de Baja
          </Button>
        </>
      )}
    </fetcher.Form>
  )
}

/** The act that is being sent. */
type Sent = { sent: FormDataEntryValue | null | undefined }

function Decision({ sent, onReject }: Sent & { onReject: () => void }) {
  return (
    <>
      <Button variant="danger" onClick={onReject}>
        Rechazar
      </Button>
      <ActButton act="approve" sent={sent} variant="neutral" icon="check" busyLabel="Aprobando...">
        Aprobar
      </ActButton>
    </>
  )
}

type ActButtonProps = Sent &
  Pick<ComponentProps<typeof Button>, 'variant' | 'icon' | 'busyLabel' | 'children'> & { act: string }

function ActButton({ act, sent, ...look }: ActButtonProps) {
  return (
    <Button type="submit" name="act" value={act} busy={sent === act} aria-disabled={sent !== undefined} {...look} />
  )
}
