import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { panelAction } from '#app/accounts/session/panel-action.server.ts'
import { requireRecentPassword } from '#app/accounts/session/recent-password.server.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { Island } from '#app/ui/island.tsx'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { listLiveCheckIns } from '#app/bookings/attendance/check-ins.server.ts'
import { doorForms, doorSchema } from '#app/bookings/attendance/door-forms.ts'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { answerDoor } from './door-answers.server.ts'
import { EMPTY_PAGE } from './phone/offline-shell.ts'
import { doorHeaders } from './door-headers.ts'
import doorIsland from './door-island.tsx'
import { readDoorList, readStart } from './door-list.server.ts'
import { doorHours } from './door-hours.ts'
import { listKeyHeaders } from './list-key.server.ts'
import { listPartyPayments } from './payments.server.ts'
import { doorTexts } from './door-texts.ts'
import styles from './door.css?url'
import type { Route } from './+types/door-page.ts'

export function links() {
  return [{ rel: 'stylesheet', href: styles }]
}

export const headers = () => doorHeaders

const addressOf = (id: number) => `/admin/eventos/${id}/puerta`

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const event = requireRowId(params.id)
  const account = await panelAccount(context, request, url)
  const page = { address: addressOf(event), event, account: true, walkInId: randomUUID() }
  if (url.searchParams.has(EMPTY_PAGE)) return data({ ...page, list: null, live: [], payments: [] })
  const start = await requireEvening(event, { context, request, url })
  const list = requireRow(await readDoorList(event, account.language, account))
  const live = await listLiveCheckIns(event)
  const payments = await listPartyPayments(event)
  return data({ ...page, list, live, payments }, { headers: listKeyHeaders(request, event, start) })
}

type Asked = Pick<Route.LoaderArgs, 'context' | 'request' | 'url'>

/** Before the evening the list asks for the password, as the printed sheet does. @returns the start */
async function requireEvening(event: number, { context, request, url }: Asked): Promise<Date> {
  const start = requireRow(await readStart(event))
  if (doorHours(start).opensAt > new Date()) await requireRecentPassword(context, request, url)
  return start
}

export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => ({
    needs: 'door.edit',
    run: async ({ form, actor }) => {
      const event = requireRowId(args.params.id)
      const start = await requireEvening(event, args)
      const keeper = { actor, language, mayExceedSeats: true, request: args.request, start }
      return answerForm(form, doorSchema, (sent) => answerDoor(event, sent, keeper, addressOf(event)), {
        failure: 'page',
        known: doorForms,
      })
    },
  }))
}

export default function DoorPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = usePanelTexts(doorTexts)
  const { list } = loaderData
  const answer = actionData && actionData.state !== 'done' ? actionData : undefined
  return (
    <>
      <title>{list ? t.pageTitle(list.event.title) : t.title}</title>
      <Island of={doorIsland} props={{ ...loaderData, answer }} />
    </>
  )
}
