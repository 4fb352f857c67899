import { Form, useNavigation } from 'react-router'
import { formAct, noFields, panelActions } from '#app/accounts/session/panel-action.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { textIn } from '#app/platform/forms/read-form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { PersonDossier } from './person-dossier.tsx'
import { ErasureReport } from './erasure-report.tsx'
import { eraseItems } from './erasures.server.ts'
import { parseItemKeys } from './record-kinds.ts'
import { personTexts, type PersonTexts } from './person-texts.ts'
import { findPeople, type PersonMatch } from './people-search.server.ts'
import { openPerson } from './person.server.ts'
import type { Route } from './+types/person-page.ts'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { useAnswer } from '#app/ui/panel/use-answer.ts'

/** GET /admin/privacidad/persona, for administrators. The search is sent by POST, not in the address. */
export function loader() {
  return null
}

/** POST, for administrators: `search` (`words`), `open` (`email`) or `erase` (`items`, one per line). */
export async function action(args: Route.ActionArgs) {
  return panelActions(args, personActs)
}

function personActs(language: Language) {
  const t = personTexts[language]
  return { search: searching(t.search), open: opening(t.search), erase: erasing(t) }
}

function searching(t: PersonTexts['search']) {
  return formAct({
    schema: noFields,
    failed: t.failed,
    failure: { text: t.failedText },
    async run({ form }) {
      const words = textIn(form, 'words').normalize('NFKC').trim().slice(0, 100)
      return { ok: true as const, title: '', view: 'people' as const, words, people: await findPeople(words) }
    },
  })
}

function opening(t: PersonTexts['search']) {
  return formAct({
    schema: noFields,
    failed: t.failed,
    failure: { text: t.failedText },
    async run({ form, actor }) {
      const email = textIn(form, 'email')
      const dossier = await openPerson(actor, email)
      if (dossier) return { ok: true as const, title: '', view: 'dossier' as const, dossier }
      return { ok: true as const, title: '', view: 'people' as const, words: email, people: [] }
    },
  })
}

function erasing({ erasure: t, search: { failedText } }: PersonTexts) {
  return formAct({
    schema: noFields,
    failed: t.failed,
    failure: { text: failedText },
    async run({ form, actor }) {
      const report = await eraseItems(actor, parseItemKeys(textIn(form, 'items')))
      const title = Object.keys(report.erased).length > 0 ? t.done : ''
      return { ok: true as const, title, view: 'erased' as const, report }
    },
  })
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
      {answer?.view === 'people' && <People people={answer.people} />}
      {answer?.view === 'dossier' && <PersonDossier key={answer.dossier.email} dossier={answer.dossier} busy={busy} />}
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
      <div className="person-search-row">
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
        <Button type="submit" icon="magnifying-glass" busy={busy} busyLabel={t.busy}>
          {t.submit}
        </Button>
      </div>
    </Form>
  )
}

type FoundAnswer = Extract<Route.ComponentProps['actionData'], { ok: true }>

function describeAnswer(answer: FoundAnswer, t: PersonTexts): string | null {
  if (answer.view === 'dossier') return t.dossier.found(answer.dossier.records.length, answer.dossier.email)
  return answer.view === 'people' && answer.people.length > 0 ? t.people.found(answer.people.length) : null
}

function People({ people }: { people: PersonMatch[] }) {
  const { people: t } = usePanelTexts(personTexts)
  return (
    <Sheet flush title={t.title}>
      {people.length === 0 ? (
        <ListEmpty title={t.none} />
      ) : (
        <ul className="people">
          {people.map((person) => (
            <li key={person.email}>
              <PersonItem {...person} />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}

function PersonItem({ email, names, rows }: PersonMatch) {
  const { people: t } = usePanelTexts(personTexts)
  return (
    <>
      <span className="people-who">
        <strong>{email}</strong>
        <span className="small muted">{names.join(', ')}</span>
      </span>
      <Form method="post">
        <input type="hidden" name="act" value="open" />
        <input type="hidden" name="email" value={email} />
        <Button type="submit" variant="secondary" aria-label={t.openLabel(email)}>
          {t.open(rows)}
        </Button>
      </Form>
    </>
  )
}
