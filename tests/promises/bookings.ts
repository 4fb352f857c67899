import { byOffice, kept } from './promise.ts'

const registrations = 'app/bookings/parties/registrations.test.ts'
const holds = 'app/bookings/holds/holds.test.ts'
const list = 'app/waiting-list/waiting-list.test.ts'
const windows = 'app/seats/offer-window.test.ts'
const guest = 'tests/pages/guest-link.test.ts'
const ownSeat = 'app/bookings/cancellations/own-seat.test.ts'
const cancelled = 'app/bookings/cancellations/cancellation-messages.test.ts'

export const bookings = [
  ...kept(
    registrations,
    'writes the registration, takes one seat and queues one mail',
    'Te enviaremos la confirmación y el enlace de la reserva',
  ),
  ...kept(
    registrations,
    'the same person, later, is sent the confirmation again, once a minute',
    'con los mismos datos te lo enviamos otra vez',
  ),
  ...kept(
    holds,
    'keeps its seat for half an hour, and its mail asks to confirm it',
    'Te la guardamos hasta esta hora',
    'Os la guardamos hasta esta hora',
    'Te guardamos una plaza durante 30 minutos',
    'Os guardamos … plazas durante 30 minutos',
    'os guardamos … plazas hasta las …',
    'le guardamos la plaza 30 minutos',
    'te guardamos la plaza hasta las …',
  ),
  ...kept(
    holds,
    'has no seat until it is confirmed when a script sends it',
    'Ahora mismo no te guardamos ninguna plaza',
    'Ahora mismo no os guardamos ninguna plaza',
    'Ahora no te guardamos ninguna plaza',
    'Ahora no os guardamos ninguna plaza',
    'todavía no te hemos guardado ninguna plaza',
    'todavía no os hemos guardado ninguna plaza',
  ),
  ...kept(
    holds,
    'takes a free seat again',
    'si queda alguna libre al confirmar, será tuya',
    'si al confirmar quedan libres para todos, serán vuestras',
    'si queda alguna libre, será tuya',
    'si queda alguna libre, es tuya',
    'si hay sitio para todos, es vuestra',
    'si quedan … libres, serán vuestras',
    'este mismo enlace te dará la suya',
  ),
  ...kept(holds, 'loses its seat after that, once', 'si no, volverá a quedar libre', 'si no, volverán a quedar libres'),
  ...kept(
    guest,
    'is taken after the deadline, when names and choices stay, and until the event has ended',
    'el club las pasará a la cocina',
  ),
  ...kept(
    holds,
    'is confirmed once, and the confirmation is queued once',
    'Te enviamos un correo con los datos del evento y el enlace para cancelar',
  ),
  ...kept(
    'tests/pages/members.test.ts',
    'is their diet, which their bookings then carry, until they withdraw their consent',
    'Usamos la dieta de tu ficha de socio, con tu consentimiento',
  ),
  ...kept(
    'tests/pages/members.test.ts',
    'takes two presses, and is proved by the session alone',
    'Usamos tu email de socio',
  ),
  ...kept(
    'app/privacy/purge.test.ts',
    'removes the diet thirty days after the event and the person after twelve months; the seat stays counted',
    'se borra 30 días después',
  ),
  ...kept(
    'tests/journeys/drafts.spec.ts',
    'a public form keeps what was typed through every disaster',
    'se queda en este navegador',
    'lo tendrás al volver a abrirlo',
  ),
  ...kept(
    'tests/rules/unkept-fields.test.ts',
    '%s never lets the browser keep diets, IBANs and passwords',
    'Las dietas no se quedan',
  ),
  ...kept(
    guest,
    'goes with its link when the contact types another person over the name, not with a correction',
    'la dieta que se hubiera escrito con el enlace se borra, y el enlace cambia',
  ),
  ...kept(
    ownSeat,
    'gives up the own seat: the refund is owed, the contact gets the receipt, the club learns of it',
    'Tu plaza queda libre para otra persona',
    'Se lo decimos por correo a … y al club',
    'se lo decimos al club',
  ),
  ...kept(
    guest,
    'is counted and not read by the contact, nor on the guest’s own page',
    'aquí no la enseñamos',
    'No la enseñamos, porque quien ha reservado también tiene este enlace',
  ),
  ...kept(
    guest,
    'stays when the contact or the guest saves again without writing a diet, and goes when asked to',
    'La dirección de esta página es ahora solo tuya',
  ),
  ...kept(
    'app/scores/scores.test.ts',
    'stays when nothing else is written, and goes when the guest says so',
    'si no escribes otro, se queda como está',
  ),
  ...kept(
    'tests/pages/party-link.test.ts',
    'says before its cancellation why it is refunded: in time, or after a change',
    'Antes de hacerlo te lo volveremos a preguntar',
  ),
  ...kept(
    cancelled,
    'a receipt after the 48 hours promises no refund, and one for a free event speaks of none',
    'la cancelación ya no da derecho a reembolso',
    'ya no dan derecho a reembolso',
    'no hay reembolso',
  ),
  ...kept(
    'app/bookings/event-acts/cancel-event.test.ts',
    'tells each party once, owes the refunds and deletes no seat',
    'te devolveremos todo el importe en 14 días como máximo, sin que tengas que pedirlo',
  ),
  ...byOffice(
    '…, en 14 días como máximo',
    'te devolverán los … que has pagado',
    'dan derecho al reembolso íntegro',
    'Te devolverán los … que habías pagado',
    'te devolvemos todo lo que hayas pagado',
    'os devolvemos todo lo que hayáis pagado',
    'Reembolso íntegro hasta',
    'devolvemos lo que se haya pagado por cada una',
    'devolvemos lo que se haya pagado por tu plaza',
    'te devolvemos los … que has pagado',
    'Te devolvemos los … que habías pagado',
    'El reembolso es íntegro si ya … pagado',
    'Reembolso íntegro',
    'Si no funciona, escríbenos y lo arreglamos',
    'responde a este correo o llámanos y lo arreglamos',
    'Escríbenos y te avisamos si queda una silla libre',
  ),
]

