import { useState } from 'react'
import * as v from 'valibot'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { rowIdField } from '#app/platform/forms/ids.ts'
import { readChoice, readListRequest } from '#app/platform/forms/list-request.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { findRemittance, findReturnable, itemPartNames, listItems, type ItemRow } from '../remittances.server.ts'
import { ItemDialogs, type AskedItem } from './item-dialogs.tsx'
import { ItemList } from './item-list.tsx'
import { reasonTexts } from './reason-texts.ts'
import { remittanceActs } from './remittance-actions.server.ts'
import { RemittanceFacts, RemittanceStep } from './remittance-sheets.tsx'
import { remittanceTexts } from './remittance-texts.ts'
import type { Route } from './+types/remittance-page.ts'

/** GET /admin/tesoreria/remesas/:id; `?ver=`: dentro, fuera or devueltas; `?devolver=`: a debit to note as returned. */
export async function loader({ url, params }: Route.LoaderArgs) {
  const id = requireRowId(params.id)
  const asked = v.safeParse(rowIdField, url.searchParams.get('devolver'))
  const [found, returned] = await Promise.all([
    findRemittance(id),
    asked.success ? findReturnable(id, asked.output) : null,
  ])
  const remittance = requireRow(found)
  const part = readChoice(url, 'ver', itemPartNames) ?? 'dentro'
  const request = { ...readListRequest(url), search: '' }
  const list = await loadList({ request, order: 'id' }, () => listItems(remittance.id, part, request))
  return { remittance, part, list, returned }
}

/** POST: one of the acts of `remittance-actions.server.ts`. */
export async function action(args: Route.ActionArgs) {
  const id = requireRowId(args.params.id)
  return panelActions(args, (language) => remittanceActs(id, remittanceTexts[language], reasonTexts[language]))
}

export default function RemittancePage({ loaderData: { remittance, part, list, returned } }: Route.ComponentProps) {
  const t = usePanelTexts(remittanceTexts)
  const [asked, setAsked] = useState<AskedItem | null>(returned && { act: 'return', item: returned })
  const ask = (act: AskedItem['act']) => (item: ItemRow) => setAsked({ act, item })
  return (
    <>
      <PanelHead title={t.page.title(remittance.id)}>
        <BackLink to="/admin/tesoreria/remesas">{t.page.back}</BackLink>
      </PanelHead>
      <div className="sheets">
        <RemittanceStep remittance={remittance} />
        <RemittanceFacts remittance={remittance} />
        <div>
          <ItemList
            remittance={remittance}
            part={part}
            list={list}
            onRelease={ask('release')}
            onReturn={ask('return')}
          />
        </div>
      </div>
      <ItemDialogs remittanceId={remittance.id} asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}
