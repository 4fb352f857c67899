import { Allowed } from '#app/accounts/allowed.tsx'
import { formatShortDate } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import type { LeftOut } from '../leave-out.ts'
import { effectOf } from '../return-codes.ts'
import type { ItemRow, ShownRemittance } from '../remittances.server.ts'
import { reasonTexts, type ReasonTexts } from './reason-texts.ts'

type Asked = { item: ItemRow; remittance: Pick<ShownRemittance, 'status' | 'nextDueOn'>; t: ReasonTexts['remedies'] }
type Remedy = { label: string } & (
  | { to: string }
  | { fields: Record<string, string | number>; /** Else this page. */ action?: string }
)
type RemedyOf = (asked: Asked) => Remedy | null

const openMember: RemedyOf = ({ item: { socioId }, t }) =>
  socioId === null ? null : { label: t.member, to: `/admin/socios/${socioId}` }
const openAccount: RemedyOf = ({ item: { accountId }, t }) => ({
  label: t.account,
  to: `/admin/tesoreria/cuentas/${accountId}`,
})
const openMandate: RemedyOf = ({ item: { socioId }, t }) =>
  socioId === null ? null : { label: t.mandate, to: `/admin/tesoreria/ordenes/${socioId}` }
const openRemittance: RemedyOf = ({ item: { otherRemittanceId: id }, t }) =>
  id === null ? null : { label: t.remittance, to: `/admin/tesoreria/remesas/${id}` }
const askToSign: RemedyOf = ({ item: { socioId }, t }) =>
  socioId === null ? null : { label: t.ask, fields: { act: 'request' }, action: `/admin/tesoreria/ordenes/${socioId}` }
const collectAgain: RemedyOf = ({ item: { returnedItemId: id }, t }) =>
  id === null ? null : { label: t.collect, fields: { act: 'collect', item_id: id } }

/** Of an account that still owes something, until the remittance is over. */
const chooseNext: RemedyOf = ({ item: { cents, suitsOn }, remittance: { status, nextDueOn }, t }) =>
  cents === 0 || status === 'settled' || status === 'cancelled' || status === 'refused'
    ? null
    : { label: t.next, fields: { due_on: suitsOn ?? nextDueOn }, action: '/admin/tesoreria/remesas' }

/** Once the members are told, nobody is added. */
const includeBelowMinimum: RemedyOf = (asked) =>
  asked.remittance.status === 'draft'
    ? { label: asked.t.include, fields: { act: 'include', item_id: asked.item.id } }
    : chooseNext(asked)
const moveDueDate: RemedyOf = (asked) => {
  const { suitsOn } = asked.item
  if (asked.remittance.status !== 'draft' || suitsOn === null) return chooseNext(asked)
  return { label: asked.t.move(formatShortDate(suitsOn)), fields: { act: 'move', due_on: suitsOn } }
}

/** What mends each reason, one press away. */
const remedies: Record<LeftOut, RemedyOf> = {
  'paga-de-otro-modo': askToSign,
  baja: openAccount,
  suspendido: openMember,
  retenido: openAccount,
  'sin-mandato': askToSign,
  'sin-firma': openMandate,
  revocado: askToSign,
  caducado: askToSign,
  'iban-mal': askToSign,
  'fuera-de-sepa': askToSign,
  'falta-direccion': askToSign,
  'nombre-vacio': askToSign,
  'firma-posterior': openMandate,
  'ya-en-remesa': openRemittance,
  'ultima-devuelta': collectAgain,
  'bajo-minimo': includeBelowMinimum,
  'aviso-corto': moveDueDate,
  'ha-cambiado': chooseNext,
  'rechazado-por-el-banco': askToSign,
  'no-cabe': chooseNext,
}

type ItemRemedyProps = { item: ItemRow; reason: LeftOut; remittance: ShownRemittance }

export function ItemRemedy({ item, reason, remittance }: ItemRemedyProps) {
  const { remedies: t } = usePanelTexts(reasonTexts)
  const remedy = remedies[reason]({ item, remittance, t })
  if (!remedy) return null
  if ('fields' in remedy) return <Press itemId={item.id} {...remedy} />
  return <PanelTextLink to={remedy.to} label={remedy.label} />
}

/** Of a return: what answers it, until somebody has, and for a bank that knows no order the sheet that was signed. */
export function ReturnRemedy({ item: { id, code, handledAt, sheetOf } }: { item: ItemRow }) {
  const { remedies: t } = usePanelTexts(reasonTexts)
  const effect = effectOf(code ?? '')
  return (
    <>
      {effect === 'revoked' && sheetOf !== null && (
        <Allowed to="members.show-iban">
          <PanelTextLink to={`/admin/tesoreria/ordenes/${sheetOf}/hoja`} label={t.print} />
        </Allowed>
      )}
      {handledAt === null && (
        <Press
          itemId={id}
          label={effect === 'deceased' ? t.seen : t.collect}
          fields={{ act: 'collect', item_id: id }}
        />
      )}
    </>
  )
}

type PressProps = { itemId: number; label: string; fields: Record<string, string | number>; action?: string }

function Press({ itemId, label, fields, action }: PressProps) {
  const fetcher = useAct(undefined, `remedy-${itemId}`)
  return (
    <Allowed to="treasury.edit">
      <fetcher.Form method="post" action={action}>
        <HiddenFields fields={fields} />
        <Button type="submit" variant="secondary" size="sm" busy={fetcher.busy} label={label} />
      </fetcher.Form>
    </Allowed>
  )
}
