import { Allowed } from '#app/accounts/allowed.tsx'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { listWaiting } from '#app/bookings/parties/list-waiting.server.ts'
import { formatWeekdayTime } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { FreeStrip } from '#app/bookings/panel/seats/free-strip.tsx'
import { usePanelEvent } from '#app/events/panel/use-panel-event.ts'
import { waitingActs } from './waiting-actions.server.ts'
import { JoinDialog } from './join-dialog.tsx'
import { LeftSheet, RulesSheet } from './waiting-sheets.tsx'
import { WaitingTable } from './waiting-table.tsx'
import { waitingTexts } from './waiting-texts.ts'
import type { Route } from './+types/waiting-page.ts'

export async function loader({ params }: Route.LoaderArgs) {
  return { list: requireRow(await listWaiting(requireRowId(params.id))) }
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => waitingActs(requireRowId(args.params.id), language))
}

export default function WaitingListPage({ loaderData: { list } }: Route.ComponentProps) {
  const event = usePanelEvent()
  const t = usePanelTexts(waitingTexts)
  const language = useLanguage()
  const address = `/admin/eventos/${event.id}/espera`
  const [offered] = list.parties.filter(({ offer }) => offer !== null)
  const until = offered?.offer?.until ?? null
  return (
    <>
      <Allowed to="registrations.edit">
        {list.next && list.offersOpen && (
          <FreeStrip
            action={address}
            free={list.free}
            next={list.next}
            offered={
              offered && t.strip.offered(offered.size, offered.contactName, until && formatWeekdayTime(until, language))
            }
          />
        )}
      </Allowed>
      {list.free > 0 && list.parties.length > 0 && (!list.next || !list.offersOpen) && (
        <p className="panel-notice">
          <Icon name="warning" />
          {list.next ? t.strip.late(list.free) : t.strip.large(list.free)}
        </p>
      )}
      <Allowed to="registrations.edit">
        {list.offersOpen && list.offers !== 'off' && <JoinDialog action={address} />}
      </Allowed>
      <Sheet flush>
        {list.parties.length === 0 ? (
          <ListEmpty title={t.none} />
        ) : (
          <WaitingTable list={list} begun={event.begun} action={address} />
        )}
      </Sheet>
      <div className="waiting-sheets">
        <RulesSheet list={list} action={address} />
        <LeftSheet left={list.left} action={address} open={list.offersOpen} />
      </div>
    </>
  )
}
