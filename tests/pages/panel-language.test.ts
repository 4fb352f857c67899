import { beforeAll, describe, expect, test } from 'vitest'
import { insertEvent } from '../harness/insert-rows.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql, signedIn } = testSite('empty', { LOG_LEVEL: 'silent' })
const clara = signedIn('admin', 'clara')

const MISSING = '01900000-0000-7000-8000-000000000000'
const CATALAN_BROWSER = { 'Accept-Language': 'ca-ES,ca;q=0.9,es;q=0.8' }
const messagesIn = async (headers: Record<string, string>) => {
  const page = await (await clara.get('/admin/mensajes', headers)).text()
  return [/<html lang="(\w+)"/.exec(page)?.[1], /<h1[^>]*>([^<]+)/.exec(page)?.[1]]
}

test('The panel speaks the browser’s language until the person chooses one, which stays with the account', async () => {
  expect(await messagesIn({})).toEqual(['es', 'Mensajes'])
  expect(await messagesIn(CATALAN_BROWSER)).toEqual(['ca', 'Missatges'])

  const chosen = await clara.post('/admin/idioma', { language: 'ca', page: '/admin/mensajes?estado=read' })
  expect([chosen.status, chosen.headers.get('Location')]).toEqual([303, '/admin/mensajes?estado=read'])
  expect(await messagesIn({})).toEqual(['ca', 'Missatges'])
  expect(await sql`select language, panel_language from usuarios`).toEqual([{ language: 'ca', panel_language: 'ca' }])

  await clara.post('/admin/idioma', { language: 'es', page: '//evil.example' })
  expect(await messagesIn(CATALAN_BROWSER)).toEqual(['es', 'Mensajes'])
})

test('An unknown language is refused, and the next page is one of the panel', async () => {
  expect((await clara.post('/admin/idioma', { language: 'fr', page: '/admin/socios' })).status).toBe(400)
  const elsewhere = await clara.post('/admin/idioma', { language: 'es', page: 'https://evil.example/admin/socios' })
  expect(elsewhere.headers.get('Location')).toBe('/admin/dashboard')
  expect((await visitor(server.url).post('/admin/idioma', { language: 'ca' })).headers.get('Location')).toMatch(
    /^\/admin\/login/,
  )
})

test('Answers of actions and exports are in the same language', async () => {
  const missing = { act: 'delete', id: MISSING }
  const answerIn = async (headers: Record<string, string>) =>
    (await clara.post('/admin/mensajes.data', missing, headers)).text()
  await sql`update usuarios set panel_language = null`
  expect(await answerIn({})).toContain('Este mensaje ya no existe.')
  expect(await answerIn(CATALAN_BROWSER)).toContain('Aquest missatge ja no existeix.')
  const file = await clara.get('/admin/mensajes.csv', CATALAN_BROWSER)
  expect(file.headers.get('Content-Disposition')).toContain('missatges.csv')
  expect(await file.text()).toContain('Nom;Correu;Telèfon')
})

