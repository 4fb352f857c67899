import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clubOf } from '#app/club.ts'
import { root } from '#tests/harness/test-postgres.ts'
import type { LegalBlock, LegalProse } from './legal-document.ts'
import { legalDocuments } from './legal-documents.ts'

type Promised = {
  subject: 'privacy' | 'terms'
  /** Words of the sentence, in both languages. */
  es: string
  ca: string
  /** The test that proves it: file and title. Or the heading of `docs/privacy.md` under which people find their duty. */
  keptBy: readonly [file: string, test: string] | { office: string }
}

const duties = { office: '## Promises that people keep' }
const guards = 'app/events/panel/bookings/bookings.test.ts'
const door = 'tests/pages/door.test.ts'
const kitchen = 'tests/pages/kitchen.test.ts'
const registrations = 'app/events/parties/registrations.test.ts'

/** What the legal texts promise. `speaksOfTheClub` finds the sentences; one that is not here fails. */
const promises: readonly Promised[] = [
  {
    subject: 'privacy',
    es: 'lo guardamos solo con tu consentimiento explícito',
    ca: 'ho desem només amb el teu consentiment explícit',
    keptBy: [registrations, 'refuse a diet without consent'],
  },
  {
    subject: 'privacy',
    es: 'solo lo guardamos si das tu consentimiento explícito',
    ca: 'només ho desem si dones el teu consentiment explícit',
    keptBy: ['app/events/registration/forms.test.ts', 'requires consent exactly when a diet is given'],
  },
  {
    subject: 'privacy',
    es: 'si se borran tus datos, las notas quedan sin persona',
    ca: 'si s’esborren les teves dades, les notes queden sense persona',
    keptBy: ['app/events/scores/scores.test.ts', 'goes with the person; the numbers stay, of nobody'],
  },
  {
    subject: 'privacy',
    es: 'se borran si sales de la lista',
    ca: 's’esborren si surts de la llista',
    keptBy: ['app/events/waiting-list/waiting-list.test.ts', 'leaving erases the contact, the size stays'],
  },
  {
    subject: 'privacy',
    es: 'le enviamos una hoja sin tu nombre',
    ca: 'li enviem un full sense el teu nom',
    keptBy: [kitchen, 'is sent once however often the button is pressed, and names nobody anywhere'],
  },
  {
    subject: 'privacy',
    es: 'deja de funcionar a los 30 días del evento',
    ca: 'deixa de funcionar al cap de 30 dies de l’esdeveniment',
    keptBy: [kitchen, 'is behind a link that dies thirty days after the dinner'],
  },
  {
    subject: 'privacy',
    es: 'nosotros borramos entonces las hojas enviadas',
    ca: 'nosaltres esborrem aleshores els fulls enviats',
    keptBy: ['app/privacy/purge.test.ts', 'removes the sheets of a kitchen with the diets that they count'],
  },
  {
    subject: 'privacy',
    es: 'con una clave que caduca sola doce horas después del comienzo como muy tarde',
    ca: 'amb una clau que caduca sola dotze hores després del començament com a molt tard',
    keptBy: [door, 'for as long as it may read it without network, twelve hours after the start at most'],
  },
  {
    subject: 'privacy',
    es: 'ya no puede leerla, aunque nadie vuelva a abrir la página, y la elimina cuando se abre',
    ca: 'ja no la pot llegir, encara que ningú torni a obrir la pàgina, i l’elimina quan s’obre',
    keptBy: ['app/events/door/phone/door-phones.test.ts', 'a phone whose key has ended cannot read its list'],
  },
  {
    subject: 'privacy',
    es: 'cada vez que se abre queda anotado',
    ca: 'cada vegada que s’obre queda anotat',
    keptBy: [guards, 'the list and the file never contain a diet; the door sheet does'],
  },
  {
    subject: 'privacy',
    es: 've que la ha escrito, no lo que dice',
    ca: 'veu que l’ha escrita, no el que diu',
    keptBy: ['tests/pages/guest-link.test.ts', 'is counted and not read by the contact, nor on the guest’s own page'],
  },
  {
    subject: 'privacy',
    es: 'Borramos el dato y conservas tu plaza',
    ca: 'Esborrem la dada i conserves la plaça',
    keptBy: [guards, 'is shown, changed and removed, each audited; encrypted and with consent only'],
  },
  {
    subject: 'privacy',
    es: 'queda anotado quién y cuándo',
    ca: 'queda anotat qui ho ha fet i quan',
    keptBy: [
      'tests/rules/audit.test.ts',
      'gets one event, with its actor, for each change and each opening of encrypted data',
    ],
  },
  {
    subject: 'privacy',
    es: 'los datos se borran solos, cada noche',
    ca: 'les dades s’esborren soles, cada nit',
    keptBy: [
      'app/privacy/purge.test.ts',
      'removes the diet thirty days after the event and the person after twelve months; the seat stays counted',
    ],
  },
  {
    subject: 'privacy',
    es: 'Con cada envío guardamos la fecha',
    ca: 'Amb cada enviament desem la data',
    keptBy: [registrations, 'writes the registration, takes one seat and queues one mail'],
  },
  {
    subject: 'terms',
    es: 'Completarlos no te hace pagar nada',
    ca: 'Completar-les no et fa pagar res',
    keptBy: [
      'app/membership/members/completion.test.ts',
      'creates the member with a membership number and encrypts private fields',
    ],
  },
  {
    subject: 'terms',
    es: 'Te lo confirmamos por correo electrónico, con los datos del evento y un enlace para cancelar',
    ca: 'T’ho confirmem per correu electrònic, amb les dades de l’esdeveniment i un enllaç per cancel·lar',
    keptBy: ['tests/pages/mail.test.ts', 'has a link that shows first and frees the place by its button'],
  },
  {
    subject: 'terms',
    es: 'Si el club cambia este plazo, tu inscripción conserva el que tenía',
    ca: 'Si el club canvia aquest termini, la teva inscripció conserva el que tenia',
    keptBy: [
      'app/events/cancellations/cancellation-messages.test.ts',
      'a booking keeps the notice that the club asked for on its day',
    ],
  },
  {
    subject: 'terms',
    es: 'y te mandamos otra vez la confirmación',
    ca: 'i t’enviem una altra vegada la confirmació',
    keptBy: [registrations, 'the same person, later, is sent the confirmation again, once a minute'],
  },
  {
    subject: 'terms',
    es: 'te escribimos en el idioma que hayas usado',
    ca: 't’escrivim en la llengua que hagis fet servir',
    keptBy: ['tests/pages/mail.test.ts', 'comes in the visitor’s language, as HTML and text, with the event’s facts'],
  },
  {
    subject: 'terms',
    es: 'lo corregimos, te avisamos por correo',
    ca: 'el corregim, t’avisem per correu',
    keptBy: [
      'app/events/panel/change-notices/change-notices.test.ts',
      'tells each party with e-mail once, raises its entry and grants the refund',
    ],
  },
  {
    subject: 'terms',
    es: 'o el precio, te avisamos por correo y eliges',
    ca: 'o el preu, t’avisem per correu i tries',
    keptBy: [
      'app/events/cancellations/cancellation-messages.test.ts',
      'after a change of date, place or price guests from before may cancel with a full refund until it starts',
    ],
  },
  {
    subject: 'terms',
    es: 'Si un evento se cancela, te avisamos por correo',
    ca: 'Si un esdeveniment es cancel·la, t’avisem per correu',
    keptBy: [
      'app/events/panel/editor/events.test.ts',
      'notifies each guest’s address once, in its language, with public facts only',
    ],
  },
  {
    subject: 'terms',
    es: 'la página te dice si estás a tiempo',
    ca: 'la pàgina et diu si hi ets a temps',
    keptBy: [
      'app/events/cancellations/cancellation-messages.test.ts',
      'a cancelled guest gets a receipt that names the refund, and the club learns of it',
    ],
  },
  {
    subject: 'terms',
    es: 'tienes derecho al reembolso íntegro: te devolvemos',
    ca: 'tens dret al reemborsament íntegre: et retornem',
    keptBy: duties,
  },
  { subject: 'terms', es: 'te responde por correo', ca: 'et respon per correu', keptBy: duties },
  { subject: 'terms', es: 'te la devolvemos entera', ca: 'te la retornem sencera', keptBy: duties },
  {
    subject: 'terms',
    es: 'Te contestaremos en un mes como máximo',
    ca: 'Et respondrem en el termini màxim d’un mes',
    keptBy: duties,
  },
  { subject: 'terms', es: 'retiraremos la imagen', ca: 'retirarem la imatge', keptBy: duties },
  {
    subject: 'privacy',
    es: 'Te contestaremos en un mes como máximo',
    ca: 'Et respondrem en el termini màxim d’un mes',
    keptBy: duties,
  },
  { subject: 'privacy', es: 'los borramos', ca: 'les esborrem', keptBy: duties },
  {
    subject: 'privacy',
    es: 'la notificaríamos a la AEPD en 72 horas',
    ca: 'la notificaríem a l’AEPD en el termini màxim de 72 hores',
    keptBy: { office: '## A breach (72 hours to notify the AEPD)' },
  },
  {
    subject: 'privacy',
    es: 'no usaremos tus datos para nada nuevo sin pedírtelo',
    ca: 'no farem servir les teves dades per a res de nou sense demanar-t’ho',
    keptBy: { office: '## When a text or a period changes' },
  },
]

