import { beforeEach, describe, expect, test } from 'vitest'
import { events, restaurants } from '#app/database/schema.ts'
import { makeEvent } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf, updateRow } from '#tests/harness/rows.ts'
import { formValue, parseForm } from '#tests/harness/parse-form.ts'
import { createRestaurant, deleteRestaurant, findRestaurantForForm, updateRestaurant } from './restaurants.server.ts'
import { listPanelRestaurants } from './restaurant-list.server.ts'
import { restaurantSchemas, type RestaurantForm } from './forms.ts'

const secretary = { id: 'secretaria' }

openTestDatabase('empty', 'panel')

beforeEach(async () => {
  await database.delete(events)
  await database.delete(restaurants)
})

const picture = (digit: string) => `/media/${digit.repeat(64)}`

const filled = { nombre: 'Can Mirambell', direccion: 'Carrer Major, 3', estrellas_michelin: '1' }

const validForm = (given: Record<string, string | string[]> = {}): RestaurantForm =>
  formValue(restaurantSchemas.es, { ...filled, ...given })

function errorsOf(given: Record<string, string>) {
  return parseForm(restaurantSchemas.es, { ...filled, ...given }).reply().error
}

const all = { search: '', page: 1, limit: 25, offset: 0 }

describe('a restaurant’s form', () => {
  test('stores every field, and shows it again as typed', async () => {
    const id = await createRestaurant(
      validForm({
        precio_medio: '85,50',
        images: [picture('a'), picture('b')],
        'redes_sociales.instagram': 'instagram.com/can',
        'menu_degustacion[0].nombre': 'Menú de mar',
        'menu_degustacion[0].precio': '120.00',
        'menu_degustacion[0].nombre_ca': 'Menú de mar',
        'menu_degustacion[1].nombre': '',
        'menu_degustacion[1].precio': '',
        'valoraciones.general': '4,5',
        ubicacion_mapa:
          '<iframe width="425" src="https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4&amp;layer=mapnik"></iframe>',
      }),
      secretary,
    )
    expect(await findRestaurantForForm(id)).toMatchObject({
      precio_medio: '85,5',
      estrellas_michelin: '1',
      images: [picture('a'), picture('b')],
      redes_sociales: { instagram: 'instagram.com/can', facebook: '' },
      menu_degustacion: [{ nombre: 'Menú de mar', precio: '120' }],
      platos_principales: [],
      valoraciones: { general: '4,5', comida: '' },
      ubicacion_mapa: 'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4&layer=mapnik',
    })
    expect(validForm({ images: picture('a') }).images).toEqual([picture('a')])
  })

  test('without scores stores none', async () => {
    const id = await createRestaurant(validForm({ 'valoraciones.general': '' }), secretary)
    expect((await rowOf(restaurants, id)).valoraciones).toBeNull()
  })

  test.each([
    ['nombre', 'X', 'nameTooShort'],
    ['nombre', '', 'nameTooShort'],
    ['direccion', 'Aquí', 'addressRequired'],
    ['web', 'javascript:alert(1)', 'urlInvalid'],
    ['precio_medio', '-5', 'amountInvalid'],
    ['estrellas_michelin', '4', 'optionUnknown'],
    ['valoraciones.comida', '5,1', 'scoreInvalid'],
    ['ubicacion_mapa', 'https://maps.example/embed', 'mapInvalid'],
    ['reserva_email', 'nadie', 'emailInvalid'],
    ['images', 'https://x.example/a.png', 'invalid'],
  ])('refuses %s %o', (name, value, error) => {
    expect(
      Object.entries(errorsOf({ [name]: value }) ?? {}).map(([field, errors]) => [field.replace('[0]', ''), errors]),
    ).toEqual([[name, [error]]])
  })

  test('refuses a dish without a name', () => {
    expect(
      errorsOf({ 'platos_principales[0].nombre': '', 'platos_principales[0].descripcion': 'Con aceituna' }),
    ).toEqual({ 'platos_principales[0].nombre': ['dishNameless'] })
  })
})

describe('the directory', () => {
  test('refuses a save over a newer version', async () => {
    const id = await createRestaurant(validForm(), secretary)
    expect(await updateRestaurant(id, validForm({ version: '1', especialidad: 'Arroces' }), secretary)).toEqual({
      ok: true,
    })
    expect(await updateRestaurant(id, validForm({ version: '1', especialidad: 'Brasas' }), secretary)).toEqual({
      ok: false,
      reason: 'conflict',
    })
    expect((await findRestaurantForForm(id))?.especialidad).toBe('Arroces')
  })

  test('ignores case and accents in the search, and marks rows that lack Catalan texts', async () => {
    await createRestaurant(validForm({ nombre: 'Celler de la Niña', description: 'Vino.' }), secretary)
    await createRestaurant(validForm({ description: 'Arroz.', description_ca: 'Arròs.' }), secretary)
    expect(
      await listPanelRestaurants({ request: { ...all, search: 'NINA' }, lacks: null, order: 'nombre' }),
    ).toMatchObject({ total: 1, rows: [{ name: 'Celler de la Niña', lacksCatalan: true }] })
    expect((await listPanelRestaurants({ request: all, lacks: 'ca', order: 'nombre' })).total).toBe(1)
    expect(
      (await listPanelRestaurants({ request: all, lacks: null, order: 'nombre' })).rows.map(({ name }) => name),
    ).toEqual(['Can Mirambell', 'Celler de la Niña'])
  })

  test('refuses to delete a restaurant that events use, with their titles', async () => {
    const id = await createRestaurant(validForm(), secretary)
    const event = await makeEvent({ restaurantId: id, title: 'Cena a cuatro manos' })
    expect(await deleteRestaurant(id, { id: 'montserrat' })).toEqual({
      ok: false,
      reason: 'in-use',
      events: ['Cena a cuatro manos'],
    })
    await updateRow(events, event, { restaurantId: null })
    expect(await deleteRestaurant(id, { id: 'montserrat' })).toEqual({ ok: true })
    expect(await deleteRestaurant(id, { id: 'montserrat' })).toEqual({ ok: false, reason: 'unknown' })
    expect(await updateRestaurant(id, validForm({ version: '1' }), secretary)).toEqual({ ok: false, reason: 'unknown' })
  })
})