describe('In a Catalan browser', () => {
  let event: number

  beforeAll(async () => {
    await sql`update usuarios set panel_language = null`
    event = await insertEvent(sql, { title: 'Calçotada', inHours: 72, max_participants: 11 })
    await sql`insert into event_courses (event_id, position, name, drink) values (${event}, 0, 'Calçots', 'Garnacha')`
    await sql`
      insert into mails (kind, ref, data, recipient, status, last_error)
      values ('incident-opened', '1', '{}', 'anna@example.org', 'failed', 'EAUTH 535')`
  })

  const inCatalan = async (path: string) =>
    (await clara.get(path.replace(':event', `${event}`), CATALAN_BROWSER)).text()

  test.each([
    ['/admin/eventos', 'Esdeveniments', ['Esdeveniment nou', 'Pròxims', '0 d’11', 'Inscripcions a «Calçotada»']],
    ['/admin/eventos/nuevo', 'Esdeveniment nou', ['Desa l’esdeveniment', 'Encara no hi ha canvis', 'Cancel·la']],
    [
      '/admin/eventos/:event',
      'Calçotada',
      ['Edita l’esdeveniment', 'Títol en català', 'pot cancel·lar amb reemborsament'],
      ' · Dades',
    ],
    ['/admin/eventos/:event/inscripciones', 'Calçotada', ['No hi ha reserves', '0 d’11 places'], ' · Reserves'],
    [
      '/admin/eventos/:event/espera',
      'Calçotada',
      ['No espera ningú', 'Com s’ofereixen les places'],
      ' · Llista d’espera',
    ],
    [
      '/admin/eventos/:event/hoja',
      'Full de sala',
      ['Ningú no n’ha indicat cap.', '0 persones', '<strong>Calçots</strong>', 'Garnacha'],
    ],
    ['/admin/auditoria', 'Auditoria', ['Cerca a l’auditoria…', 'Totes les accions', 'Entrar amb el seu compte']],
    ['/admin/auditoria/seguridad', 'Auditoria', ['Tots els tipus', 'Contrasenya equivocada en entrar']],
    ['/admin/privacidad', 'Què guardem i per què', ['12 mesos després de l’esdeveniment', 'href="/ca/privacidad"']],
    ['/admin/privacidad/persona', 'Dades d’una persona', ['Correu, nom o telèfon']],
    ['/admin/correos', 'Correus', ['Cerca correus…', 'Inscripció per confirmar', 'no accepta l’usuari', 'No enviat']],
    ['/admin/solicitudes', 'Sol·licituds d’ingrés', ['Sense completar', 'No hi ha sol·licituds pendents']],
    ['/admin/socios', 'Socis actius', ['Cerca socis per nom, correu, número o telèfon', 'No hi ha socis']],
    [`/admin/socios/${MISSING}`, 'Soci', ['Aquest registre ja no existeix, o l’adreça no és correcta.']],
    ['/admin/restaurantes', 'Restaurants', ['Cerca restaurants…', 'No hi ha restaurants']],
    ['/admin/restaurantes/nuevo', 'Restaurant nou', ['Menús de degustació', 'Desa el restaurant', 'Qualitat-preu']],
    ['/admin/blog', 'Gestió del blog', ['Esborranys', 'No hi ha publicacions']],
    ['/admin/blog/nueva', 'Publicació nova', ['Visible al blog per a tothom.', 'Desa la publicació', 'Vista prèvia']],
    ['/admin/organizers', 'Organitzadors', ['No hi ha organitzadors', 'Crea el primer organitzador']],
    ['/admin/usuarios', 'Gestió d’usuaris', ['Data de creació', 'Edita el rol de clara@example.org']],
    ['/admin/sesiones', 'Les teves sessions', ['Aquesta sessió', 'Última activitat']],
    ['/admin/password-reset', 'Canvia la contrasenya', ['Tots els usuaris']],
  ])('%s is called «%s»', async (path, heading, texts, more = '') => {
    const page = await inCatalan(path)
    expect(page).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(page).toContain(`<title>${heading}${more} · Panell d’administració</title>`)
    expect(texts.filter((text) => !page.includes(text))).toEqual([])
  })

  test.each([
    [
      '/admin/eventos',
      { act: 'delete', event_id: '999999', registrations: '0' },
      'Aquest esdeveniment ja no existeix.',
      404,
    ],
    [
      '/admin/eventos/:event/inscripciones',
      { act: 'cancel', party_id: MISSING, guests: MISSING },
      'Aquesta reserva està cancel·lada o ja no existeix.',
      404,
    ],
    ['/admin/eventos/:event/espera', { act: 'remove', party_id: MISSING }, 'Ja no és a la llista.', 404],
    ['/admin/correos', { id: MISSING }, 'Aquest correu ja no existeix.', 404],
    ['/admin/solicitudes', { act: 'approve', id: MISSING }, 'Aquesta sol·licitud ja no existeix.', 404],
    ['/admin/solicitudes', { act: 'take-back', id: MISSING }, 'Aquesta sol·licitud ja no existeix.', 404],
    [
      '/admin/solicitudes',
      { act: 'merge', id: MISSING, version: '1', other_id: MISSING, other_version: '1' },
      'Una de les dues ja no existeix.',
      404,
    ],
    [
      '/admin/solicitudes',
      { act: 'as-member', id: MISSING, version: '1', standing_id: MISSING },
      'Una de les dues ja no existeix.',
      404,
    ],
    ['/admin/solicitudes', { act: 'create' }, 'Omple els camps obligatoris, si us plau', 422],
    [`/admin/socios/${MISSING}`, { act: 'suspend' }, 'Aquest soci ja no existeix.', 404],
    ['/admin/organizers', { act: 'delete', organizer_id: '999' }, 'Aquest organitzador ja no existeix.', 404],
    ['/admin/restaurantes', { id: '999999' }, 'Aquest restaurant ja no existeix.', 404],
    ['/admin/blog', { id: '999999' }, 'Aquesta publicació ja no existeix.', 404],
    ['/admin/usuarios', { act: 'role', user_id: 'nobody', role: 'editor' }, 'Aquest usuari ja no existeix.', 404],
    ['/admin/usuarios', { act: 'invite', email: 'lluc', role: 'editor' }, 'Introdueix un correu vàlid', 422],
    ['/admin/sesiones', { session: 'others' }, 'S’han tancat les sessions', 200],
  ])('the answer to a form of %s is Catalan', async (path, form, text, status) => {
    const answer = await clara.post(`${path.replace(':event', `${event}`)}.data`, form, CATALAN_BROWSER)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(text)
  })

  test.each([
    ['/admin/eventos.csv', 'esdeveniments.csv', 'Títol;Títol en català;Data;Lloc'],
    ['/admin/eventos/:event/inscripciones.csv', 'inscripcions-', 'Nom;Correu;Telèfon;Soci'],
    ['/admin/auditoria.csv', 'auditoria.csv', 'Què;Detall;Tipus;Nom actual;Número;Qui;Quan'],
    ['/admin/auditoria/seguridad.csv', 'seguretat.csv', 'Què;Vegades;On;Adreça;Compte;Petició;Des de;Fins a'],
    ['/admin/correos.csv', 'correus.csv', 'Destinatari;Tipus;Demanat'],
    ['/admin/solicitudes.csv', 'sollicituds.csv', 'Nom;Correu;Telèfon;Motiu;Estat'],
    ['/admin/socios.csv', 'socis.csv', 'Número;Nom;Correu;Telèfon;Adreça;Forma de pagament'],
    ['/admin/organizers.csv', 'organitzadors.csv', 'Organitzador;Nom en català;Correu'],
    ['/admin/restaurantes.csv', 'restaurants.csv', 'Nom;Adreça;Telèfon;Web;Especialitat'],
    ['/admin/blog.csv', 'blog.csv', 'Títol;Títol en català;Slug;Estat'],
    ['/admin/usuarios.csv', 'usuaris.csv', 'Correu;Nom;Rol;Correu verificat;Data de creació'],
  ])('%s is a file with Catalan heads', async (path, name, heads) => {
    const file = await clara.get(path.replace(':event', `${event}`), CATALAN_BROWSER)
    expect(file.headers.get('Content-Disposition')).toContain(name)
    expect(await file.text()).toContain(heads)
  })

  test('a refused upload is answered in Catalan', async () => {
    const answer = await clara.post('/admin/imagenes', { purpose: 'blog' }, CATALAN_BROWSER)
    expect(await answer.text()).toContain('Error en pujar la imatge')
  })

  test('a file for a person is in their own language', async () => {
    const [pau, lola] = await sql<{ id: string }[]>`
      insert into contact_messages (name, email, message, language, privacy_version)
      values ('Pau', 'pau@example.org', 'Hola', 'ca', '1'), ('Lola', 'lola@example.org', 'Hola', 'es', '1')
      returning id`
    const exported = async (id: string | undefined, headers: Record<string, string>) => {
      const form = { items: `message:${id}`, format: 'csv' }
      const file = await clara.post('/admin/privacidad/persona/exportar', form, headers)
      return `${file.headers.get('Content-Disposition')} ${await file.text()}`
    }
    const spanish = await exported(lola?.id, CATALAN_BROWSER)
    expect(spanish).toMatch(/datos-personales\.csv[^]*Dato;Valor[^]*Mensaje de contacto;.*;email;lola@/)
    expect(spanish).toContain('Auditoría: Exportar un mensaje')
    expect(await exported(pau?.id, {})).toMatch(
      /dades-personals\.csv[^]*Dada;Valor[^]*Missatge de contacte;.*;correu;pau@/,
    )
  })
})

test('The sign-in page of the panel is not stored for another person’s language', async () => {
  const page = await visitor(server.url).get('/admin/login', CATALAN_BROWSER)
  const shown = await page.text()
  for (const text of ['<html lang="ca"', 'accés per a l’equip del club', 'Inicia la sessió'])
    expect(shown).toContain(text)
  expect(page.headers.get('Cache-Control')).toBe('no-store')
})