const speaksOfTheClub =
  /\bte (lo |la |los )?(avisa|contestar|devolv|respond|diremos|diríamos|confirmamos|mandamos|escribimos)|notificar|\bborramos|\bretiraremos|\bse borran|\banotado|\bcaduca sola|\bla elimina/i
/** They promise nothing that somebody would have to do. */
const harmless = [
  'Te escribimos por lo que has pedido',
  'te contestará una persona',
  'te diríamos',
  'te lo diríamos',
  'devolverte un importe',
  'cuándo lo borramos',
]

const facts = { club: clubOf({}), baseUrl: 'https://elcercle.example' }
const plain = (text: LegalProse) =>
  typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join('')
const prose = (block: LegalBlock): readonly LegalProse[] =>
  block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : block.rows.flat()
function textOf(subject: Promised['subject'], language: 'es' | 'ca'): string[] {
  const { sections } = legalDocuments[subject][language](facts)
  return sections.flatMap(({ blocks }) => blocks.flatMap(prose)).map(plain)
}
const source = (file: string) => readFileSync(join(root, file), 'utf8')

describe.each(promises)('«$es»', ({ subject, es, ca, keptBy }) => {
  test('stands in both languages', () => {
    expect(textOf(subject, 'es').filter((text) => text.includes(es))).not.toEqual([])
    expect(textOf(subject, 'ca').filter((text) => text.includes(ca))).not.toEqual([])
  })

  test('is kept', () => {
    if ('office' in keptBy) expect(source('docs/privacy.md')).toContain(`\n${keptBy.office}\n`)
    else expect(source(keptBy[0])).toContain(`test('${keptBy[1]}'`)
  })
})

test.each(['privacy', 'terms'] as const)('the %s text promises nothing else', (subject) => {
  const known = [...promises.map(({ es }) => es), ...harmless]
  const sentences = textOf(subject, 'es').flatMap((text) => text.split(/(?<=[.;]) /))
  expect(
    sentences.filter((text) => speaksOfTheClub.test(text) && !known.some((words) => text.includes(words))),
  ).toEqual([])
})

test('everything that the product stores in a browser is in the table of both languages', () => {
  const files = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'))
  const code = files.map(source).join('\n')
  const named = [
    ...code.matchAll(/\b(?:siteCookie|cookieName)\('([\w.]+)'/g),
    ...code.matchAll(/\b(?:local|session)Storage\.\w+\('([\w.]+)'/g),
    ...code.matchAll(/\bSTORAGE_KEY = '([\w.]+)'/g),
  ].map(([, name]) => name ?? '')
  expect(new Set(named)).toEqual(new Set(named).union(new Set(['toast', 'language', 'booked'])))
  for (const language of ['es', 'ca'] as const) {
    const text = textOf('privacy', language).join('\n')
    expect(named.filter((name) => !text.includes(`${name}»`))).toEqual([])
  }
})
