import { Form, useNavigation } from 'react-router'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { dossierTitle, PersonDossier } from './person-dossier.tsx'
import { ErasureReport } from './erasure-report.tsx'
import { personTexts, type PersonTexts } from './person-texts.ts'
import { People } from './people-found.tsx'
import type { Route } from './+types/person-page.ts'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { useAnswer } from '#app/ui/panel/use-answer.ts'
import { personActs } from './person-actions.server.ts'

/** GET /admin/privacidad/persona, for administrators. The search is sent by POST, not in the address. */
export function loader() {
  return null
}

/** POST: `search` (`words`), `open` (`email`, or `items` of people without one) or `erase` (`items`, one a line). */
export async function action(args: Route.ActionArgs) {
  return panelActions(args, personActs)
}

export default function PersonPage({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle'
  useAnswer(actionData)
  const t = usePanelTexts(personTexts)
  const answer = actionData?.ok ? actionData : undefined
  return (
    <>
      <PanelHead title={t.title}>
        <BackLink to="/admin/privacidad">{t.back}</BackLink>
      </PanelHead>
      <p className="panel-lead">{t.lead}</p>
      <PersonSearch words={answer?.view === 'people' ? answer.words : ''} busy={busy} />
      <p role="status" className="visually-hidden">
        {answer && describeAnswer(answer, t)}
      </p>
      {answer?.view === 'people' && <People people={answer.people} unaddressed={answer.unaddressed} />}
      {answer?.view === 'dossier' && (
        <PersonDossier key={answer.dossier.records[0]?.id} dossier={answer.dossier} busy={busy} />
      )}
      {answer?.view === 'erased' && <ErasureReport result={answer.report} />}
    </>
  )
}

function PersonSearch({ words, busy }: { words: string; busy: boolean }) {
  const { search: t } = usePanelTexts(personTexts)
  return (
    <Form method="post" className="person-search" role="search">
      <input type="hidden" name="act" value="search" />
      <label className="field-label" htmlFor="person-words">
        {t.label}
      </label>
      <div className="person-search-row flow gap-3">
        <input
          id="person-words"
          name="words"
          className="input"
          required
          minLength={3}
          maxLength={100}
          autoComplete="off"
          defaultValue={words}
        />
        <Button type="submit" icon="magnifying-glass" busy={busy} busyLabel={t.busy} label={t.submit} />
      </div>
    </Form>
  )
}

type FoundAnswer = Extract<Route.ComponentProps['actionData'], { ok: true }>

function describeAnswer(answer: FoundAnswer, t: PersonTexts): string | null {
  if (answer.view === 'dossier') return t.dossier.found(answer.dossier.records.length, dossierTitle(answer.dossier))
  const found = answer.view === 'people' ? answer.people.length + answer.unaddressed.length : 0
  return found > 0 ? t.people.found(found) : null
}
