import { panelTexts } from '#app/i18n/panel-texts.ts'

export const bookingErrorTexts = panelTexts({
  privacyRequired: { es: 'Marca que le has informado', ca: 'Marca que l’has informat' },
  dietConsentMissing: {
    es: 'Para guardar este dato hace falta su consentimiento',
    ca: 'Per desar aquesta dada cal el seu consentiment',
  },
  contactMissing: { es: 'Hace falta un email o un teléfono', ca: 'Cal un correu o un telèfon' },
  seatsWrong: { es: 'De 1 a 30 personas', ca: 'D’1 a 30 persones' },
  tooManyNames: { es: 'Hay más nombres que personas', ca: 'Hi ha més noms que persones' },
  unknown: {
    es: 'Esta reserva está cancelada o ya no existe.',
    ca: 'Aquesta reserva està cancel·lada o ja no existeix.',
  },
  'event-unknown': { es: 'Este evento ya no existe.', ca: 'Aquest esdeveniment ja no existeix.' },
  begun: {
    es: 'El evento ya ha empezado: ya no admite reservas.',
    ca: 'L’esdeveniment ja ha començat: ja no admet reserves.',
  },
  ended: { es: 'Evento finalizado: ya no admite reservas.', ca: 'Esdeveniment finalitzat: ja no admet reserves.' },
  cancelled: { es: 'El evento está cancelado.', ca: 'L’esdeveniment està cancel·lat.' },
  'not-open': { es: 'La inscripción aún no está abierta.', ca: 'La inscripció encara no està oberta.' },
  closed: { es: 'La inscripción está cerrada.', ca: 'La inscripció està tancada.' },
  full: {
    es: 'No hay plazas disponibles: para sentar a más hace falta un motivo.',
    ca: 'No hi ha places disponibles: per asseure’n més cal un motiu.',
  },
  line: {
    es: 'Hay gente en espera que cabe: para sentar antes hace falta un motivo.',
    ca: 'Hi ha gent en espera que hi cap: per asseure abans cal un motiu.',
  },
  'too-large': { es: 'Una reserva tiene como máximo 30 personas.', ca: 'Una reserva té com a màxim 30 persones.' },
  already: {
    es: 'Otra reserva de este evento tiene ya este nombre y este email.',
    ca: 'Una altra reserva d’aquest esdeveniment ja té aquest nom i aquest correu.',
  },
  'name-missing': {
    es: 'Escribe el nombre del contacto de la reserva nueva.',
    ca: 'Escriu el nom del contacte de la reserva nova.',
  },
  charged: {
    es: 'Lo paga la cuenta del socio: las plazas no cambian de reserva. Anula antes el cobro en su cuenta.',
    ca: 'Ho paga el compte del soci: les places no canvien de reserva. Anul·la abans el cobrament al seu compte.',
  },
  waiting: {
    es: 'Esta persona está en la lista de espera: dale la plaza desde allí.',
    ca: 'Aquesta persona és a la llista d’espera: dona-li la plaça des d’allà.',
  },
  'mailbox-full': {
    es: 'Con este email no se pueden tener tantas plazas en este evento.',
    ca: 'Amb aquest correu no es poden tenir tantes places en aquest esdeveniment.',
  },
  conflict: {
    es:
      'Otra persona ha guardado esta reserva mientras la editabas. ' +
      'Lo que has escrito sigue aquí, sin guardar: cópialo, cierra y vuelve a abrirla.',
    ca:
      'Una altra persona ha desat aquesta reserva mentre l’editaves. ' +
      'El que has escrit encara és aquí, sense desar: copia-ho, tanca i torna-la a obrir.',
  },
})

export type BookingErrorTexts = (typeof bookingErrorTexts)['es']
