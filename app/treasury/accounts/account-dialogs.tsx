import { TextField } from '#app/ui/field.tsx'
import { localText } from '#app/i18n/localized.ts'
import { formatCents } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { typedCents } from '../amount-field.ts'
import type { Account, ChargeRow, PaymentRow } from './account.server.ts'
import { accountTexts } from './account-texts.ts'
import { ChargeDialog } from './charge-dialog.tsx'
import { PaymentDialog } from './payment-dialog.tsx'

/** What somebody is asked before it is done. */
export type Asked =
  | { act: 'pay' | 'charge' | 'hold' | 'release' | 'fee' }
  | { act: 'cancel'; row: ChargeRow }
  | { act: 'reverse'; row: PaymentRow }

type AccountDialogsProps = {
  account: Account
  charges: readonly ChargeRow[]
  /** Of one opening of a form. */
  formKey: string
  asked: Asked | null
  onClose: () => void
}

export function AccountDialogs({ account, charges, formKey, asked, onClose }: AccountDialogsProps) {
  const action = `/admin/tesoreria/cuentas/${account.id}`
  const dialog = { action, onClose }
  return (
    <>
      <PaymentDialog
        {...dialog}
        key={`pay ${formKey}`}
        open={asked?.act === 'pay'}
        account={account}
        charges={charges}
        formKey={formKey}
      />
      <ChargeDialog
        {...dialog}
        key={`charge ${formKey}`}
        open={asked?.act === 'charge'}
        account={account}
        formKey={formKey}
      />
      <CancelDialog {...dialog} row={asked?.act === 'cancel' ? asked.row : null} />
      <ReverseDialog {...dialog} row={asked?.act === 'reverse' ? asked.row : null} />
      <HoldDialogs {...dialog} accountId={account.id} act={asked?.act} />
      <FeeDialog {...dialog} account={asked?.act === 'fee' ? account : null} />
    </>
  )
}

type DialogProps = { action: string; onClose: () => void }

function CancelDialog({ row, ...dialog }: DialogProps & { row: ChargeRow | null }) {
  const { cancellation: t, why } = usePanelTexts(accountTexts)
  const language = useLanguage()
  return (
    <RowConfirmDialog {...dialog} row={row} texts={t} fields={({ id }) => ({ act: 'cancel', charge_id: String(id) })}>
      {({ concept, conceptCa }) => (
        <>
          <p>{t.text(localText(language, concept, conceptCa).text)}</p>
          <TextField label={why} name="why" required maxLength={200} />
        </>
      )}
    </RowConfirmDialog>
  )
}

function ReverseDialog({ row, ...dialog }: DialogProps & { row: PaymentRow | null }) {
  const { reversal: t, why } = usePanelTexts(accountTexts)
  return (
    <RowConfirmDialog {...dialog} row={row} texts={t} fields={({ id }) => ({ act: 'reverse', payment_id: String(id) })}>
      {({ cents }) => (
        <>
          <p>{t.text(formatCents(cents))}</p>
          <TextField label={why} name="why" required maxLength={200} />
        </>
      )}
    </RowConfirmDialog>
  )
}

function HoldDialogs({
  accountId,
  act,
  ...dialog
}: DialogProps & { accountId: string; act: Asked['act'] | undefined }) {
  const { hold: t, why } = usePanelTexts(accountTexts)
  return (
    <>
      <RowConfirmDialog
        {...dialog}
        row={act === 'hold' ? act : null}
        title={t.question}
        texts={t}
        danger={false}
        fields={() => ({ act: 'hold', account: accountId })}
      >
        {() => (
          <>
            <p>{t.text}</p>
            <TextField label={why} name="why" required maxLength={200} />
          </>
        )}
      </RowConfirmDialog>
      <RowConfirmDialog
        {...dialog}
        row={act === 'release' ? act : null}
        title={t.release}
        texts={{ confirm: t.release, busy: t.busy }}
        danger={false}
        fields={() => ({ act: 'release', account: accountId })}
      >
        {() => <p>{t.releaseText}</p>}
      </RowConfirmDialog>
    </>
  )
}

function FeeDialog({ account, ...dialog }: DialogProps & { account: Account | null }) {
  const { ownFee: t } = usePanelTexts(accountTexts)
  return (
    <RowConfirmDialog
      {...dialog}
      row={account}
      texts={t}
      danger={false}
      fields={({ id }) => ({ act: 'fee', account: id })}
    >
      {({ feeCents }) => (
        <TextField
          label={t.label}
          hint={t.hint}
          name="fee"
          inputMode="decimal"
          defaultValue={feeCents === null ? '' : typedCents(feeCents)}
        />
      )}
    </RowConfirmDialog>
  )
}
