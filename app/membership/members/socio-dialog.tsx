import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { StatusBadge } from '#app/ui/badge.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import type { loader } from './edit-page.tsx'
import { SocioSections } from './socio-sections.tsx'
import type { Socio } from './socios.server.ts'
import type { SocioRow } from './socio-list.server.ts'
import { socioStatuses } from '#app/membership/statuses.ts'

export function SocioDialog({ socio: row, onClose }: { socio: SocioRow | null; onClose: () => void }) {
  const fetcher = useFetcher<typeof loader>({ key: 'socio-sheet' })
  const { load } = fetcher
  const id = row?.id
  useEffect(() => {
    if (id) void load(`/admin/socios/${id}`)
  }, [id, load])
  const loaded = fetcher.data && fetcher.data.id === id ? fetcher.data : undefined
  const socio = loaded?.socio
  const status = socioStatuses[socio?.status ?? row?.status ?? 'active']
  const title = (
    <>
      <span className="dialog-kind">Ficha de Socio{row && ` · ${row.membershipNumber}`}</span>
      {socio?.fullName ?? row?.fullName}
    </>
  )
  return (
    <Dialog
      open={row !== null}
      onClose={onClose}
      title={title}
      lead={<StatusBadge status={status.tone}>{status.label}</StatusBadge>}
    >
      {row && (
        <>
          {socio ? <SocioSections key={socio.id} socio={socio} /> : <NoSocio loaded={loaded} />}
          <Acts key={row.id} id={row.id} socio={socio ?? null} onClose={onClose} />
        </>
      )}
    </Dialog>
  )
}

function NoSocio({ loaded }: { loaded: { failed: boolean } | undefined }) {
  if (loaded)
    return (
      <ErrorState title={loaded.failed ? 'Error al cargar la ficha' : 'Este socio ya no existe.'}>
        <p>Cierra esta ventana y vuelve a cargar la lista.</p>
      </ErrorState>
    )
  return (
    <p className="dialog-facts muted" role="status">
      Cargando la ficha...
    </p>
  )
}

function Acts({ id, socio, onClose }: { id: string; socio: Socio | null; onClose: () => void }) {
  const fetcher = useFetcher<Answer>({ key: `socio-status-${id}` })
  useAnswer(fetcher.data, () => undefined)
  return (
    <fetcher.Form method="post" action={`/admin/socios/${id}`} className="dialog-acts">
      <Button variant="secondary" onClick={onClose}>
        Cerrar
      </Button>
      {socio && (
        <>
          <StatusButton socio={socio} busy={fetcher.state !== 'idle'} />
          <Link to={`/admin/socios/${id}`} className={buttonClass({ variant: 'neutral' })}>
            Editar
          </Link>
        </>
      )}
    </fetcher.Form>
  )
}

function StatusButton({ socio: { status, requestStatus }, busy }: { socio: Socio; busy: boolean }) {
  const button = { type: 'submit', name: 'act', busy, busyLabel: 'Guardando...' } as const
  if (status === 'active')
    return (
      <Button {...button} variant="danger" value="suspend">
        Suspender
      </Button>
    )
  if (requestStatus !== 'approved') return null
  return (
    <Button {...button} variant="secondary" value="reactivate">
      Reactivar
    </Button>
  )
}
