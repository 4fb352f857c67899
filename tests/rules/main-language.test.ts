import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { eventSchemas } from '#app/events/panel/editor/forms.ts'
import { restaurantSchemas } from '#app/restaurants/panel/forms.ts'
import { languagesOf } from '#app/platform/forms/bilingual-fields.ts'

const issuesOf = (result: ReturnType<typeof safeParse>) =>
  result.issues?.map(({ path, message }) => `${path?.map(({ key }) => String(key)).join('.')}: ${message}`) ?? []

test('what was obligatory in Spanish is obligatory in the main language, and the other is optional', () => {
  const event = { date: '2030-02-14T13:30', price: '0', max_participants: '3' }
  const catalan = { ...event, title_ca: 'Sopar', description_ca: 'Bo', location_ca: 'Aquí' }
  expect(safeParse(eventSchemas.ca, catalan).success).toBe(true)
  expect(issuesOf(safeParse(eventSchemas.es, catalan))).toEqual([
    'title: titleRequired',
    'description: descriptionRequired',
    'location: locationRequired',
  ])
  const spanish = { ...event, title: 'Cena', description: 'Buena', location: 'Aquí' }
  expect(safeParse(eventSchemas.es, spanish).success).toBe(true)
  expect(issuesOf(safeParse(eventSchemas.ca, spanish))[0]).toBe('title_ca: titleRequired')
})

test('a dish needs its name in the main language', () => {
  const basics = { nombre: 'Can Mirambell', direccion: 'Carrer Nou, 3' }
  const dish = { nombre: '', descripcion: '', precio: '', nombre_ca: 'Arròs', descripcion_ca: '' }
  const save = (main: 'es' | 'ca', row: object) =>
    safeParse(restaurantSchemas[main], { ...basics, menu_degustacion: [row] })
  expect(save('ca', dish).success).toBe(true)
  expect(issuesOf(save('es', dish))).toEqual(['menu_degustacion.0.nombre: dishNameless'])
  expect(issuesOf(save('ca', { ...dish, nombre: 'Arroz', nombre_ca: '' }))).toEqual([
    'menu_degustacion.0.nombre_ca: dishNameless',
  ])
})

test('the languages of wrong fields are known by their names', () => {
  const texts = ['title', 'menu.nombre']
  expect(languagesOf(['title', 'price', 'menu[2].nombre', 'menu[0].nombre_ca', 'nombre'], texts)).toEqual([
    'es',
    'es',
    'ca',
  ])
  expect(languagesOf(['price'], texts)).toEqual([])
})
