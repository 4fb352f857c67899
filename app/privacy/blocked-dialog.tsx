import { useFetcher } from 'react-router'
import type { BlockedRow, PaymentRecord } from '#app/membership/members/blocked-payments.server.ts'
import { paymentMethods } from '#app/membership/statuses.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Answer } from '#app/ui/panel/use-answer.ts'
import { Facts } from '#app/ui/panel/facts.tsx'

type BlockedAnswer = Answer & { record?: PaymentRecord }

export function BlockedDialog({ blocked, onClose }: { blocked: BlockedRow | null; onClose: () => void }) {
  return (
    <Dialog open={blocked !== null} onClose={onClose} title={`Datos bloqueados de ${blocked?.membershipNumber ?? ''}`}>
      {blocked && <OpenForm key={blocked.id} id={blocked.id} onClose={onClose} />}
    </Dialog>
  )
}

function OpenForm({ id, onClose }: { id: string; onClose: () => void }) {
  const fetcher = useFetcher<BlockedAnswer>()
  const record = fetcher.data?.record
  return (
    <fetcher.Form method="post" action="/admin/privacidad" className="form">
      <input type="hidden" name="act" value="open" />
      <input type="hidden" name="id" value={id} />
      {record ? (
        <Facts
          facts={[
            ['Nombre', record.fullName],
            ['Email', record.email],
            ['Forma de pago', paymentMethods[record.paymentMethod]],
            ['IBAN', record.iban],
            ['Titular', record.cardHolderName],
            ['Dirección de facturación', record.billingAddress],
          ]}
        />
      ) : (
        <p>
          Solo se abren si los piden un juez, la fiscalía o la administración, o la propia persona. Queda anotado quién
          los abre y cuándo.
        </p>
      )}
      <p role="status" className="small">
        {fetcher.data?.ok === false && 'No se pueden abrir: ya no existen, o están cifrados con otra clave.'}
      </p>
      <div className="form-actions">
        <Button variant="secondary" onClick={onClose}>
          Cerrar
        </Button>
        {!record && (
          <Button type="submit" variant="danger" busy={fetcher.state !== 'idle'} busyLabel="Abriendo...">
            Abrir
          </Button>
        )}
      </div>
    </fetcher.Form>
  )
}
