import { de, el } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const bookingTexts = panelTexts({
  title: { es: 'Reservas', ca: 'Reserves' },
  erased: { es: 'Datos borrados', ca: 'Dades esborrades' },
  strip: {
    free: {
      es: (seats: number) => (seats === 1 ? '1 plaza libre' : `${seats} plazas libres`),
      ca: (seats: number) => (seats === 1 ? '1 plaça lliure' : `${seats} places lliures`),
    },
    to: { es: 'a', ca: 'a' },
    first: {
      es: 'la primera reserva de la lista que cabe entera',
      ca: 'la primera reserva de la llista que hi cap sencera',
    },
    offer: { es: 'Ofrecer ahora', ca: 'Ofereix ara' },
    offerTo: { es: (name: string) => `Ofrecer ahora a ${name}`, ca: (name: string) => `Ofereix ara a ${name}` },
  },
  list: {
    search: {
      es: 'Buscar reservas por nombre, mesa, email o teléfono',
      ca: 'Cerca reserves per nom, taula, correu o telèfon',
    },
    searchExample: { es: 'Buscar nombre o mesa…', ca: 'Cerca nom o taula…' },
    show: { es: 'Mostrar', ca: 'Mostra' },
    filters: {
      all: { es: 'Todas', ca: 'Totes' },
      dieta: { es: 'Con dieta', ca: 'Amb dieta' },
      'sin-mesa': { es: 'Sin mesa', ca: 'Sense taula' },
      pagadas: { es: 'Pagadas', ca: 'Pagades' },
      'sin-pagar': { es: 'Sin pagar', ca: 'Sense pagar' },
      canceladas: { es: 'Canceladas', ca: 'Cancel·lades' },
    },
    order: { es: 'Orden', ca: 'Ordre' },
    orders: {
      nombre: { es: 'Por nombre', ca: 'Per nom' },
      fecha: { es: 'Por fecha', ca: 'Per data' },
      mesa: { es: 'Por mesa', ca: 'Per taula' },
    },
    add: { es: 'Añadir reserva', ca: 'Afegeix una reserva' },
    begun: { es: 'Evento finalizado: ya no admite reservas.', ca: 'Esdeveniment finalitzat: ja no admet reserves.' },
    failed: { es: 'Error al cargar las reservas', ca: 'Error en carregar les reserves' },
    noneFound: { es: 'Ninguna reserva coincide con la búsqueda', ca: 'Cap reserva no coincideix amb la cerca' },
    none: {
      all: { es: 'No hay reservas', ca: 'No hi ha reserves' },
      dieta: { es: 'Ninguna reserva tiene dieta', ca: 'Cap reserva no té dieta' },
      'sin-mesa': { es: 'Todas las reservas tienen mesa', ca: 'Totes les reserves tenen taula' },
      pagadas: { es: 'No hay ninguna reserva pagada', ca: 'No hi ha cap reserva pagada' },
      'sin-pagar': { es: 'No queda ninguna sin pagar', ca: 'No en queda cap sense pagar' },
      canceladas: { es: 'No hay reservas canceladas', ca: 'No hi ha reserves cancel·lades' },
    },
    noun: { es: ['reserva', 'reservas'], ca: ['reserva', 'reserves'] },
    guests: {
      es: (shown: number, all: number) =>
        shown === all ? `${all} ${all === 1 ? 'comensal' : 'comensales'}` : `${shown} de ${all} comensales`,
      ca: (shown: number, all: number) =>
        shown === all ? `${all} ${all === 1 ? 'comensal' : 'comensals'}` : `${shown} ${de(all)} comensals`,
    },
  },
  row: {
    open: {
      es: (name: string) => `Ver los comensales de ${name}`,
      ca: (name: string) => `Mostra els comensals ${de(name)}`,
    },
    table: { es: (label: string) => `Mesa ${label}`, ca: (label: string) => `Taula ${label}` },
    noTable: { es: 'Sin mesa', ca: 'Sense taula' },
    tableOf: {
      es: (name: string, label: string) => `${label}: cambiar la mesa de ${name}`,
      ca: (name: string, label: string) => `${label}: canvia la taula ${de(name)}`,
    },
    byPhone: { es: 'Por teléfono, sin correo', ca: 'Per telèfon, sense correu' },
    withoutContact: { es: 'Sin correo ni teléfono', ca: 'Sense correu ni telèfon' },
    member: { es: 'Socio', ca: 'Soci' },
    missed: {
      es: ({ missed, dinners }: { missed: number; dinners: number }) => `No vino a ${missed} de ${dinners} eventos`,
      ca: ({ missed, dinners }: { missed: number; dinners: number }) =>
        `No va venir a ${missed} ${de(dinners)} esdeveniments`,
    },
    claimsMember: { es: 'Dice ser socio', ca: 'Diu que és soci' },
    diets: {
      es: (count: number) => (count === 1 ? '1 con dieta' : `${count} con dieta`),
      ca: (count: number) => `${count} amb dieta`,
    },
    held: { es: 'Pendiente de confirmar', ca: 'Pendent de confirmar' },
    note: { es: (text: string) => `«${text}»`, ca: (text: string) => `«${text}»` },
    staffNote: { es: (text: string) => `Interna: ${text}`, ca: (text: string) => `Interna: ${text}` },
    correctOf: {
      es: (name: string) => `Corregir la reserva de ${name}`,
      ca: (name: string) => `Corregeix la reserva ${de(name)}`,
    },
    confirmOf: {
      es: (name: string) => `Confirmar la reserva de ${name}`,
      ca: (name: string) => `Confirma la reserva ${de(name)}`,
    },
    more: { es: (name: string) => `Más acciones para ${name}`, ca: (name: string) => `Més accions per a ${name}` },
    correct: { es: 'Corregir…', ca: 'Corregeix…' },
    guests: { es: 'Ver los comensales', ca: 'Mostra els comensals' },
    close: { es: 'Cerrar los comensales', ca: 'Tanca els comensals' },
    changeTable: { es: 'Mesa…', ca: 'Taula…' },
    confirm: { es: 'Confirmar…', ca: 'Confirma…' },
    cancel: { es: 'Cancelar la reserva…', ca: 'Cancel·la la reserva…' },
    addGuest: { es: 'Añadir comensal', ca: 'Afegeix un comensal' },
    move: { es: 'Mover plazas', ca: 'Mou places' },
    sendLink: { es: 'Enviar su enlace', ca: 'Envia-li l’enllaç' },
    showDiets: { es: 'Ver las dietas', ca: 'Mostra les dietes' },
    showDietsHint: { es: 'Verlas queda anotado.', ca: 'Consultar-les queda anotat.' },
    guestsOf: { es: (name: string) => `Comensales de ${name}`, ca: (name: string) => `Comensals ${de(name)}` },
    later: { es: (place: number) => `Comensal ${place}`, ca: (place: number) => `Comensal ${place}` },
    toFollow: { es: 'nombre por llegar', ca: 'nom per arribar' },
    diet: { es: 'Dieta', ca: 'Dieta' },
    moreOfGuest: { es: (name: string) => `Acciones: ${name}`, ca: (name: string) => `Accions: ${name}` },
    cancelSeat: { es: 'Cancelar esta plaza…', ca: 'Cancel·la aquesta plaça…' },
    history: {
      es: (date: string, byClub: boolean) => `Reservada el ${date} ${byClub ? 'por el club' : 'por la web'}`,
      ca: (date: string, byClub: boolean) => `Reservada ${el(date)} ${byClub ? 'pel club' : 'pel web'}`,
    },
    inLanguage: { es: { es: 'en castellano', ca: 'en catalán' }, ca: { es: 'en castellà', ca: 'en català' } },
    goneGuest: {
      es: (name: string) => `${name} · plaza cancelada`,
      ca: (name: string) => `${name} · plaça cancel·lada`,
    },
    restoreSeat: {
      es: (name: string) => `Restaurar la plaza de ${name}`,
      ca: (name: string) => `Restaura la plaça ${de(name)}`,
    },
    attended: { es: 'Ha venido', ca: 'Ha vingut' },
  },
  cancelled: {
    title: { es: 'Canceladas', ca: 'Cancel·lades' },
    by: {
      guest: { es: 'canceló por su enlace', ca: 'va cancel·lar amb el seu enllaç' },
      office: { es: 'la canceló el club', ca: 'la va cancel·lar el club' },
      unknown: { es: 'cancelada', ca: 'cancel·lada' },
      released: { es: 'sin confirmar por correo', ca: 'sense confirmar per correu' },
    },
    inTime: { es: 'a tiempo', ca: 'a temps' },
    late: { es: 'fuera de plazo', ca: 'fora de termini' },
    refundDue: {
      es: (amount: string) => `Reembolso pendiente: ${amount}`,
      ca: (amount: string) => `Reemborsament pendent: ${amount}`,
    },
    refundSettled: { es: 'Reembolsado', ca: 'Reemborsada' },
    settle: { es: 'Marcar como hecho', ca: 'Marca com a fet' },
    settleOf: {
      es: (name: string) => `Marcar como hecho el reembolso de ${name}`,
      ca: (name: string) => `Marca com a fet el reemborsament ${de(name)}`,
    },
    restore: { es: 'Restaurar', ca: 'Restaura' },
    restoreOf: {
      es: (name: string) => `Restaurar la reserva de ${name}`,
      ca: (name: string) => `Restaura la reserva ${de(name)}`,
    },
    all: { es: 'Ver todas las canceladas', ca: 'Mostra totes les cancel·lades' },
  },
  beyond: {
    full: {
      es: 'No hay bastantes plazas. Si aun así se sientan, sube el aforo y hace falta un motivo; si no, apúntalos en la lista de espera.',
      ca: 'No hi ha prou places. Si tot i així hi seuen, puja l’aforament i cal un motiu; si no, apunta’ls a la llista d’espera.',
    },
    line: {
      es: 'Hay quien espera y cabe. Si aun así se sientan antes, hace falta un motivo; si no, apúntalos en la lista de espera.',
      ca: 'Hi ha qui espera i hi cap. Si tot i així hi seuen abans, cal un motiu; si no, apunta’ls a la llista d’espera.',
    },
    toWaitingList: { es: 'Abrir la lista de espera', ca: 'Obre la llista d’espera' },
    capacity: { es: 'Aforo', ca: 'Aforament' },
    to: { es: 'a', ca: 'a' },
    passed: { es: (names: string) => `pasa delante de ${names}`, ca: (names: string) => `passa davant ${de(names)}` },
    reason: { es: 'Motivo', ca: 'Motiu' },
    reasonHint: { es: '(queda en la auditoría, sin nombres)', ca: '(queda a l’auditoria, sense noms)' },
    seat: {
      es: (chairs: number) => (chairs === 0 ? 'Sentar' : `Sentar, +${chairs} ${chairs === 1 ? 'plaza' : 'plazas'}`),
      ca: (chairs: number) => (chairs === 0 ? 'Asseu' : `Asseu, +${chairs} ${chairs === 1 ? 'plaça' : 'places'}`),
    },
  },
})

export type BookingTexts = (typeof bookingTexts)['es']
