import { useCan } from '#app/accounts/use-can.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { formatCents } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { PAGE_SIZE } from '#app/platform/forms/list-request.ts'
import { selectedValue } from '#app/platform/forms/selection.ts'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { TableSheet } from '#app/ui/panel/table-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Selection } from '#app/ui/panel/selection.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { selectedReminderActs } from './selected-actions.server.ts'
import { listDueReminders, type DueReminder } from './reminders.server.ts'
import { reminderTexts } from './reminder-texts.ts'
import type { Route } from './+types/reminders-page.ts'

const ADDRESS = '/admin/tesoreria/recordatorios'

/** GET /admin/tesoreria/recordatorios: who would get a reminder. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { language } = await panelAccount(context, request, url)
  const due = await listDueReminders()
  const { subject, first, second, paid } = mailTextsOf[language].paymentReminder
  return { due: due.slice(0, PAGE_SIZE), all: due.length, mail: { subject, first, second, paid } }
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, selectedReminderActs)
}

const SELECTION = {
  form: 'selected-reminders',
  value: ({ id, level, chargeId }: DueReminder) => selectedValue(id, level, chargeId),
  name: ({ name }: DueReminder) => name,
}

export default function RemindersPage({ loaderData: { due, all, mail } }: Route.ComponentProps) {
  const t = usePanelTexts(reminderTexts)
  const writes = useCan()('treasury.edit')
  const columns = useColumns()
  const table = (
    <TableSheet
      none={t.none}
      label={t.label}
      columns={columns}
      rows={due}
      rowKey={({ id }) => id}
      selection={writes ? SELECTION : undefined}
    />
  )
  return (
    <>
      <PanelHead title={t.title} />
      <p className="panel-lead">{t.lead}</p>
      {all > due.length && <p className="panel-notice">{t.more(due.length, all)}</p>}
      <div className="sheets">
        {writes ? (
          <Selection
            id={SELECTION.form}
            to={ADDRESS}
            acts={[{ act: 'remind-selected', label: t.send.label, icon: 'envelope-simple' }]}
            isEmpty={due.length === 0}
          >
            {table}
          </Selection>
        ) : (
          table
        )}
        <Sheet title={t.preview}>
          <div className="stack gap-4">
            <p className="small muted">{t.previewNote}</p>
            <Facts
              facts={[
                [t.subject, mail.subject],
                [t.levels[1], mail.first],
                [t.levels[2], mail.second],
                [t.end, mail.paid],
              ]}
            />
          </div>
        </Sheet>
      </div>
    </>
  )
}

function useColumns(): Column<DueReminder>[] {
  const { heads, levels } = usePanelTexts(reminderTexts)
  const language = useLanguage()
  return [
    { head: heads.name, kind: 'name', cell: ({ name }) => name },
    {
      head: heads.account,
      kind: 'meta',
      cell: ({ id, number }) => <PanelTextLink to={`/admin/tesoreria/cuentas/${id}`} label={number} />,
    },
    { head: heads.mail, kind: 'mail', cell: ({ email }) => email },
    { head: heads.since, kind: 'date', cell: ({ since }) => formatDate(since, language) },
    { head: heads.amount, kind: 'number', cell: ({ cents }) => formatCents(cents) },
    { head: heads.level, kind: 'text', cell: ({ level }) => levels[level] },
  ]
}
