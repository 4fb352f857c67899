import { getFormProps } from '@conform-to/react'
import { Form, useFetcher, type FetcherWithComponents, type ShouldRevalidateFunctionArgs } from 'react-router'
import { formAct, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { findPanelEvent } from '#app/events/panel/panel-event.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { useSchemaForm, type SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { MAX_TABLE_LABEL } from '#app/bookings/panel/shared/booking-forms.ts'
import { proposeTables, sizeOf } from './propose-tables.ts'
import {
  labelField,
  MAX_TABLE_FIELDS,
  MAX_TABLE_PLACES,
  relabellingsIn,
  shownField,
  tablePlanSchema,
} from './table-forms.ts'
import { tableTexts, type TableTexts } from './table-texts.ts'
import { labelTables, listTableParties, type LabelledParty } from './tables.server.ts'
import type { Route } from './+types/tables-page.ts'

const USUAL_PLACES = 8

export async function loader({ params, url }: Route.LoaderArgs) {
  const event = requireRow(await findPanelEvent(requireRowId(params.id)))
  const parties = await listTableParties(event.id)
  const places = placesOf(url.searchParams.get('de'))
  const labels = places === null ? null : proposeTables(parties, places)
  return {
    event: { id: event.id, title: event.title },
    places,
    parties: parties.map((party) => ({ ...party, proposed: labels?.get(party.id) ?? party.label })),
  }
}

function placesOf(asked: string | null): number | null {
  if (!/^\d{1,2}$/.test(asked ?? '')) return null
  return Math.min(Math.max(Number(asked), 2), MAX_TABLE_PLACES)
}

export async function action(args: Route.ActionArgs) {
  const event = requireRowId(args.params.id)
  return panelAction(args, (language) => saving(event, tableTexts[language]), MAX_TABLE_FIELDS)
}

const saving = (event: number, t: TableTexts) =>
  formAct({
    needs: 'registrations.edit',
    schema: tablePlanSchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const { before, left } = await labelTables(event, relabellingsIn(fields), actor)
      if (left > 0 && before.length === 0) return refuse('conflict', { text: t.refused })
      return { ok: true, title: t.done(before.length), text: left > 0 ? t.left(left) : undefined, before }
    },
  })

/**
 * After a refusal as well: what was typed stays, and is then compared with what somebody else has saved. Without an
 * answer, reading would fail, too, and the page would be gone.
 */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) => actionStatus !== 503

/** Table numbers for all bookings at once: by hand, or corrected after a proposal. */
export default function TablesPage({ loaderData: { event, places, parties } }: Route.ComponentProps) {
  const t = usePanelTexts(tableTexts)
  const address = `/admin/eventos/${event.id}/mesas`
  return (
    <>
      <PanelHead title={t.title}>
        <BackLink to={`/admin/eventos/${event.id}/inscripciones`}>{t.back}</BackLink>
      </PanelHead>
      <p className="panel-lead">
        <strong>{event.title}.</strong> {t.lead}
      </p>
      {parties.length === 0 ? (
        <ListEmpty title={t.none} />
      ) : (
        <>
          <Form className="table-proposal cluster gap-3" preventScrollReset>
            <TextField
              label={t.places}
              name="de"
              type="number"
              min={2}
              max={MAX_TABLE_PLACES}
              defaultValue={places ?? USUAL_PLACES}
              required
            />
            <Button type="submit" variant="secondary" label={t.propose} />
          </Form>
          {places !== null && <p className="table-proposed muted">{t.proposed}</p>}
          <TablePlan address={address} parties={parties} />
        </>
      )}
    </>
  )
}

type Party = Awaited<ReturnType<typeof loader>>['parties'][number]

/** Another proposal, and what another person has saved, begin a new form. */
function planKey(parties: readonly Party[]): string {
  return parties.map(({ id, label, proposed }) => `${id}:${label}:${proposed}`).join()
}

type PlanProps = { address: string; parties: readonly Party[] }
type PlanAnswer = Answer & { before?: LabelledParty[] }

function TablePlan(props: PlanProps) {
  const fetcher = useFetcher<PlanAnswer>({ key: 'tables' })
  useAnswer(fetcher.data)
  return (
    <>
      <UndoTables {...props} fetcher={fetcher} />
      <TablePlanForm key={planKey(props.parties)} {...props} fetcher={fetcher} />
    </>
  )
}

type SentPlanProps = PlanProps & { fetcher: FetcherWithComponents<PlanAnswer> }

function TablePlanForm({ address, parties, fetcher }: SentPlanProps) {
  const t = usePanelTexts(tableTexts)
  const { form, fields, draft } = useSchemaForm(tablePlanSchema, {
    draft: { name: `tables:${address}` },
    lastResult: fetcher.data?.result,
    defaultValue: Object.fromEntries(parties.map(({ id, proposed }) => [labelField(id), proposed])),
  })
  return (
    <div className="sheets">
      <Sheet>
        <fetcher.Form {...getFormProps(form)} method="post" action={address} className="form">
          <DraftBanner draft={draft} formId={form.id} />
          <ul className="table-plan">
            {parties.map((party) => (
              <PartyTable key={party.id} party={party} field={fields[labelField(party.id)]} />
            ))}
          </ul>
          <div>
            <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={t.busy} label={t.save} />
          </div>
        </fetcher.Form>
      </Sheet>
      <Sheet title={t.summary}>
        <TableSums fields={fields} parties={parties} />
      </Sheet>
    </div>
  )
}

type Fields = SchemaFields<typeof tablePlanSchema>

const input = { maxLength: MAX_TABLE_LABEL, autoComplete: 'off' }

function PartyTable({ party, field }: { party: Party; field: Fields[string] | undefined }) {
  const t = usePanelTexts(tableTexts)
  if (!field) return null
  const { id, name, size, label, staffNote } = party
  return (
    <li>
      <HiddenFields fields={{ [shownField(id)]: label }} />
      <TextInput {...input} field={field} label={t.partyLabel(name, size)} hint={staffNote} />
    </li>
  )
}

/** What the last saving has changed, as it was before. */
function UndoTables({ address, parties, fetcher }: SentPlanProps) {
  const t = usePanelTexts(tableTexts)
  const before = fetcher.data?.before ?? []
  if (before.length === 0) return null
  const now = new Map(parties.map(({ id, label }) => [id, label]))
  const fields = before.flatMap(({ id, label }) => [
    [shownField(id), now.get(id) ?? ''],
    [labelField(id), label],
  ])
  return (
    <fetcher.Form method="post" action={address} className="table-proposed">
      <HiddenFields fields={Object.fromEntries(fields)} />
      <Button type="submit" variant="secondary" size="sm" disabled={fetcher.state !== 'idle'} label={t.undo} />
    </fetcher.Form>
  )
}

/** How many sit at each table by what is typed. */
function TableSums({ fields, parties }: { fields: Fields; parties: readonly Party[] }) {
  const t = usePanelTexts(tableTexts)
  const tables = Map.groupBy(parties, ({ id }) => fields[labelField(id)]?.value?.trim() ?? '')
  const sorted = [...tables].toSorted(([one], [other]) => one.localeCompare(other, undefined, { numeric: true }))
  return (
    <ul className="table-sums">
      {sorted.map(([label, seated]) => (
        <li key={label}>
          <strong>{label ? t.tableOf(label) : t.without}</strong> · {t.people(sizeOf(seated))}
        </li>
      ))}
    </ul>
  )
}
