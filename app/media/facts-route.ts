import * as v from 'valibot'
import { data } from 'react-router'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { readForm } from '#app/platform/forms/read-form.server.ts'
import { describePicture, findPicture } from './uploads.server.ts'
import type { Route } from './+types/facts-route.ts'

/** GET /admin/imagenes/{hash}: administrators and editors. */
export async function loader({ params }: Route.LoaderArgs) {
  return { picture: await orNotFound(findPicture(hashOf(params.hash))) }
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
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const { id: actor } = await panelAccount(context, request, url)
  const form = v.safeParse(schema, Object.fromEntries(await readForm(request)))
  if (!form.success) throw data('picture', { status: 422 })
  const { alt_es: altEs, alt_ca: altCa, focal_x: focalX, focal_y: focalY } = form.output
  return { picture: await orNotFound(describePicture(hashOf(params.hash), { altEs, altCa, focalX, focalY }, actor)) }
}

function hashOf(text: string): string {
  if (!/^[0-9a-f]{64}$/.test(text)) throw data('picture', { status: 404 })
  return text
}

async function orNotFound<Found>(found: Promise<Found | null>): Promise<Found> {
  const picture = await found
  if (!picture) throw data('picture', { status: 404 })
  return picture
}
