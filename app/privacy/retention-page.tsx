import { noteIbanShown } from '#app/accounts/note-iban-shown.server.ts'
import { useState } from 'react'
import * as v from 'valibot'
import { formAct, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { localPath } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { legalVersions } from '#app/legal-versions.ts'
import {
  blockedOrders,
  listBlocked,
  showBlocked,
  type BlockedRow,
} from '#app/membership/members/blocked-payments.server.ts'
import { uuidField } from '#app/platform/forms/ids.ts'
import { PAGE_SIZE, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ListFoot } from '#app/ui/panel/list-foot.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { BlockedDialog } from './blocked-dialog.tsx'
import { listConsents, countStoredRecords } from './record-counts.server.ts'
import { lastRun } from './purge.server.ts'
import { hasCreditor } from '#app/banking/creditor.server.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/retention-page.ts'
import { retentionTexts } from './retention-texts.ts'
import { BlockedSheet, ConsentSheet, LastRun, RetentionSheet } from './retention-sheets.tsx'

export async function loader({ url }: Route.LoaderArgs) {
  const request = readListRequest(url)
  const order = readOrder(url, blockedOrders, 'borrado')
  const [counts, consents, run, blocked, hasTreasury] = await Promise.all([
    countStoredRecords(),
    listConsents(),
    lastRun(),
    listBlocked(request, order),
    hasCreditor(),
  ])
  return { counts, consents, run, blocked, order, page: request.page, version: legalVersions.privacy, hasTreasury }
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, () => ({ open: access }))
}

/** The dialog shows why nothing is listed. */
const access = formAct({
  needs: 'members.show-iban',
  schema: v.object({ id: uuidField }),
  asksPassword: 'blocked-payment.shown',
  failed: '',
  async run({ fields: { id }, actor, refuse }) {
    const record = await showBlocked(actor, id)
    if (!record) return refuse('unknown')
    noteIbanShown(actor)
    return { ok: true, title: '', record }
  },
})

export default function RetentionPage({ loaderData }: Route.ComponentProps) {
  const { counts, consents, run, blocked, order, page, version, hasTreasury } = loaderData
  const [opened, setOpened] = useState<BlockedRow | null>(null)
  const language = useLanguage()
  const t = usePanelTexts(retentionTexts)
  return (
    <>
      <PanelHead title={t.title}>
        <ButtonLink href="/admin/privacidad/persona" icon="magnifying-glass" label={t.findPerson} />
      </PanelHead>
      <p className="panel-lead">
        {t.lead.before} <TextLink href={localPath('/privacidad', language)} label={t.lead.link} />{' '}
        {t.lead.after(formatDate(version, language))}
      </p>
      <div className="sheets">
        <Sheet title={t.lastRun.title}>
          <LastRun run={run} />
        </Sheet>
        <RetentionSheet counts={counts} hasTreasury={hasTreasury} />
        <ConsentSheet consents={consents} />
        <BlockedSheet rows={blocked.rows} order={order} onOpen={setOpened} />
      </div>
      {blocked.total > 0 && (
        <ListFoot
          shown={blocked.rows.length}
          total={blocked.total}
          page={page}
          size={PAGE_SIZE}
          noun={t.blocked.noun}
        />
      )}
      <BlockedDialog blocked={opened} onClose={() => setOpened(null)} />
    </>
  )
}
