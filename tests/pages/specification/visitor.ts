import { correction, page } from './places.ts'
import type { Producer, Row } from './row.ts'

const shell = 'tests/journeys/shell.spec.ts'
const months = {
  es: 'ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic',
  ca: 'gen|febr|març|abr|maig|juny|jul|ag|set|oct|nov|des',
}
const dateIn = (language: keyof typeof months) =>
  new RegExp(`<time dateTime="[^"]+">\\d\\d (?:${months[language]}) 2\\d{3} - \\d\\d:\\d\\d<`)

type Behaviour = readonly [clause: string, has: string, writtenIn: string, producedBy: Producer]

/** What no page shows at rest: the test that produces each is named. */
const behaviours: readonly Behaviour[] = [
  [
    'header: transparent while the page is scrolled no more than 10 px',
    'CLEAR_UNTIL_PX = 10',
    'app/site/shell-island.ts',
    [shell, 'and only while it is scrolled no more than 10 px'],
  ],
  [
    'language: changing it updates the interface and saves it under the key `language`',
    "localStorage.setItem('language'",
    'app/site/shell-island.ts',
    [shell, 'the language switch stays on the page and is remembered'],
  ],
  [
    'language: read from local storage at the start',
    "localStorage.getItem('language')",
    'app/platform/render/inline-scripts.tsx',
    [shell, 'a preference found only in local storage is honoured before the page is seen'],
  ],
  [
    'hero: a transition of 1 s, which wraps at both ends',
    '--dur-slide: 1000ms',
    'app/ui/tokens.css',
    ['tests/journeys/home.spec.ts', 'advances by itself, can be paused, and wraps at both ends'],
  ],
  [
    'the join button opens the membership dialog',
    'Solicitar Membresía',
    'app/i18n/es/membership.ts',
    ['tests/journeys/site.spec.ts', 'with script: in a dialog opened from any join button'],
  ],
  [
    'membership: a failure keeps the dialog open',
    'Error al enviar la solicitud',
    'app/i18n/es/membership.ts',
    ['tests/journeys/site.spec.ts', 'the connection is lost while requesting membership: a message over the dialog'],
  ],
  [
    'registration: a dialog, which closes after success and updates the count',
    '¡Registro completado!',
    'app/i18n/es/events.ts',
    ['tests/journeys/registration.spec.ts', 'in a dialog, which closes with a toast and updates the seats'],
  ],
]

export const visitorRows: readonly Row[] = [
  ...behaviours.map(([clause, has, writtenIn, producedBy]): Row => ({ clause, has, writtenIn, producedBy })),
  { clause: 'the default language is Spanish', where: page('/'), has: /<html lang="es"/ },
  { clause: 'the same page in Catalan', where: page('/ca'), has: /<html lang="ca"/ },
  {
    clause: 'a language other than es and ca is not accepted',
    where: page('/idioma', { language: 'fr', page: '/' }),
    lacks: /language=fr/,
  },
  { clause: 'dates of events: dd MMM yyyy - HH:mm, Spanish', where: page('/eventos'), has: dateIn('es') },
  { clause: 'dates of events in Catalan', where: page('/ca/eventos'), has: dateIn('ca') },
  { clause: 'capacity text «N asistentes»', where: page('/eventos/1'), has: /\d+ asistentes/ },
  {
    clause: 'choosing a category shows only that category',
    where: page('/eventos?categoria=cata'),
    has: /aria-current="[a-z]+"[^>]*>Cata</,
    lacks: 'Cena open',
  },
  {
    clause: 'the latest visit is the newest by created_at, with a fallback text',
    where: page('/restaurantes'),
    has: ['Última visita', 'Fonda', 'Aún no hemos escrito la crónica de esta visita.', 'Ver detalles'],
  },
  {
    clause: 'a card of a restaurant: price range, name, star icons, address, specialty, two lines of description',
    where: page('/restaurantes?pagina=2'),
    has: [
      /class="restaurant-card-range"[\s\S]*?€/,
      /<h3 class="d4"><a href="\/restaurantes\/\d+">/,
      /class="stars"/,
      /class="small muted">/,
      /restaurant-card-specialty/,
      /class="muted clamp-2"/,
      /restaurant-card-price[\s\S]*?Precio medio/,
    ],
  },
  {
    clause: 'a review: initials, author, stars from 1 to 5, date',
    where: page('/restaurantes/1?tab=resenas'),
    has: [
      /class="avatar[^>]*>/,
      /class="review-author">/,
      /aria-label="[1-5] de 5[^"]*"|>[1-5] de 5/,
      /<time dateTime="/,
    ],
  },
  {
    clause: 'the overall score of a restaurant',
    where: page('/restaurantes/1?tab=resenas'),
    has: [/class="rating-disc-value">\d,\d/, 'sobre 5'],
  },
  {
    clause: 'contact: name, email and message are required, the phone is not',
    where: page('/contacto', { name: '', email: '', message: '', phone: '', privacy: 'on' }),
    has: [/^422/, /aria-invalid="true"/, /aria-invalid="true"/, /aria-invalid="true"/],
    lacks: /(?:aria-invalid="true"[\s\S]*){4}/,
  },
  {
    clause: 'contact card: phone, general email, schedule',
    where: page('/contacto'),
    has: ['Información de contacto', '932 000 000', 'hola@elcercle.example', 'Lunes a viernes', 'Sábado', 'Domingo'],
  },
  { clause: 'accounts: from login to sign-up', where: page('/auth'), has: /href="\/auth\?modo=registro"/ },
  { clause: 'accounts: from sign-up to login', where: page('/auth?modo=registro'), has: /href="\/auth"/ },
  {
    clause: 'membership: phone and reason are optional',
    where: page('/solicitar-membresia'),
    has: ['Teléfono', '(opcional)', '(opcional)'],
  },
  {
    clause: 'membership: validated when it is sent, then while it is corrected',
    where: correction('/solicitar-membresia', 'full_name', ['C', 'Clara']),
    has: ['typed: \n', 'sent: El nombre debe tener al menos 2 caracteres', 'corrected: '],
  },
  {
    clause: 'membership: reason to join, Cancel, Submit',
    where: page('/solicitar-membresia'),
    has: ['¿Por qué te gustaría unirte?', '(opcional)', 'Cancelar', 'Enviar Solicitud'],
  },
  {
    clause: 'contact: the e-mail has the type of one',
    where: page('/contacto'),
    has: /<input(?=[^>]*type="email")(?=[^>]*name="email")/,
  },
  {
    clause: 'accounts: the fields of sign-up',
    where: page('/auth?modo=registro'),
    has: ['Nombre completo', '(opcional)', 'Email', 'Contraseña'],
  },
  {
    clause: 'accounts: a failed sign-in shows the message of the server',
    where: page('/auth', { email: 'nadie@example.org', password: 'arroz caldoso' }),
    has: ['401', 'Email o contraseña incorrectos'],
  },
  {
    clause: 'the language outside its provider throws an error',
    has: 'the language is used outside its TextsProvider',
    writtenIn: 'app/i18n/texts.tsx',
    producedBy: ['app/i18n/i18n.test.ts', 'the language outside its provider throws an error'],
  },
]
