import { Form } from 'react-router'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatDate, formatLongDate } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { clubDay, isDay } from '#app/platform/club-day.ts'
import { Button } from '#app/ui/button.tsx'
import { useClub } from '#app/ui/club-context.tsx'
import { TextField } from '#app/ui/field.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { PrintFrame } from '#app/ui/panel/print-frame.tsx'
import { listAssembly } from './assembly.server.ts'
import { assemblyTexts } from './assembly-texts.ts'
import type { Route } from './+types/assembly-page.ts'

/** GET /admin/socios/asamblea?fecha=2026-11-28: administrators, with a recent password. Today without a day. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const asked = url.searchParams.get('fecha') ?? ''
  const day = isDay(asked) ? asked : clubDay()
  return { day, ...(await listAssembly(account, day)) }
}

/** The members on a day, with a place to sign, to be printed. */
export default function AssemblyPage({ loaderData: { day, members, suspended } }: Route.ComponentProps) {
  const t = usePanelTexts(assemblyTexts)
  const language = useLanguage()
  return (
    <PrintFrame title={t.title} back={{ to: '/admin/socios', label: t.back }} className="print-frame assembly">
      <Form className="cluster gap-3 no-print assembly-day" key={day}>
        <TextField type="date" name="fecha" label={t.day} defaultValue={day} required />
        <Button type="submit" variant="secondary" label={t.show} />
      </Form>
      <div className="assembly-head">
        <p className="d4">{useClub().name}</p>
        <p>{t.lead(formatLongDate(day, language), members.length)}</p>
      </div>
      {members.length === 0 ? (
        <ListEmpty title={t.none(formatDate(day, language))} />
      ) : (
        <table className="assembly-list">
          <thead>
            <tr>
              <th scope="col">{t.heads.place}</th>
              <th scope="col">{t.heads.number}</th>
              <th scope="col">{t.heads.name}</th>
              <th scope="col">{t.heads.signature}</th>
            </tr>
          </thead>
          <tbody>
            {members.map(({ id, number, surnames, given }, index) => (
              <tr key={id}>
                <td>{index + 1}</td>
                <td>{number}</td>
                <td>{given ? `${surnames}, ${given}` : surnames}</td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {suspended > 0 && <p className="small muted assembly-note">{t.suspended(suspended)}</p>}
    </PrintFrame>
  )
}
