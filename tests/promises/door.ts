import { byOffice, kept } from './promise.ts'

const kitchen = 'tests/pages/kitchen.test.ts'

/** What the door, the kitchen and the mails about a dinner say. */
export const evening = [
  ...kept(
    'app/door/phone/door-phones.test.ts',
    'two phones that tick, collect, undo, reload, lose the network and send twice end with what nobody has undone',
    'Lo marcado se guarda en este teléfono y se envía cuando entres',
    'Lo marcado sin enviar se guarda',
    'Lo marcado se guarda',
  ),
  ...kept(
    'app/privacy/purge.test.ts',
    'removes the diet thirty days after the event and the person after twelve months; the seat stays counted',
    'Lo guardamos doce meses después del evento y no lo usamos para nada más',
  ),
  ...kept(
    'app/door/door-hours.test.ts',
    'a phone without network shows its list until the door seats nobody any more, then four hours after its last exchange',
    'se ha borrado de este teléfono',
  ),
  ...kept(
    kitchen,
    'shows on every version’s link what has changed since the last sending',
    'Esta página muestra siempre la última situación',
    'Muestra siempre la última situación',
  ),
  ...kept(
    kitchen,
    'is behind a link that lives while the sheet goes to the same recipient, and the dinner is to be',
    'La hoja de cocina se borra 30 días después de la cena, y antes si la cena se cancela',
  ),
  ...kept(
    kitchen,
    'is behind a link that dies thirty days after the dinner',
    'El enlace deja de funcionar a los 30 días',
  ),
  ...kept(
    'tests/journeys/party.spec.ts',
    'a table of six, a couple that waits for seats, and a dinner that begins later',
    'también os encontraremos',
    'también te encontraremos',
  ),
  ...byOffice('lo leemos'),
]
