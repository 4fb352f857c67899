import { formAct, NO_TOAST, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { memberSearchSchema } from './forms.ts'
import { findMembers } from './member-search.server.ts'
import { socioTexts } from './panel-texts.ts'
import type { Route } from './+types/search-route.ts'

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}

/** POST /admin/socios/buscar: a member by part of name, number or phone. Not a GET: no address has a name. */
export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) =>
    formAct({
      needs: 'members.read',
      schema: memberSearchSchema,
      failed: socioTexts[language].list.notLoaded,
      invalid: NO_TOAST,
      run: async ({ fields: { search } }) => ({ ok: true, title: '', members: await findMembers(search) }),
    }),
  )
}
