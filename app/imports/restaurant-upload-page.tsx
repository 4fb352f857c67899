import { panelAction } from '#app/accounts/session/panel-action.server.ts'
import { uploading } from './import-acts.server.ts'
import { listImports } from './imports.server.ts'
import { importTexts } from './panel-texts.ca.ts'
import { Upload } from './upload.tsx'
import type { Route } from './+types/restaurant-upload-page.ts'

export async function loader() {
  return { recent: await listImports('restaurants') }
}

/** POST, multipart `file`. */
export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => uploading('restaurants', importTexts[language]))
}

export default function RestaurantUploadPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Upload kind="restaurants" recent={loaderData.recent} answer={actionData} />
}
