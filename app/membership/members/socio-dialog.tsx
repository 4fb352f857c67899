import { Allowed } from '#app/accounts/allowed.tsx'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { SocioStatusBadge } from '#app/membership/status-badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { PanelButtonLink } from '#app/ui/panel/panel-button-link.tsx'
import { socioTexts } from './panel-texts.ts'
import { SocioSections } from './socio-sections.tsx'
import { StatusButton } from './status-button.tsx'
import type { Socio } from './socios.server.ts'
import type { SocioRow } from './socio-list.server.ts'

/** What the page of a member answers, as far as it is shown here. */
type LoadedSocio = { id: string; socio: Socio | null; failed: boolean }

export function SocioDialog({ socio: row, onClose }: { socio: SocioRow | null; onClose: () => void }) {
  const { dialog: t } = usePanelTexts(socioTexts)
  const fetcher = useFetcher<LoadedSocio>({ key: 'socio-sheet' })
  const { load } = fetcher
  const id = row?.id
  useEffect(() => {
    if (id) void load(`/admin/socios/${id}`)
  }, [id, load])
  const loaded = fetcher.data && fetcher.data.id === id ? fetcher.data : undefined
  const socio = loaded?.socio
  const title = (
    <>
      <span className="dialog-kind">{row ? t.kindOf(row.membershipNumber) : t.kind}</span>
      {socio?.fullName ?? row?.fullName}
    </>
  )
  return (
    <Dialog
      open={row !== null}
      onClose={onClose}
      title={title}
      lead={<SocioStatusBadge status={socio?.status ?? row?.status ?? 'active'} />}
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
  const { dialog: t } = usePanelTexts(socioTexts)
  if (loaded)
    return (
      <ErrorState title={loaded.failed ? t.notLoaded : t.unknown}>
        <p>{t.reload}</p>
      </ErrorState>
    )
  return (
    <p className="dialog-facts muted" role="status">
      {t.loading}
    </p>
  )
}

function Acts({ id, socio, onClose }: { id: string; socio: Socio | null; onClose: () => void }) {
  const { dialog: t } = usePanelTexts(socioTexts)
  const fetcher = useAct(undefined, `socio-status-${id}`)
  return (
    <fetcher.Form method="post" action={`/admin/socios/${id}`} className="dialog-acts cluster gap-3">
      <Button variant="secondary" onClick={onClose} label={t.close} />
      {socio && (
        <Allowed to="members.edit">
          {socio.isSignedIn && (
            <Button
              type="submit"
              variant="secondary"
              name="act"
              value="end-sessions"
              busy={fetcher.busy}
              label={t.endSessions}
            />
          )}
          <StatusButton socio={socio} busy={fetcher.busy} />
          <PanelButtonLink to={`/admin/socios/${id}`} variant="neutral" label={t.edit} />
        </Allowed>
      )}
    </fetcher.Form>
  )
}
