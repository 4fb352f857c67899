import { byOffice, kept, under } from './promise.ts'

const purge = 'app/privacy/purge.test.ts'
const guards = 'app/bookings/panel/shared/bookings.test.ts'
const kitchen = 'tests/pages/kitchen.test.ts'
const registrations = 'app/bookings/parties/registrations.test.ts'
const completion = 'app/membership/members/completion.test.ts'
const holds = 'app/bookings/holds/holds.test.ts'
const mailed = 'app/bookings/cancellations/cancellation-messages.test.ts'

const imports = 'app/imports/imports.test.ts'
const trash = 'app/admin/trash/trash.test.ts'

export const privacy = [
  ...kept(imports, 'A file is deleted a day after the last step', [
    '1 día después del último paso',
    '1 dia després de l’últim pas',
  ]),
  ...kept(trash, 'is emptied after 30 days, with the history of what was in it', [
    'Papelera de lo que se elimina en el panel',
    'Paperera del que s’elimina al panell',
  ]),
  ...kept(registrations, 'refuse a diet without consent', [
    'lo guardamos solo con tu consentimiento explícito',
    'ho desem només amb el teu consentiment explícit',
  ]),
  ...kept('app/bookings/registration/forms.test.ts', 'requires consent exactly when a diet is given', [
    'solo lo guardamos si das tu consentimiento explícito',
    'només ho desem si dones el teu consentiment explícit',
  ]),
  ...kept('app/scores/scores.test.ts', 'goes with the person; the numbers stay, of nobody', [
    'si se borran tus datos, las notas quedan sin persona',
    'si s’esborren les teves dades, les notes queden sense persona',
  ]),
  ...kept('app/waiting-list/waiting-list.test.ts', 'leaving erases the contact, the size stays', [
    'se borran si sales de la lista',
    's’esborren si surts de la llista',
  ]),
  ...kept(
    kitchen,
    'is sent once however often the button is pressed, and names nobody anywhere',
    ['le enviamos una hoja sin tu nombre', 'li enviem un full sense el teu nom'],
    'le decimos cuántas personas vienen y qué no pueden comer, no quiénes son',
  ),
  ...kept('app/kitchen/without-names.test.ts', 'hides the names of an event', 'tapamos los nombres de los invitados'),
  ...kept(kitchen, 'is behind a link that dies thirty days after the dinner', [
    'deja de funcionar a los 30 días del evento',
    'deixa de funcionar al cap de 30 dies de l’esdeveniment',
  ]),
  ...kept(purge, 'removes the sheets of a kitchen with the diets that they count', [
    'nosotros borramos entonces las hojas enviadas',
    'nosaltres esborrem aleshores els fulls enviats',
  ]),
  ...kept(guards, 'the list and the file never contain a diet; the door sheet does', [
    'cada vez que se abre queda anotado',
    'cada vegada que s’obre queda anotat',
  ]),
  ...kept('tests/pages/guest-link.test.ts', 'is counted and not read by the contact, nor on the guest’s own page', [
    've que la ha escrito, no lo que dice',
    'veu que l’ha escrita, no el que diu',
  ]),
  ...kept(guards, 'is shown, changed and removed, each audited; encrypted and with consent only', [
    'Borramos el dato y conservas tu plaza',
    'Esborrem la dada i conserves la plaça',
  ]),
  ...kept(
    'tests/rules/audit.test.ts',
    'gets events from every page with a form, and every act and page that asks for the password has asked',
    ['queda anotado quién y cuándo', 'queda anotat qui ho ha fet i quan'],
  ),
  ...kept(
    purge,
    'removes the diet thirty days after the event and the person after twelve months; the seat stays counted',
    ['los datos se borran solos, cada noche', 'les dades s’esborren soles, cada nit'],
  ),
  ...kept(
    purge,
    'removes messages, requests and mail records when they expire, not before',
    '12 meses desde que llega',
  ),
  ...kept(
    purge,
    'removes who waited and never sat thirty days after the event, with the mails; a booking stays',
    'Puesto en una lista de espera, si no llega a tener plaza',
  ),
  ...kept(registrations, 'writes the registration, takes one seat and queues one mail', [
    'Con cada envío guardamos la fecha',
    'Amb cada enviament desem la data',
  ]),
  ...kept(
    'app/member-messages/member-messages.test.ts',
    'of news has a link to refuse them, for readers and for mail programs',
    ['A los socios les escribimos además las novedades del club', 'Als socis els escrivim a més les novetats del club'],
  ),
  ...kept(
    'tests/rules/privacy.test.ts',
    'is refused until the privacy text is acknowledged, and stores its version and the time',
    'es la que anotamos cuando confirmas que lo has leído',
  ),
  ...kept(
    'tests/pages/door.test.ts',
    'for as long as it may read it without network, twelve hours after the start at most',
    [
      'con una clave que caduca sola doce horas después del comienzo como muy tarde',
      'amb una clau que caduca sola dotze hores després del començament com a molt tard',
    ],
  ),
  ...kept(
    'tests/pages/door.test.ts',
    'ends when it is revoked, and 12 hours after the start, also of an event that moves',
    'Hasta que caduque el pase, doce horas después del comienzo',
  ),
  ...kept('app/door/phone/door-phones.test.ts', 'a phone whose key has ended cannot read its list', [
    'ya no puede leerla, aunque nadie vuelva a abrir la página, y la elimina cuando se abre',
    'ja no la pot llegir, encara que ningú no torni a obrir la pàgina, i l’elimina quan s’obre',
  ]),
  ...kept(
    'tests/pages/door.test.ts',
    'ends when it is revoked, and 12 hours after the start, also of an event that moves',
    'con un pase con su nombre que caduca entonces',
  ),
  ...kept(
    'app/bookings/registration/forms.test.ts',
    'takes guests without a name, and requires the permission for each diet',
    'guardamos que nos la dio así',
  ),
  ...kept(
    'app/membership/members/socios.test.ts',
    'shows the encrypted fields, but only the last four digits of the account number',
    'El equipo ve los cuatro últimos dígitos',
  ),
  ...kept(
    completion,
    'creates the member with a membership number and encrypts private fields',
    'Se guarda cifrado',
    'el IBAN se guarda cifrado',
  ),
  ...kept(
    completion,
    'checks the account number for a transfer, and drops fields of other payment methods',
    'Nunca te pediremos el número',
    'aquí solo guardamos el nombre del titular',
  ),
  ...kept(
    'tests/rules/unkept-fields.test.ts',
    '%s never lets the browser keep diets, IBANs and passwords',
    'Nunca dietas, IBAN ni contraseñas',
  ),
  ...kept('tests/pages/draft-storage.test.ts', 'end after a week', 'a los 7 días se borra al abrir el panel'),
  ...kept(
    'tests/journeys/drafts.spec.ts',
    'a public form keeps what was typed through every disaster',
    'Que no pierdas lo que escribes en un formulario',
  ),
  ...kept(
    'app/accounts/accounts.test.ts',
    'stores neither password nor token in plain text',
    'De tu contraseña solo guardamos una huella',
  ),
  ...kept(
    'app/backup/nightly-backup.test.ts',
    'keeps none beyond 35 days',
    'Hacemos copias de seguridad y las dejamos caducar',
    'hasta que caduquen',
  ),
  ...kept(
    'app/site/legal/legal.test.ts',
    'has the same sections in the same order in both languages, each with an address of its own',
    'Publicamos esta política en castellano y en catalán',
  ),
  ...byOffice(
    ['Te contestaremos en un mes como máximo', 'Et respondrem en el termini màxim d’un mes'],
    ['los borramos', 'les esborrem'],
    'Nadie más, salvo que una ley nos obligue',
    'No los enviamos fuera del Espacio Económico Europeo',
    'No transferimos tus datos fuera del Espacio Económico Europeo',
    'No vendemos ni cedemos tus datos',
    'Solo los comunicaremos si una ley nos obliga',
    'No hacemos perfiles ni tomamos decisiones automatizadas',
    'No enviamos boletines ni publicidad a quien no es socio',
    'Lo usamos para que la cocina te prepare el menú, y para nada más',
    'Lo usamos únicamente para la cuota',
    'se guardan el tiempo que mandan las leyes',
    'te contestará una persona',
    'te pediremos lo imprescindible para comprobarlo',
    'la usamos para comprobarlo',
  ),
  ...under('## A breach (72 hours to notify the AEPD)', [
    'la notificaríamos a la AEPD en 72 horas',
    'la notificaríem a l’AEPD en el termini màxim de 72 hores',
  ]),
  ...under(
    '## When a text or a period changes',
    [
      'no usaremos tus datos para nada nuevo sin pedírtelo',
      'no farem servir les teves dades per a res de nou sense demanar-t’ho',
    ],
    'te lo diríamos aquí antes',
    'te pediríamos permiso antes',
  ),
]

