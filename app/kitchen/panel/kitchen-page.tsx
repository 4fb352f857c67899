import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formAct, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { AllergenCounts, DishCounts, WayCounts } from '#app/kitchen/kitchen-counts.tsx'
import { KitchenTables } from '#app/kitchen/kitchen-tables.tsx'
import { kitchenTexts } from '#app/kitchen/kitchen-texts.ts'
import { sendSheet } from '#app/kitchen/send-sheet.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { usePanelEvent } from '#app/events/panel/use-panel-event.ts'
import { sendingSchema } from './kitchen-forms.ts'
import { kitchenPanelTexts, type KitchenPanelTexts } from './kitchen-panel-texts.ts'
import { RecipientSheet } from './recipient-sheet.tsx'
import { SendStrip } from './send-strip.tsx'
import { showKitchen } from './show-kitchen.server.ts'
import { VersionsSheet } from './versions-sheet.tsx'
import type { Route } from './+types/kitchen-page.ts'
import type { HiddenName } from '#app/kitchen/without-names.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { totalsOf, type KitchenSheet } from '#app/kitchen/kitchen-sheet.ts'
import { PanelButtonLink } from '#app/ui/panel/panel-button-link.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const id = requireRowId(params.id)
  return requireRow(await showKitchen(id, await panelAccount(context, request, url)))
}

export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => sending(requireRowId(args.params.id), kitchenPanelTexts[language]))
}

const sending = (eventId: number, t: KitchenPanelTexts) =>
  formAct({
    needs: 'kitchen.send',
    schema: sendingSchema,
    failed: t.failed,
    async run({ fields: { again, ...fields }, actor, refuse }) {
      const outcome = await sendSheet(eventId, { ...fields, again: again === 'on' }, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return { ok: true, title: t.sent(outcome.number), text: t.sentText(fields.recipient) }
    },
  })

export default function KitchenPage({ loaderData: kitchen }: Route.ComponentProps) {
  const { state, versions, hidden } = kitchen
  const event = usePanelEvent()
  const language = useLanguage()
  const t = kitchenTexts[language]
  const { facts } = usePanelTexts(kitchenPanelTexts)
  const counts = { sheet: state.sheet, since: state.since, language }
  return (
    <>
      <SendStrip kitchen={kitchen} />
      <HiddenNames event={event.id} hidden={hidden} />
      <div className="kitchen-desk">
        <div className="sheets">
          <CoverFacts event={event.id} sheet={state.sheet} texts={facts} />
          <div className="kitchen-pair">
            <section className="sheet">
              <DishCounts {...counts} until={kitchen.choicesUntil} />
              <WayCounts {...counts} />
            </section>
            <section className="sheet">
              <AllergenCounts {...counts} />
            </section>
          </div>
          <Sheet flush title={t.combinations} link={<span className="small muted">{t.everyLine}</span>}>
            <KitchenTables {...counts} />
          </Sheet>
        </div>
        <div className="sheets">
          <VersionsSheet state={state} versions={versions} restaurant={kitchen.restaurant} />
          <RecipientSheet event={event.id} kitchen={kitchen} />
        </div>
      </div>
    </>
  )
}

/** What the sheet hides, for the office to write in another way. */
function HiddenNames({ event, hidden }: { event: number; hidden: readonly HiddenName[] }) {
  const { names: t } = usePanelTexts(kitchenPanelTexts)
  if (hidden.length === 0) return null
  return (
    <div className="panel-notice">
      <Icon name="warning" />
      <div>
        <strong>{t.title}</strong>
        <p>{t.text}</p>
        <ul>
          {hidden.map(({ table, text, isTable }, place) => (
            <li key={place}>{isTable ? t.inTable(text) : t.inNote(table, text)}</li>
          ))}
        </ul>
        <PanelTextLink to={`/admin/eventos/${event}/inscripciones`} label={t.fix} />
      </div>
    </div>
  )
}

type CoverFactsProps = { event: number; sheet: KitchenSheet; texts: KitchenPanelTexts['facts'] }

function CoverFacts({ event, sheet, texts: t }: CoverFactsProps) {
  const words = kitchenTexts[useLanguage()]
  const { covers, tables, allergic, otherDiets } = totalsOf(sheet)
  return (
    <section className="sheet kitchen-facts cluster">
      <p className="kitchen-facts-number">{covers}</p>
      <p>
        <strong>{words.covers(covers)}</strong> {tables > 0 && t.tables(tables)}
        <span className="small muted">
          {[allergic > 0 && t.allergic(allergic), otherDiets > 0 && t.others(otherDiets)].filter(Boolean).join(', ')}
        </span>
        <span className="small muted">{t.noName}</span>
      </p>
      <div className="kitchen-facts-links flow gap-2">
        <PageLink to={`/admin/eventos/${event}/cocina/hoja`} icon="printer">
          {usePanelTexts(sharedTexts).print}
        </PageLink>
        <PageLink to={`/admin/eventos/${event}/cocina/tarjetas`} icon="identification-card">
          {t.cards}
        </PageLink>
      </div>
    </section>
  )
}

function PageLink({ to, icon, children }: { to: string; icon: IconName; children: string }) {
  return <PanelButtonLink to={to} variant="secondary" size="sm" icon={icon} label={children} />
}
