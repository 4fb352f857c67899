import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { formAct, NO_TOAST, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { Allowed } from '#app/accounts/allowed.tsx'
import { useCan } from '#app/accounts/use-can.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { rethrowUnavailable } from '#app/platform/render/server-error.server.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { createRestaurant, findRestaurantForForm, updateRestaurant } from './restaurants.server.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { restaurantSchemas } from './forms.ts'
import { restaurantTexts, type RestaurantTexts } from './panel-texts.ts'
import { RestaurantForm } from './restaurant-form.tsx'
import type { Route } from './+types/edit-page.ts'

export async function loader({ params }: Route.LoaderArgs) {
  if (params.id === 'nuevo') return { restaurant: null }
  return { restaurant: requireRow(await findRestaurantForForm(requireRowId(params.id)).catch(showList)) }
}

function showList(error: unknown): never {
  rethrowUnavailable(error)
  log.error({ err: error }, 'restaurant not loaded')
  throw redirectWithFlash('/admin/restaurantes', 'restaurant-not-loaded')
}

async function findFields(id: number) {
  const { id: _, ...fields } = requireRow(await findRestaurantForForm(id))
  return fields
}

/** A restaurant with the maximum number of dishes. */
const MAX_FORM_FIELDS = 600

export async function action(args: Route.ActionArgs) {
  const { id } = args.params
  const act = (language: Language) => saving(id === 'nuevo' ? null : requireRowId(id), restaurantTexts[language].errors)
  return panelAction(args, act, MAX_FORM_FIELDS)
}

const saving = (id: number | null, t: RestaurantTexts['errors']) =>
  formAct({
    needs: 'restaurants.edit',
    schema: restaurantSchemas[mainLanguage()],
    failed: t.notSaved,
    failure: { formErrors: ['notSaved'] },
    invalid: NO_TOAST,
    stored: async ({ actor }) =>
      storedVersion(
        actor,
        String(id),
        ['restaurant.updated', 'restaurant.restored'],
        id === null ? null : await findFields(id),
      ),
    async run({ fields, actor, refuse }) {
      if (id === null) {
        await createRestaurant(fields, actor)
        return redirectWithFlash('/admin/restaurantes', 'restaurant-created')
      }
      const outcome = await updateRestaurant(id, fields, actor)
      if (!outcome.ok) return refuse(outcome.reason, { title: t[outcome.reason], formErrors: [outcome.reason] })
      return redirectWithFlash('/admin/restaurantes', 'restaurant-updated')
    },
  })

export default function EditRestaurantPage({ loaderData: { restaurant }, actionData }: Route.ComponentProps) {
  const t = usePanelTexts(restaurantTexts)
  const { history } = usePanelTexts(sharedTexts)
  const writes = useCan()('restaurants.edit')
  return (
    <>
      <PanelHead title={restaurant ? (writes ? t.edit : restaurant.nombre) : t.newRestaurant}>
        {restaurant && (
          <LocalTextLink
            to={`/restaurantes/${restaurant.id}`}
            target="_blank"
            rel="noreferrer"
            className="small"
            icon="arrow-square-out"
            label={t.onSite}
          />
        )}
        {restaurant && (
          <Allowed to="history.read">
            <PanelTextLink
              to={`/admin/historial/restaurantes/${restaurant.id}`}
              className="small"
              icon="clock"
              label={history}
            />
          </Allowed>
        )}
        <BackLink to="/admin/restaurantes">{t.allRestaurants}</BackLink>
      </PanelHead>
      <RestaurantForm key={restaurant?.id ?? 'nuevo'} restaurant={restaurant} answer={actionData} readOnly={!writes} />
    </>
  )
}
