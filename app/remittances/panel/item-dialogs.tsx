import { formatCents } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { CheckboxField, Options, SelectField, TextField } from '#app/ui/field.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { returnCodes } from '../return-codes.ts'
import type { ItemRow } from '../remittances.server.ts'
import { reasonTexts } from './reason-texts.ts'
import { remittanceTexts } from './remittance-texts.ts'

export type AskedItem = { act: 'release' | 'return'; item: ItemRow }

type ItemDialogsProps = { remittanceId: number; asked: AskedItem | null; onClose: () => void }

export function ItemDialogs({ remittanceId, asked, onClose }: ItemDialogsProps) {
  const { release } = usePanelTexts(remittanceTexts)
  const { noting } = usePanelTexts(reasonTexts)
  const shared = { onClose, action: `/admin/tesoreria/remesas/${remittanceId}` }
  return (
    <>
      <RowConfirmDialog
        {...shared}
        row={asked?.act === 'release' ? asked.item : null}
        texts={release}
        fields={({ id }) => ({ act: 'release', item_id: String(id) })}
      >
        {(item) => <p>{release.text(nameOf(item))}</p>}
      </RowConfirmDialog>
      <RowConfirmDialog
        {...shared}
        row={asked?.act === 'return' ? asked.item : null}
        texts={noting}
        fields={({ id }) => ({ act: 'return', item_id: String(id) })}
      >
        {(item) => <ReturnFields item={item} />}
      </RowConfirmDialog>
    </>
  )
}

const nameOf = ({ name, number }: ItemRow) => name ?? number

function ReturnFields({ item }: { item: ItemRow }) {
  const { noting: t, codes, noCode } = usePanelTexts(reasonTexts)
  return (
    <div className="stack">
      <p>{t.text(nameOf(item), formatCents(item.cents))}</p>
      <TextField label={t.receivedOn} type="date" name="received_on" defaultValue={clubDay()} required data-focus="" />
      <SelectField label={t.code} name="code" defaultValue="AM04">
        <Options of={returnCodes} label={(code) => `${codes[code]} (${code})`} />
        <option value="">{noCode}</option>
      </SelectField>
      <TextField label={t.fee} name="fee" inputMode="decimal" />
      <CheckboxField label={t.chargesFee} name="charges_fee" />
    </div>
  )
}
