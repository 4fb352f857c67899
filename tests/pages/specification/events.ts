import { answer, empty, page } from './places.ts'
import type { Row } from './row.ts'

const disabledFull = /<button[^>]* disabled=""[^>]*>(?:<span[^>]*>)?Evento completo/
const open = page('/eventos/:open')
const form = page('/eventos/:open/inscripcion')
const registering = (fields: Record<string, string>, event = 'open') => answer(`/eventos/:${event}/inscripcion`, fields)
const guest = { full_name: 'Clara Vidal', email: 'clara@example.org', privacy: 'on', size: '1' }

export const eventRows: readonly Row[] = [
  {
    clause: 'category filter: «Todos», each category, «Otros»',
    where: page('/eventos'),
    has: [/>Todos<\/a>/, />Cata<\/a>/, />Cena<\/a>/, />Otros<\/a>/],
  },
  { clause: 'the filter starts with «Todos»', where: page('/eventos'), has: /aria-current="[a-z]+"[^>]*>Todos</ },
  {
    clause: 'a card: image, price badge, title, description, date, location, link to its page',
    where: page('/eventos'),
    has: [
      /class="event-card-picture"><picture|class="event-card-picture"><img/,
      /class="price-disc[^"]*">85/,
      /<a href="\/eventos\/1">/,
      /<time dateTime="[^"]+">\d\d \w+ 2\d{3} - \d\d:\d\d</,
    ],
  },
  { clause: 'the price badge only above 0', where: page('/eventos?categoria=mercado'), lacks: /price-disc[^>]*>0/ },
  {
    clause: 'empty state of the events, with a check-back message',
    where: empty('/eventos'),
    has: ['No hay eventos disponibles actualmente', 'Vuelve pronto'],
  },
  {
    clause: 'events by date ascending, past ones after them',
    where: page('/eventos'),
    has: ['Próximos eventos', 'Eventos anteriores'],
    departure: 'the public list has all events by date',
  },
  {
    clause: 'not found: link back to /eventos',
    where: page('/eventos/99999'),
    has: [/^404/, 'Evento no encontrado', /href="\/eventos"[^>]*>[\s\S]*?Volver a eventos/],
  },
  {
    clause: 'an event: back to /eventos and share',
    where: open,
    has: [/href="\/eventos"[^>]*>[\s\S]*?Todos los eventos/, 'Compartir'],
  },
  {
    clause: 'Información: title, description, image, date, time, location, capacity',
    where: open,
    has: ['Cena open', 'Siete platos.', 'Fecha', 'Hora', 'Lugar', 'Vic', 'Aforo', 'Aforo limitado'],
  },
  { clause: 'capacity text «Aforo limitado»', where: page('/eventos/:unlimited'), has: 'Aforo limitado' },
  {
    clause: 'the tabs Información, shown first, and Multimedia',
    where: page('/eventos/:pictures'),
    has: [/aria-current="page"[^>]*>Información</, />Multimedia</, 'Cena pictures'],
    departure: 'Multimedia for every event',
  },
  {
    clause: 'Multimedia: image, title, description',
    where: page('/eventos/:pictures?tab=multimedia'),
    has: ['Multimedia', /class="event-picture/, 'Cena pictures', 'Siete platos.', 'Y sobremesa.'],
    departure: 'Multimedia for every event',
  },
  {
    clause: 'no tabs without a second picture or video',
    where: open,
    lacks: [/tab=multimedia/, /class="tabs"/],
    departure: 'Multimedia for every event',
  },
  { clause: 'side card: price in euros', where: open, has: ['Precio', '85 €'] },
  { clause: 'side card: free when the price is 0', where: page('/eventos/:free'), has: ['Precio', 'Gratis'] },
  {
    clause: 'side card: registered / max capacity, places available green above 0, date, time',
    where: open,
    has: ['Registrados', '0 / 10', 'Plazas disponibles', /class="places-free">10/, 'Fecha', 'Hora'],
  },
  {
    clause: 'places available red at 0',
    where: page('/eventos/:full'),
    has: ['Plazas disponibles', /class="places-none">0/],
  },
  {
    clause: 'side card: the register button',
    where: open,
    has: /href="\/eventos\/\d+\/inscripcion"[^>]*>(?:<[^>]+>)*Registrarse/,
  },
  {
    clause: 'a full event: the disabled button «Evento completo», the waiting list below it',
    where: page('/eventos/:full'),
    has: [disabledFull, /href="\/eventos\/\d+\/espera"/],
  },
  { clause: 'a full event on cards', where: page('/eventos'), has: 'Evento completo' },
  {
    clause: 'a full event on the page of its form',
    where: page('/eventos/:full/inscripcion'),
    has: ['No hay plazas disponibles para este evento', disabledFull, /href="\/eventos\/\d+\/espera"/],
  },
  {
    clause: 'a full event without a waiting list: the disabled button «Evento completo»',
    where: page('/eventos/:fullWithoutList'),
    has: disabledFull,
  },
  {
    clause: 'an event under way: registration closed',
    where: page('/eventos/:running'),
    has: /<button[^>]* disabled=""[^>]*>Está en marcha/,
    departure: 'an event is over when it begins',
  },
  {
    clause: 'a past event: its memory instead of tabs, price and seats',
    where: page('/eventos/:past'),
    has: 'Ya se celebró',
    lacks: /class="tabs"/,
    departure: '«Evento finalizado», the button disabled',
  },
  {
    clause: 'organizer card: name, description, city, country',
    where: page('/eventos/1'),
    has: [/class="organizer-card"/, 'Organiza', 'España'],
  },
  {
    clause: 'organizer card: logo',
    where: page('/eventos/:pictures'),
    has: /class="organizer-card-logo"><picture[^>]*><source srcSet="\/media\//,
  },
  {
    clause: 'organizer card: fallback image of an organizer without a logo',
    where: page('/eventos/1'),
    has: /class="organizer-card-logo"><img [^>]*src="\/assets\/mesa-/,
  },
  { clause: 'organizer card in Catalan', where: page('/ca/eventos/1'), has: [/class="organizer-card"/, 'Espanya'] },
  {
    clause: 'Catalan mode uses the Catalan fields',
    where: page('/ca/eventos/1'),
    has: ['Sopar', 'Sopar a quatre mans: mar i muntanya'],
  },
  { clause: 'Catalan mode falls back to the default fields', where: page('/ca/eventos/:open'), has: 'Cena open' },
  {
    clause: 'the registration form: title and fields',
    where: form,
    has: [
      'Nombre completo',
      'Email',
      'Teléfono',
      '¿Cómo nos conociste?',
      'Restricciones alimentarias',
      'Notas',
      'Soy socio',
    ],
  },
  {
    clause: 'how did you know us: six options',
    where: form,
    has: [
      'Redes sociales',
      'Recomendación de un amigo',
      'Búsqueda en Google',
      'Prensa/Medios',
      'Ya soy socio',
      'Otro',
    ].map((option) => new RegExp(`<option value="${option}">${option}</option>`)),
  },
  {
    clause: 'the register button while sending: «Registrando...»',
    where: form,
    has: /Registrarse[\s\S]*Registrando\.\.\./,
  },
  { clause: 'registration: full_name required', where: registering({ ...guest, full_name: '' }), has: /nameRequired/ },
  {
    clause: '«El nombre es obligatorio» at the field',
    where: page('/eventos/:open/inscripcion', { ...guest, full_name: '' }),
    has: 'El nombre es obligatorio',
  },
  {
    clause: '«El email es obligatorio» at the field',
    where: page('/eventos/:open/inscripcion', { ...guest, email: '' }),
    has: 'El email es obligatorio',
  },
  {
    clause: '«Email no válido» at the field',
    where: page('/eventos/:open/inscripcion', { ...guest, email: 'clara' }),
    has: 'Email no válido',
  },
  {
    clause: 'an e-mail of the simple pattern x@y is taken',
    where: page('/eventos/:free/inscripcion', { ...guest, email: 'clara@casa' }),
    has: '¡Registro completado!',
  },
  {
    clause: '«¡Registro completado!» with a note to check e-mail',
    where: page('/eventos/:free/inscripcion', guest),
    has: ['¡Registro completado!', 'Te hemos enviado un correo de confirmación'],
  },
  {
    clause: '«No hay plazas disponibles para este evento»; submit disabled then',
    where: page('/eventos/:full/inscripcion', guest),
    has: ['No hay plazas disponibles para este evento', /<button[^>]*disabled=""/],
  },
  {
    clause: 'a card: title, description and location of its event',
    where: page('/eventos'),
    has: ['Cena open', 'Siete platos.', 'Vic'],
  },
  { clause: 'loading spinner of the events', where: page('/eventos'), has: /class="progress"[\s\S]*?Cargando…/ },
  {
    clause: 'organizer card: description, city and country of its organizer',
    where: page('/eventos/1'),
    has: ['Organiza', 'Celler Mas Ametlla', 'Bodega familiar del Priorat.', 'Gratallops, España'],
  },
  {
    clause: 'organizer card in Catalan: description and city of its organizer',
    where: page('/ca/eventos/1'),
    has: ['Celler Mas Ametlla', 'Celler familiar del Priorat.', 'Gratallops, Espanya'],
  },
  {
    clause: 'a page of an event names the weekday of its date',
    where: open,
    has: /<time dateTime="[^"]+">(?:lun|mar|mié|jue|vie|sáb|dom) \d\d [a-z]{3} 2\d{3}</,
    departure: 'dates without weekday',
  },
  {
    clause: 'a card of an event names the weekday before its date',
    where: page('/eventos'),
    has: /<span>(?:Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo), <time dateTime="[^"]+">\d\d [a-z]{3} 2\d{3} - /,
    departure: 'dates without weekday',
  },
  {
    clause: 'a card of an event names the weekday before its date, in Catalan',
    where: page('/ca/eventos'),
    has: /<span>(?:Dilluns|Dimarts|Dimecres|Dijous|Divendres|Dissabte|Diumenge), <time dateTime="[^"]+">\d\d [a-zç]+ 2\d{3} - /,
    departure: 'dates without weekday',
  },
  {
    clause: 'registration: phone, how-did-you-know-us, dietary restrictions and notes are optional',
    where: form,
    has: ['Teléfono', '(opcional)', '¿Cómo nos conociste?', '(opcional)', 'Notas', '(opcional)'],
  },
  {
    clause: 'the confirmation of a registration: event, date, time, place, price, organizer',
    has: "organizer: 'Organiza'",
    writtenIn: 'app/i18n/es/mails.ts',
    producedBy: [
      'tests/pages/mail.test.ts',
      'comes in the visitor’s language, as HTML and text, with the event’s facts',
    ],
  },
]
