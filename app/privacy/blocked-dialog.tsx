import { useFetcher } from 'react-router'
import type { BlockedRow, PaymentRecord } from '#app/membership/members/blocked-payments.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { membershipTexts } from '#app/membership/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Answer } from '#app/ui/panel/use-answer.ts'
import { Facts } from '#app/ui/panel/facts.tsx'
import { retentionTexts } from './retention-texts.ts'

type BlockedAnswer = Answer & { record?: PaymentRecord }

export function BlockedDialog({ blocked, onClose }: { blocked: BlockedRow | null; onClose: () => void }) {
  const { dialog: t } = usePanelTexts(retentionTexts)
  return (
    <Dialog open={blocked !== null} onClose={onClose} title={t.title(blocked?.membershipNumber ?? '')}>
      {blocked && <OpenForm key={blocked.id} id={blocked.id} onClose={onClose} />}
    </Dialog>
  )
}

function OpenForm({ id, onClose }: { id: string; onClose: () => void }) {
  const fetcher = useFetcher<BlockedAnswer>()
  const record = fetcher.data?.record
  const { dialog: t } = usePanelTexts(retentionTexts)
  const { paymentMethods } = usePanelTexts(membershipTexts)
  return (
    <fetcher.Form method="post" action="/admin/privacidad" className="form">
      <input type="hidden" name="act" value="open" />
      <input type="hidden" name="id" value={id} />
      {record ? (
        <Facts
          facts={[
            [t.fields.fullName, record.fullName],
            [t.fields.email, record.email],
            [t.fields.paymentMethod, paymentMethods[record.paymentMethod]],
            [t.fields.iban, record.iban],
            [t.fields.cardHolderName, record.cardHolderName],
            [t.fields.billingAddress, record.billingAddress],
          ]}
        />
      ) : (
        <p>{t.warning}</p>
      )}
      <p role="status" className="small">
        {fetcher.data?.ok === false && t.unreadable}
      </p>
      <div className="form-actions">
        <Button variant="secondary" onClick={onClose} label={t.close} />
        {!record && (
          <Button type="submit" variant="danger" busy={fetcher.state !== 'idle'} busyLabel={t.opening} label={t.open} />
        )}
      </div>
    </fetcher.Form>
  )
}
