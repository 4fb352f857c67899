import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { requireRow, requireUuid } from '#app/platform/forms/require-id.server.ts'
import { importActs } from './import-acts.server.ts'
import { importKind } from './import-fields.ts'
import { ImportView } from './import-view.tsx'
import { findImport } from './imports.server.ts'
import { importTexts } from './panel-texts.ts'
import type { Route } from './+types/import-page.ts'

/** GET /admin/socios/importar/{id} and /admin/restaurantes/importar/{id}. */
export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const { language } = await panelAccount(context, request, url)
  const kind = importKind(url)
  return { kind, shown: requireRow(await findImport(kind, requireUuid(params.id), language)) }
}

export async function action(args: Route.ActionArgs) {
  const id = requireUuid(args.params.id)
  return panelActions(args, (language: Language) => importActs(importKind(args.url), id, importTexts[language]))
}

export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportView key={loaderData.kind} {...loaderData} answer={actionData} />
}
