import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const waitingActTexts = panelTexts({
  questions: {
    withdraw: {
      title: {
        es: (name: string) => `¿Retirar la oferta de ${name}?`,
        ca: (name: string) => `Vols retirar l’oferta ${de(name)}?`,
      },
      text: {
        es: 'Vuelve a su puesto de la lista, y las plazas quedan libres.',
        ca: 'Torna al seu lloc de la llista, i les places queden lliures.',
      },
      confirm: { es: 'Retirar la oferta', ca: 'Retira l’oferta' },
    },
    remove: {
      title: {
        es: (name: string) => `¿Quitar a ${name} de la lista?`,
        ca: (name: string) => `Vols treure ${name} de la llista?`,
      },
      text: {
        es: 'Pierde su puesto y la oferta, si tiene una. Desde «Ya no esperan» puedes devolverla.',
        ca: 'Perd el lloc i l’oferta, si en té una. Des de «Ja no esperen» l’hi pots tornar a posar.',
      },
      confirm: { es: 'Quitar de la lista', ca: 'Treu de la llista' },
    },
    mailed: {
      es: (email: string) => `Se lo decimos por correo a ${email}.`,
      ca: (email: string) => `L’hi diem per correu a ${email}.`,
    },
    call: { es: 'No tiene correo: hay que llamar.', ca: 'No té correu: truca-li tu.' },
  },
  done: {
    offer: { es: 'Oferta enviada', ca: 'Oferta enviada' },
    join: { es: 'Apuntada a la lista', ca: 'Apuntada a la llista' },
    kept: { es: 'Sitio guardado', ca: 'Lloc guardat' },
    mailed: { es: 'Se lo decimos por correo.', ca: 'L’hi diem per correu.' },
    call: { es: 'No tiene correo: hay que llamar.', ca: 'No té correu: truca-li.' },
    restore: { es: 'De nuevo en su puesto', ca: 'Una altra vegada al seu lloc' },
    extend: {
      es: (until: string) => `Oferta prorrogada hasta ${until}`,
      ca: (until: string) => `Oferta prorrogada fins a ${until}`,
    },
    withdraw: { es: 'Oferta retirada', ca: 'Oferta retirada' },
    byHand: { es: 'Las ofertas son ahora a mano.', ca: 'Les ofertes són ara a mà.' },
    seat: { es: 'Reserva hecha', ca: 'Reserva feta' },
    seatText: { es: 'Le enviamos la confirmación por correo.', ca: 'Li enviem la confirmació per correu.' },
    return: { es: 'De nuevo en la lista', ca: 'De nou a la llista' },
    remove: { es: 'Fuera de la lista', ca: 'Fora de la llista' },
    mode: {
      auto: { es: 'Las plazas se ofrecen solas', ca: 'Les places s’ofereixen soles' },
      manual: { es: 'Las ofertas son a mano', ca: 'Les ofertes són a mà' },
      off: { es: 'Sin lista de espera', ca: 'Sense llista d’espera' },
    },
  },
  refusals: {
    unknown: { es: 'Ya no está en la lista.', ca: 'Ja no és a la llista.' },
    'not-waiting': { es: 'Ya no espera.', ca: 'Ja no espera.' },
    'not-offered': { es: 'Ya no tiene oferta.', ca: 'Ja no té cap oferta.' },
    'not-sent': { es: 'El correo de la oferta aún no ha salido.', ca: 'El correu de l’oferta encara no ha sortit.' },
    'not-lapsed': { es: 'Ya ha vuelto o ya no existe.', ca: 'Ja ha tornat o ja no existeix.' },
    'not-removed': {
      es: 'Ya no se puede devolver: mira la lista de nuevo.',
      ca: 'Ja no es pot tornar: torna a mirar la llista.',
    },
    ends: { es: 'Llega ya hasta el final de las ofertas.', ca: 'Ja arriba fins al final de les ofertes.' },
    closed: {
      es: 'Ya no da tiempo a una oferta para este evento: llama y pulsa «Sentar».',
      ca: 'Ja no hi ha temps per a una oferta per a aquest esdeveniment: truca i prem «Asseu».',
    },
    begun: { es: 'El evento ha empezado o está cancelado.', ca: 'L’esdeveniment ha començat o està cancel·lat.' },
    reason: { es: 'Para añadir sillas hace falta un motivo.', ca: 'Per afegir cadires cal un motiu.' },
    already: { es: 'Esta persona tiene ya una reserva.', ca: 'Aquesta persona ja té una reserva.' },
    full: {
      es: 'Las plazas libres han cambiado: míralo de nuevo.',
      ca: 'Les places lliures han canviat: torna-t’ho a mirar.',
    },
  },
  joinRefusals: {
    unknown: {
      es: 'Este evento ya no existe o no está publicado.',
      ca: 'Aquest esdeveniment ja no existeix o no està publicat.',
    },
    cancelled: { es: 'El evento está cancelado.', ca: 'L’esdeveniment està cancel·lat.' },
    begun: { es: 'El evento ya ha empezado.', ca: 'L’esdeveniment ja ha començat.' },
    ended: { es: 'El evento ha terminado.', ca: 'L’esdeveniment ha acabat.' },
    closed: { es: 'Este evento ya no tiene lista de espera.', ca: 'Aquest esdeveniment ja no té llista d’espera.' },
    'members-only': {
      es: 'Por ahora solo pueden apuntarse los socios.',
      ca: 'De moment només s’hi poden apuntar els socis.',
    },
    'too-large': {
      es: 'Son más de los que caben en una reserva de este evento.',
      ca: 'Són més dels que caben en una reserva d’aquest esdeveniment.',
    },
    free: { es: 'Hay sitio: añade una reserva.', ca: 'Hi ha lloc: afegeix una reserva.' },
    already: {
      es: 'Esta persona tiene ya una reserva o está en la lista.',
      ca: 'Aquesta persona ja té una reserva o és a la llista.',
    },
    'mailbox-full': {
      es: 'Con este email no se pueden tener tantas plazas en este evento.',
      ca: 'Amb aquest correu no es poden tenir tantes places en aquest esdeveniment.',
    },
  },
  failed: { es: 'Error en la lista de espera', ca: 'Error a la llista d’espera' },
})

export type WaitingActTexts = (typeof waitingActTexts)['es']
