import { parseWithValibot } from '@conform-to/valibot'
import { data, Link, redirect } from 'react-router'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { flashMessageCookie } from '#app/platform/request/flash-message.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { serverErrorStatus, rethrowUnavailable } from '#app/platform/render/server-error.server.ts'
import { readForm } from '#app/platform/forms/read-form.server.ts'
import { rowId } from '#app/platform/forms/row-id.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { createRestaurant, findRestaurantForForm, updateRestaurant } from './restaurants.server.ts'
import { restaurantSchema } from './forms.ts'
import { RestaurantForm } from './restaurant-form.tsx'
import type { Route } from './+types/edit-page.ts'

export async function loader({ params }: Route.LoaderArgs) {
  if (params.id === 'nuevo') return { restaurant: null }
  const id = rowId(params.id)
  const restaurant = id && (await findRestaurantForForm(id).catch(redirectToList))
  if (!restaurant) throw data('restaurant', { status: 404 })
  return { restaurant }
}

function redirectToList(error: unknown): never {
  rethrowUnavailable(error)
  log.error({ err: error }, 'restaurant not loaded')
  throw redirect('/admin/restaurantes', { headers: { 'Set-Cookie': flashMessageCookie('restaurant-not-loaded') } })
}

const refusals = {
  stale:
    'Otra persona ha guardado este restaurante mientras lo editabas. Lo que has escrito sigue aquí: cópialo, vuelve a abrirlo y añade tus cambios.',
  unknown:
    'Otra persona ha eliminado este restaurante. Lo que has escrito sigue aquí: cópialo si quieres crearlo de nuevo.',
}

/** A restaurant with the maximum number of dishes. */
const MAX_FORM_FIELDS = 600

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { id: actor } = await panelAccount(context, request, url)
  const id = params.id === 'nuevo' ? null : rowId(params.id)
  if (id === null && params.id !== 'nuevo') throw data('restaurant', { status: 404 })
  const submission = parseWithValibot(await readForm(request, MAX_FORM_FIELDS), { schema: restaurantSchema })
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 })
  try {
    if (id === null) await createRestaurant(submission.value, actor)
    else {
      const outcome = await updateRestaurant(id, submission.value, actor)
      if (!outcome.ok) return data(submission.reply({ formErrors: [refusals[outcome.reason]] }), { status: 409 })
    }
  } catch (error) {
    log.error({ err: error, restaurant: id }, 'restaurant not saved')
    return data(submission.reply({ formErrors: ['Ha ocurrido un error al guardar el restaurante'] }), {
      status: serverErrorStatus(error),
    })
  }
  return redirect('/admin/restaurantes', {
    status: 303,
    headers: { 'Set-Cookie': flashMessageCookie(id === null ? 'restaurant-created' : 'restaurant-updated') },
  })
}

export default function EditRestaurantPage({ loaderData: { restaurant }, actionData }: Route.ComponentProps) {
  const writes = useCan()('restaurants', 'write')
  return (
    <>
      <PanelHead title={restaurant ? (writes ? 'Editar restaurante' : restaurant.nombre) : 'Nuevo restaurante'}>
        {restaurant && (
          <a href={`/restaurantes/${restaurant.id}`} target="_blank" rel="noreferrer" className="text-link small">
            <Icon name="arrow-square-out" />
            Ver en el sitio
          </a>
        )}
        <Link to="/admin/restaurantes" className="text-link small">
          <Icon name="arrow-left" />
          Todos los restaurantes
        </Link>
      </PanelHead>
      <RestaurantForm key={restaurant?.id ?? 'nuevo'} restaurant={restaurant} result={actionData} readOnly={!writes} />
    </>
  )
}
