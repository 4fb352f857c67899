import * as v from 'valibot'
import { data } from 'react-router'
import { panelAction, type Sent } from '#app/accounts/session/panel-action.server.ts'
import { requireHash, requireRow } from '#app/platform/forms/require-id.server.ts'
import { describePicture, findPicture } from './uploads.server.ts'
import type { Route } from './+types/facts-route.ts'

/** GET /admin/imagenes/{hash}: administrators and editors. */
export async function loader({ params }: Route.LoaderArgs) {
  return { picture: requireRow(await findPicture(requireHash(params.hash))) }
}

const share = v.pipe(
  v.string(),
  v.regex(/^(0|1|0?\.\d+|1\.0+|0\.0+)$/),
  v.transform(Number),
  v.minValue(0),
  v.maxValue(1),
)
const altText = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFKC').replace(/\s+/g, ' ').trim()),
  v.maxLength(300),
  v.regex(/^\P{Cc}*$/u),
)
const schema = v.object({ alt_es: altText, alt_ca: altText, focal_x: share, focal_y: share })

/** POST: the same accounts. Both alternative texts, and the focal point as shares of width and height. */
export async function action(args: Route.ActionArgs) {
  return panelAction(args, () => ({
    needs: 'media.edit',
    run: (sent) => describe(requireHash(args.params.hash), sent),
  }))
}

async function describe(hash: string, { form, actor }: Sent) {
  const described = v.safeParse(schema, Object.fromEntries(form))
  if (!described.success) throw data('picture', { status: 422 })
  const { alt_es: altEs, alt_ca: altCa, focal_x: focalX, focal_y: focalY } = described.output
  return { picture: requireRow(await describePicture(hash, { altEs, altCa, focalX, focalY }, actor)) }
}
