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
}

export function ReviewDialog({ request, onClose, onWithdraw }: Props) {
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
      closeLabel="Cerrar"
    >
      {request && (
        <>
          <div className="dialog-facts">
            <Facts facts={factsOf(request)} />
          </div>
          <Acts key={request.id} request={request} onClose={onClose} onWithdraw={() => onWithdraw(request)} />
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

function Acts({ request, onClose, onWithdraw }: { request: RequestRow; onClose: () => void; onWithdraw: () => void }) {
  const fetcher = useFetcher<Answer>({ key: `review-${request.id}` })
  useAnswer(fetcher.data, onClose)
  const sent = fetcher.state === 'idle' ? undefined : fetcher.formData?.get('act')
  const act = (
    name: string,
    label: string,
    busyLabel: string,
    look: { variant: 'neutral' | 'danger' | 'secondary'; icon?: 'check' },
  ) => (
    <Button
      type="submit"
      name="act"
      value={name}
      busy={sent === name}
      busyLabel={busyLabel}
      aria-disabled={sent !== undefined}
      {...look}
    >
      {label}
    </Button>
  )
  return (
    <fetcher.Form method="post" action="/admin/solicitudes" className="dialog-acts">
      <Button variant="secondary" onClick={onClose}>
        Cerrar
      </Button>
      <input type="hidden" name="id" value={request.id} />
      {request.status === 'pending' && (
        <>
          {act('reject', 'Rechazar', 'Rechazando...', { variant: 'danger' })}
          {act('approve', 'Aprobar', 'Aprobando...', { variant: 'neutral', icon: 'check' })}
        </>
      )}
      {request.status === 'approved' && (
        <>
          {!request.completed && act('resend', 'Reenviar enlace', 'Enviando...', { variant: 'secondary' })}
          <Button variant="danger" onClick={onWithdraw}>
            Dar de Baja
          </Button>
        </>
      )}
    </fetcher.Form>
  )
}