export const waitingList = [
  ...kept(
    list,
    'finds in its queue the free seats that are offered by hand, too late or to nobody',
    'si ya no da tiempo, … llamamos',
  ),
  ...kept(
    list,
    'tells whom it takes off or whose offer it withdraws, in their language, and puts back at the old place',
    'si se libera otro sitio, te escribimos',
    'si se libera otro sitio, os escribimos',
    'ya no te escribiremos si se libera sitio',
    'ya no os escribiremos si se libera sitio',
    'ya no está reservado para ti',
    'ya no está reservado para vosotros',
    'te devolvemos a tu puesto',
    'os devolvemos a vuestro puesto',
  ),
  ...kept(
    list,
    'is offered to the first party that fits entirely; a larger one keeps its place',
    'Si se libera sitio, te escribimos y te lo guardamos unas horas',
    'únete y te avisaremos cuando te toque',
    'Si se libera, te escribimos',
    'Si se libera sitio para …, os escribimos',
    'Cada plaza libre se ofrece a la primera mesa que quepa entera',
    'Si se libera una, te escribimos a',
    'te apuntamos y te escribimos si se libera sitio',
  ),
  ...kept(
    list,
    'for fewer guests leaves the other seats to the next party',
    'La silla que dejáis libre se ofrece al grupo siguiente',
  ),
  ...kept(
    list,
    'leaving erases the contact, the size stays',
    'borramos tus datos de la lista',
    'borramos vuestros datos de la lista',
    'sal de la lista en esa página y no te escribiremos más',
  ),
  ...kept(
    windows,
    'is from an hour to a day and never ends at night, whenever it starts and registration closes',
    'Sale de 9 a 22 h y nunca caduca de 22 a 9 h',
  ),
  ...kept(
    list,
    'starts when its mail has left, and is the one that the mail names',
    'Es tuyo',
    'Es vuestro',
    'es tuyo hasta …',
    'es vuestro hasta …',
  ),
  ...kept(
    'app/waiting-list/waiting-list-model.test.ts',
    'lead to the states of the model: nobody overtakes but by the club, no seat is idle',
    'Mientras tanto nadie puede ocuparlo',
  ),
  ...kept(list, 'books the seats; repeated it succeeds once', 'Las plazas son vuestras', 'La plaza es tuya'),
  ...kept(
    'tests/pages/party-link.test.ts',
    'keeps the older links for bookings: they lead to its own page',
    'Este enlace abre siempre tu página',
    'Este enlace abre siempre vuestra página',
    'su enlace abre siempre esta página',
  ),
]
