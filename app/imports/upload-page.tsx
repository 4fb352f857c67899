import { panelAction } from '#app/accounts/session/panel-action.server.ts'
import { uploading } from './import-acts.server.ts'
import { importKind } from './import-fields.ts'
import { listImports } from './imports.server.ts'
import { importTexts } from './panel-texts.ts'
import { Upload } from './upload.tsx'
import type { Route } from './+types/upload-page.ts'

/** GET /admin/socios/importar and /admin/restaurantes/importar. */
export async function loader({ url }: Route.LoaderArgs) {
  const kind = importKind(url)
  return { kind, recent: await listImports(kind) }
}

/** POST, multipart `file`. */
export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => uploading(importKind(args.url), importTexts[language]))
}

export default function UploadPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Upload key={loaderData.kind} {...loaderData} answer={actionData} />
}