export const terms = [
  ...kept(completion, 'creates the member with a membership number and encrypts private fields', [
    'Completarlos no te hace pagar nada',
    'Completar-les no et fa pagar res',
  ]),
  ...kept('tests/pages/mail.test.ts', 'has a link that shows first and frees the place by its button', [
    'Te lo confirmamos por correo electrónico, con los datos del evento y un enlace para cancelar',
    'T’ho confirmem per correu electrònic, amb les dades de l’esdeveniment i un enllaç per cancel·lar',
  ]),
  ...kept(registrations, 'the same person, later, is sent the confirmation again, once a minute', [
    'y te mandamos otra vez la confirmación',
    'i t’enviem una altra vegada la confirmació',
  ]),
  ...kept('tests/pages/mail.test.ts', 'comes in the visitor’s language, as HTML and text, with the event’s facts', [
    'te escribimos en el idioma que hayas usado',
    't’escrivim en la llengua que hagis fet servir',
  ]),
  ...kept(holds, 'has the seats of one booking of an event where these are more than ten', [
    'o las que admita una sola reserva de ese evento, si son más',
    'o les que admeti una sola reserva d’aquest esdeveniment, si són més',
  ]),
  ...kept(
    'app/events/takes-bookings.test.ts',
    'The page of an event and the database agree on who may book, at any moment',
    [
      'La inscripción abre cuando dice la página del evento',
      'La inscripció s’obre quan diu la pàgina de l’esdeveniment',
    ],
    [
      'Se cierra cuando no quedan plazas, cuando el club lo decide o',
      'Es tanca quan no queden places, quan el club ho decideix o',
    ],
  ),
  ...kept(
    holds,
    'is confirmed once, and the confirmation is queued once',
    'es firme cuando la confirmas con el enlace del correo',
  ),
  ...kept(
    holds,
    'keeps its seat for half an hour, and its mail asks to confirm it',
    'La plaza se guarda como máximo 30 minutos',
  ),
  ...kept(
    'app/bookings/panel/change-notices/change-notices.test.ts',
    'tells each party with e-mail once, raises its entry and grants the refund',
    ['lo corregimos, te avisamos por correo', 'el corregim, t’avisem per correu'],
  ),
  ...kept(
    mailed,
    'after a change of date, place or price guests from before may cancel with a full refund until it starts',
    ['o el precio, te avisamos por correo, o de palabra', 'o el preu, t’avisem per correu, o de paraula'],
    'mantener la plaza o cancelarla con reembolso íntegro',
  ),
  ...kept(
    'app/bookings/event-acts/cancel-event.test.ts',
    'tells each party once, owes the refunds and deletes no seat',
    ['Si un evento se cancela, te avisamos por correo', 'Si un esdeveniment es cancel·la, t’avisem per correu'],
  ),
  ...kept(mailed, 'a cancelled guest gets a receipt that names the refund, and the club learns of it', [
    'la página te dice si estás a tiempo',
    'la pàgina et diu si hi ets a temps',
  ]),
  ...byOffice(
    'tienes derecho al reembolso íntegro',
    'te devolvemos todo lo que hayas pagado',
    'La cancelación ya no da derecho a reembolso',
    'la cancelación ya no da derecho a reembolso',
    'El reembolso se hace sin gastos',
    ['te responde por correo', 'et respon per correu'],
    ['te la devolvemos entera', 'te la retornem sencera'],
    ['Te contestaremos en un mes como máximo', 'Et respondrem en el termini màxim d’un mes'],
    ['retiraremos la imagen', 'retirarem la imatge'],
    'Enviar la solicitud es gratis y no obliga a nada',
    'decide sin discriminar a nadie',
    'puedes darte de baja cuando quieras, sin coste y sin dar motivos',
    'La baja tiene efecto desde que recibimos tu mensaje, y no se te pedirán más cuotas',
    'Antes se lo diremos, si la situación lo permite',
    'dilo en las notas de la inscripción o llámanos, y lo preparamos',
    'puedes cancelar con reembolso íntegro, aunque falten menos',
    'Lo decimos al empezar',
    'Puedes negarte sin dar explicaciones, y tu noche será la misma',
    'No publicamos ninguna imagen en la que se te reconozca sin tu permiso',
    'Puedes pedir que la cerremos cuando quieras',
    'los arreglamos en cuanto los conocemos',
  ),
]

export const noticeAndAccessibility = [
  ...byOffice(
    'Te contestaremos en un mes como máximo',
    'lo revisaremos enseguida',
    'Si sabemos que un enlace lleva a algo ilícito, lo quitamos',
    'te damos la información de otra manera o te inscribimos por teléfono',
    'La revisamos al menos una vez al año',
  ),
  ...kept(
    'tests/journeys/site.spec.ts',
    'no map is asked for before the visitor wants it',
    'La dirección está siempre escrita al lado',
  ),
  ...kept(
    'tests/journeys/shell.spec.ts',
    'the pages adapt to tablets, large text, low windows, paper, contrast and the keyboard',
    'siempre se ve dónde está el foco',
  ),
]
