import { Allowed } from '#app/accounts/allowed.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import type { Count } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { mailTextsOf, type MailTexts } from '#app/i18n/texts.server.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { requestTexts, type RequestTexts } from './panel-texts.ts'
import { reviewTexts } from './review-texts.ts'
import { requestActTexts } from './act-texts.ts'
import { requestNoteActs } from '#app/membership/notes/note-acts.server.ts'
import { noteTexts } from '#app/membership/notes/panel-texts.ts'
import { CorrectionDialog } from './correction-dialog.tsx'
import { mergeActs } from './merge-actions.server.ts'
import { MergeDialogs } from './merge-dialogs.tsx'
import type { SamePerson } from './as-member-dialog.tsx'
import { NewSocioDialog } from './new-socio-dialog.tsx'
import { requestActs } from './review-actions.server.ts'
import { selectedRequestActs } from './selected-actions.server.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { listRequests, readRequestFilter, type RequestRow } from './request-list.server.ts'
import { requestStatuses } from '#app/membership/statuses.ts'
import type { Route } from './+types/list-page.ts'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { DeletionDialog, WithdrawalDialog } from './request-row-dialogs.tsx'
import { RejectionDialog } from './rejection-dialog.tsx'
import { RequestList } from './request-list.tsx'

/** GET /admin/solicitudes: administrators. */
export async function loader({ url }: Route.LoaderArgs) {
  const list = await loadList(readRequestFilter(url), listRequests)
  const inBoth = (draft: (texts: MailTexts) => string) => ({ es: draft(mailTextsOf.es), ca: draft(mailTextsOf.ca) })
  const drafts = {
    rejection: inBoth(({ membershipRejection }) => membershipRejection.draft),
    known: inBoth(({ membershipKnown }) => membershipKnown.draft),
    returned: inBoth(({ membershipKnown }) => membershipKnown.returnedDraft),
  }
  return { list, drafts }
}

/** POST: administrators. `create`, or a decision on the request `id`. */
export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => ({
    ...requestActs(requestActTexts[language]),
    ...mergeActs(requestActTexts[language]),
    ...selectedRequestActs(language),
    ...requestNoteActs(noteTexts[language]),
  }))
}

function sum(counts: Count[]): Count {
  return {
    number:
      Math.max(...counts.map(({ number, more }) => (more ? number : 0))) ||
      counts.reduce((all, { number }) => all + number, 0),
    more: counts.some(({ more }) => more),
  }
}

export default function RequestListPage({ loaderData: { list, drafts } }: Route.ComponentProps) {
  const { rows, status } = list
  const { list: t } = usePanelTexts(requestTexts)
  // The dashboard's queue and the panel's search name the request to open.
  const { open } = (useLocation().state ?? {}) as { open?: unknown }
  const [shown, setShown] = useState<RequestRow | null>(() => rows.find(({ id }) => id === open) ?? null)
  const [rejecting, setRejecting] = useState<RequestRow | null>(null)
  const [withdrawing, setWithdrawing] = useState<RequestRow | null>(null)
  const [deleting, setDeleting] = useState<RequestRow | null>(null)
  const [correcting, setCorrecting] = useState<RequestRow | null>(null)
  const [same, setSame] = useState<SamePerson | null>(null)
  const instead = <T,>(open: (value: T) => void) => {
    return (value: T) => {
      setShown(null)
      open(value)
    }
  }
  return (
    <>
      <RequestListHead />
      <div className="panel-tools">
        <SearchBox label={t.search} placeholder={t.searchExample} />
        <StatusChips current={status} counts={list.counts} />
      </div>
      <RequestList list={list} onShow={setShown} onRemove={setDeleting} />
      <ReviewDialog
        request={rows.find(({ id }) => id === shown?.id) ?? shown}
        onClose={() => setShown(null)}
        onWithdraw={instead(setWithdrawing)}
        onReject={instead(setRejecting)}
        onCorrect={instead(setCorrecting)}
        onSamePerson={instead(setSame)}
      />
      <RejectionDialog request={rejecting} drafts={drafts.rejection} onClose={() => setRejecting(null)} />
      <CorrectionDialog request={correcting} onClose={() => setCorrecting(null)} />
      <MergeDialogs same={same} drafts={drafts} onClose={() => setSame(null)} />
      <WithdrawalDialog request={withdrawing} onClose={() => setWithdrawing(null)} />
      <DeletionDialog request={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

function RequestListHead() {
  const t = usePanelTexts(requestTexts)
  const { creation } = usePanelTexts(reviewTexts)
  const [creating, setCreating] = useState(false)
  return (
    <>
      <PanelHead title={t.title}>
        <Allowed to="people.export">
          <ExportLink to="/admin/solicitudes.csv" />
        </Allowed>
        <Allowed to="requests.edit">
          <Button icon="plus" data-act="create" onClick={() => setCreating(true)} label={creation.submit} />
        </Allowed>
      </PanelHead>
      <NewSocioDialog open={creating} onClose={() => setCreating(false)} />
    </>
  )
}

type Counts = Awaited<ReturnType<typeof listRequests>>['counts']

type StatusChipsProps = { current: keyof RequestTexts['list']['states']; counts: Counts | undefined }

function StatusChips({ current, counts }: StatusChipsProps) {
  const { list: t } = usePanelTexts(requestTexts)
  const options = (['pending', 'approved', 'incomplete', 'rejected', 'baja', 'merged', 'all'] as const).map(
    (status) => {
      const count = counts && (status === 'all' ? sum(requestStatuses.map((name) => counts[name])) : counts[status])
      return [status === 'pending' ? null : status, t.states[status], count] as const
    },
  )
  return (
    <FilterChips label={t.state} name="estado" current={current === 'pending' ? null : current} options={options} />
  )
}
