import { Form, useNavigation } from 'react-router'
import { formAct, noFields, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { textIn } from '#app/platform/forms/read-form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { useAnswer } from '#app/ui/panel/use-answer.ts'
import { findInPanel } from './find.server.ts'
import { FoundGroups } from './found-groups.tsx'
import type { SearchAnswer } from './search-answer.ts'
import { MAX_TYPED } from './search-text.ts'
import { searchTexts, type SearchTexts } from './search-texts.ts'
import type { Route } from './+types/search-page.ts'

/** GET /admin/buscar. The words are sent by POST, not in the address. */
export function loader() {
  return null
}

/** POST `words`, of this page and of the palette (`palette.tsx`). */
export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => searching(searchTexts[language]))
}

const searching = (t: SearchTexts) =>
  formAct({
    // What it finds is limited to what the role may read.
    needs: 'account.read',
    schema: noFields,
    failed: t.failed,
    async run({ form, actor }) {
      const words = textIn(form, 'words').slice(0, MAX_TYPED).trim()
      const outcome = await findInPanel(words, actor, actor.language)
      return { ok: true, title: '', words, ...outcome } satisfies SearchAnswer
    },
  })

export default function SearchPage({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().formAction === '/admin/buscar'
  useAnswer(actionData)
  const t = usePanelTexts(searchTexts)
  const answer = actionData?.ok ? actionData : undefined
  return (
    <>
      <PanelHead title={t.title} />
      <p className="panel-lead">{t.lead}</p>
      <Form method="post" className="person-search" role="search">
        <label className="field-label" htmlFor="search-words">
          {t.label}
        </label>
        <div className="person-search-row flow gap-3">
          <input
            id="search-words"
            name="words"
            className="input"
            required
            maxLength={MAX_TYPED}
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={answer?.words}
          />
          <Button type="submit" icon="magnifying-glass" busy={busy} busyLabel={t.busy} label={t.submit} />
        </div>
      </Form>
      {answer && <FoundGroups answer={answer} />}
    </>
  )
}
