import { Form, useNavigation } from 'react-router'
import { formAct, noFields, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { textIn } from '#app/platform/forms/read-form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { PersonDossier } from './person-dossier.tsx'
import { ErasureReport } from './erasure-report.tsx'
import { eraseItems } from './erasures.server.ts'
import { parseItemKeys } from './record-kinds.ts'
import { findPeople, openPerson, type PersonMatch } from './person.server.ts'
import type { Route } from './+types/person-page.ts'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { useAnswer } from '#app/ui/panel/use-answer.ts'

/** GET /admin/privacidad/persona, for administrators. The search is sent by POST, not in the address. */
export function loader() {
  return null
}

/** POST, for administrators: `search` (`words`), `open` (`email`) or `erase` (`items`, one per line). */
export async function action(args: Route.ActionArgs) {
  return panelActions(args, () => ({ search, open, erase }))
}

const failure = { text: 'Vuelve a probarlo dentro de un momento.' }
const searchFailed = 'Error al buscar'

const search = formAct({
  schema: noFields,
  failed: searchFailed,
  failure,
  async run({ form }) {
    const words = textIn(form, 'words').normalize('NFKC').trim().slice(0, 100)
    return { ok: true as const, title: '', view: 'people' as const, words, people: await findPeople(words) }
  },
})

const open = formAct({
  schema: noFields,
  failed: searchFailed,
  failure,
  async run({ form, actor }) {
    const email = textIn(form, 'email')
    const dossier = await openPerson(actor, email)
    if (dossier) return { ok: true as const, title: '', view: 'dossier' as const, dossier }
    return { ok: true as const, title: '', view: 'people' as const, words: email, people: [] }
  },
})

const erase = formAct({
  schema: noFields,
  failed: 'No se ha borrado nada',
  failure,
  async run({ form, actor }) {
    const report = await eraseItems(actor, parseItemKeys(textIn(form, 'items')))
    const title = Object.keys(report.erased).length > 0 ? 'Datos borrados' : ''
    return { ok: true as const, title, view: 'erased' as const, report }
  },
})

export default function PersonPage({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle'
  useAnswer(actionData)
  const answer = actionData?.ok ? actionData : undefined
  return (
    <>
      <PanelHead title="Datos de una persona">
        <BackLink to="/admin/privacidad">Qué guardamos</BackLink>
      </PanelHead>
      <p className="panel-lead">
        Para quien pide ver, llevarse o borrar sus datos. Comprueba antes que es quien dice ser: el plazo para contestar
        es de un mes.
      </p>
      <PersonSearch words={answer?.view === 'people' ? answer.words : ''} busy={busy} />
      <p role="status" className="visually-hidden">
        {answer && describeAnswer(answer)}
      </p>
      {answer?.view === 'people' && <People people={answer.people} />}
      {answer?.view === 'dossier' && <PersonDossier key={answer.dossier.email} dossier={answer.dossier} busy={busy} />}
      {answer?.view === 'erased' && <ErasureReport result={answer.report} />}
    </>
  )
}

function PersonSearch({ words, busy }: { words: string; busy: boolean }) {
  return (
    <Form method="post" className="person-search" role="search">
      <input type="hidden" name="act" value="search" />
      <label className="field-label" htmlFor="person-words">
        Email o nombre
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
        <Button type="submit" icon="magnifying-glass" busy={busy} busyLabel="Buscando...">
          Buscar
        </Button>
      </div>
    </Form>
  )
}

type FoundAnswer = Extract<Route.ComponentProps['actionData'], { ok: true }>

function describeAnswer(answer: FoundAnswer): string | null {
  if (answer.view === 'dossier')
    return `Hay ${answer.dossier.records.length} cosas guardadas de ${answer.dossier.email}`
  if (answer.view !== 'people' || answer.people.length === 0) return null
  return answer.people.length === 1 ? 'Una persona encontrada' : `${answer.people.length} personas encontradas`
}

function People({ people }: { people: PersonMatch[] }) {
  return (
    <Sheet flush title="Quién puede ser">
      {people.length === 0 ? (
        <ListEmpty title="No guardamos nada de nadie con ese nombre o email" />
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
  return (
    <>
      <span className="people-who">
        <strong>{email}</strong>
        <span className="small muted">{names.join(', ')}</span>
      </span>
      <Form method="post">
        <input type="hidden" name="act" value="open" />
        <input type="hidden" name="email" value={email} />
        <Button type="submit" variant="secondary" aria-label={`Ver lo que hay de ${email}`}>
          Ver ({rows})
        </Button>
      </Form>
    </>
  )
}
