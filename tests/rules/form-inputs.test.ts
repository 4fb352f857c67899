import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { clubOf, demoFields } from '#app/club.ts'
import { clubSchema } from '#app/club/forms.ts'
import { ClubForm } from '#app/club/panel/club-form.tsx'
import { EventEditor } from '#app/admin/event/event-editor.tsx'
import { eventSchemas } from '#app/events/panel/editor/forms.ts'
import es from '#app/i18n/es/index.ts'
import { TextsProvider } from '#app/i18n/texts.tsx'
import { organizerSchemas } from '#app/organizers/forms.ts'
import { ClubProvider } from '#app/ui/club-context.tsx'
import { OrganizerDialog } from '#app/organizers/organizer-dialog.tsx'
import { restaurantSchemas } from '#app/restaurants/panel/forms.ts'
import { emptyRestaurant } from '#app/restaurants/panel/empty-restaurant.ts'
import { RestaurantForm } from '#app/restaurants/panel/restaurant-form.tsx'

/** The names of the controls, without the part of a list or an object: `menu[0].nombre` is `menu`. */
function inputNames(form: ReactElement): string[] {
  const children = createElement(ClubProvider, { club: clubOf({}) }, form)
  const provider = () => TextsProvider({ language: 'es', texts: es, children })
  const html = renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: provider }])))
  return [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name?.split(/[.[]/)[0] ?? '')
}

const named = (schema: { entries: Record<string, unknown> }) =>
  Object.fromEntries(Object.keys(schema.entries).map((name) => [name, 'x']))

const dish = { nombre: 'x', descripcion: '', precio: '', nombre_ca: '', descripcion_ca: '' }
const course = { name: 'x', name_ca: '', drink: '', drink_ca: '' }
const filledRestaurant = {
  ...emptyRestaurant,
  id: 1,
  images: [`/media/${'0'.repeat(64)}`],
  menu_degustacion: [dish],
  platos_principales: [dish],
}

afterEach(() => void vi.restoreAllMocks())

// A save without an input for a field empties the stored value.
test.each([
  [
    'event',
    eventSchemas.es,
    createElement(EventEditor, {
      event: {
        id: 1,
        registered: 0,
        held: 0,
        capacity: 10,
        status: 'draft',
        over: false,
        chronicle: null,
        fields: {
          ...named(eventSchemas.es),
          courses: [course],
          menu_options: [{ id: '1', name: 'Bacalao', name_ca: 'Bacallà' }],
          pictures: [`/media/${'0'.repeat(64)}`],
        } as never,
      },
      copied: null,
      choices: { restaurants: [], organizers: [], categories: { es: [], ca: [], inBoth: [] } },
      answer: undefined,
      readOnly: false,
    }),
  ],
  [
    'organizer',
    organizerSchemas.es,
    createElement(OrganizerDialog, {
      open: true,
      organizer: {
        id: 1,
        logo: null,
        name: 'x',
        description: '',
        city: '',
        lacksSpanish: false,
        lacksCatalan: false,
        fields: named(organizerSchemas.es) as never,
      },
      onClose: () => undefined,
    }),
  ],
  [
    'restaurant',
    restaurantSchemas.es,
    createElement(RestaurantForm, { restaurant: filledRestaurant, answer: undefined, readOnly: false }),
  ],
  [
    'club',
    clubSchema,
    createElement(ClubForm, {
      values: { ...demoFields, confirmed: '', version: 0 },
      answer: undefined,
      address: '',
      preview: null,
    }),
  ],
])('The %s form has an input for every field', (_, schema, form) => {
  const warnings = vi.spyOn(console, 'error')
  expect(inputNames(form)).toEqual(expect.arrayContaining(Object.keys(schema.entries)))
  expect(warnings).not.toHaveBeenCalled()
})
