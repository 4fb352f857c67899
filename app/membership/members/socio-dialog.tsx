import { useEffect, type ReactNode } from 'react'
import { Link, useFetcher } from 'react-router'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import type { loader } from './edit-page.tsx'
import { consentText } from '#app/ui/panel/consent-text.ts'
import { formatDay } from './format-day.ts'
import { SocioIban } from './socio-iban.tsx'
import type { Socio } from './socios.server.ts'
import type { SocioRow } from './socio-list.server.ts'
import { paymentMethods, socioStatuses } from '#app/membership/statuses.ts'

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
      closeLabel="Cerrar"
    >
      {row && (
        <>
          {socio ? (
            <SocioSections key={socio.id} socio={socio} />
          ) : loaded ? (
            <ErrorState title={loaded.failed ? 'Error al cargar la ficha' : 'Este socio ya no existe.'}>
              <p>Cierra esta ventana y vuelve a cargar la lista.</p>
            </ErrorState>
          ) : (
            <p className="dialog-facts muted" role="status">
              Cargando la ficha...
            </p>
          )}
          <Acts key={row.id} id={row.id} socio={socio ?? null} onClose={onClose} />
        </>
      )}
    </Dialog>
  )
}

function SocioSections({ socio }: { socio: Socio }) {
  const emergency = socio.emergencyContactName ?? socio.emergencyContactPhone
  return (
    <div className="socio-sections">
      <Section title="Información personal">
        <Facts
          facts={[
            [
              'Email',
              <a key="email" href={`mailto:${socio.email}`} className="text-link">
                {socio.email}
              </a>,
            ],
            ['Teléfono', socio.phone],
            ['Dirección', lines(socio.address)],
            ['Fecha de nacimiento', formatDay(socio.birthDate)],
            ['Tipo', socio.membershipType],
          ]}
        />
      </Section>
      <Section title="Información de pago">
        <Facts
          facts={[
            ['Método', paymentMethods[socio.paymentMethod]],
            ['IBAN', socio.maskedIban && <SocioIban key={socio.id} id={socio.id} masked={socio.maskedIban} />],
            ['Titular', socio.cardHolderName],
            ['Dirección de facturación', lines(socio.billingAddress)],
          ]}
        />
      </Section>
      {emergency && (
        <Section title="Contacto de emergencia">
          <Facts
            facts={[
              ['Nombre', socio.emergencyContactName],
              ['Teléfono', socio.emergencyContactPhone],
            ]}
          />
        </Section>
      )}
      <Section title="Consentimientos">
        <Facts
          facts={[
            ['Política de privacidad', socio.privacy && consentText(socio.privacy)],
            ['Dieta', socio.dietConsent && consentText(socio.dietConsent)],
          ]}
        />
      </Section>
      <Section title="Información adicional">
        <Facts
          facts={[
            ['Restricciones alimentarias', socio.dietaryRestrictions],
            ['Notas', lines(socio.notes)],
            ['Fecha Alta', formatDate(socio.createdAt, 'es')],
            ['Última actualización', formatDateTime(socio.updatedAt, 'es')],
          ]}
        />
      </Section>
    </div>
  )
}

function lines(text: string | null) {
  return text && <span className="pre-line">{text}</span>
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="d5">{title}</h3>
      {children}
    </section>
  )
}

function Acts({ id, socio, onClose }: { id: string; socio: Socio | null; onClose: () => void }) {
  const fetcher = useFetcher<Answer>({ key: `socio-status-${id}` })
  useAnswer(fetcher.data, () => undefined)
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" action={`/admin/socios/${id}`} className="dialog-acts">
      <Button variant="secondary" onClick={onClose}>
        Cerrar
      </Button>
      {socio?.status === 'active' && (
        <Button type="submit" variant="danger" name="act" value="suspend" busy={busy} busyLabel="Guardando...">
          Suspender
        </Button>
      )}
      {socio && socio.status !== 'active' && socio.requestStatus === 'approved' && (
        <Button type="submit" variant="secondary" name="act" value="reactivate" busy={busy} busyLabel="Guardando...">
          Reactivar
        </Button>
      )}
      {socio && (
        <Link to={`/admin/socios/${id}`} className={buttonClass({ variant: 'neutral' })}>
          Editar
        </Link>
      )}
    </fetcher.Form>
  )
}
