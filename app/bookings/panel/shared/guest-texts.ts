import { del } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const guestTexts = panelTexts({
  title: { es: 'Reservas', ca: 'Reserves' },
  doorSheet: { es: 'Hoja de sala', ca: 'Full de sala' },
  cancelledBy: { guest: { es: 'por la persona', ca: 'per la persona' }, office: { es: 'por el club', ca: 'pel club' } },
  diet: {
    label: { es: 'Restricciones alimentarias', ca: 'Restriccions alimentàries' },
    hint: { es: 'Solo lo que la cocina deba saber.', ca: 'Només el que la cuina hagi de saber.' },
    closed: {
      es: 'Ha indicado una dieta. Verla queda anotado.',
      ca: 'Ha indicat una dieta. Consultar-la queda anotat.',
    },
    open: { es: 'Ver y corregir la dieta', ca: 'Mostra i corregeix la dieta' },
    opening: { es: 'Abriendo…', ca: 'S’està obrint…' },
    consent: {
      es: 'Consiente que el club y la cocina usen este dato para preparar su menú.',
      ca: 'Consent que el club i la cuina facin servir aquesta dada per preparar-li el menú.',
    },
  },
  confirmation: {
    title: { es: '¿Confirmar la inscripción?', ca: 'Vols confirmar la inscripció?' },
    confirm: { es: 'Confirmar inscripción', ca: 'Confirma la inscripció' },
    busy: { es: 'Confirmando…', ca: 'S’està confirmant…' },
    text: {
      es: (name: string) => `${name} tendrá su plaza sin pulsar el enlace del correo, si queda alguna libre.`,
      ca: (name: string) => `${name} tindrà la seva plaça sense prémer l’enllaç del correu, si en queda cap de lliure.`,
    },
    failed: { es: 'Error al confirmar la inscripción', ca: 'Error en confirmar la inscripció' },
    refusals: {
      unknown: { es: 'Ya no existe.', ca: 'Ja no existeix.' },
      cancelled: { es: 'Está cancelada: añade otra.', ca: 'Està cancel·lada: afegeix-ne una altra.' },
      begun: { es: 'El evento ya ha empezado.', ca: 'L’esdeveniment ja ha començat.' },
      full: {
        es: 'No hay plazas disponibles para este evento',
        ca: 'No hi ha places disponibles per a aquest esdeveniment',
      },
    },
    done: { es: 'Inscripción confirmada con éxito', ca: 'Inscripció confirmada correctament' },
    doneText: { es: 'Le enviamos la confirmación por correo.', ca: 'Li enviem la confirmació per correu.' },
  },
  attendance: {
    failed: { es: 'Error al anotar la asistencia', ca: 'Error en anotar l’assistència' },
    refusals: {
      unknown: {
        es: 'Su plaza está cancelada o ya no existe.',
        ca: 'La seva plaça està cancel·lada o ja no existeix.',
      },
      early: { es: 'Se puede marcar desde el día del evento.', ca: 'Es pot marcar des del dia de l’esdeveniment.' },
    },
  },
  dietFailed: { es: 'Error al mostrar la dieta', ca: 'Error en mostrar la dieta' },
  burst: {
    summary: {
      es: ({ total, guests, events }: { total: number; guests: number; events: number }, duration: string) => {
        const people = guests === total ? '' : ` (${guests} personas)`
        const where = events === 1 ? '' : `, en ${events} eventos`
        return `${total} inscripciones${people} en ${duration} desde una misma red${where}.`
      },
      ca: ({ total, guests, events }: { total: number; guests: number; events: number }, duration: string) => {
        const people = guests === total ? '' : ` (${guests} persones)`
        const where = events === 1 ? '' : `, en ${events} esdeveniments`
        return `${total} inscripcions${people} en ${duration} des d’una mateixa xarxa${where}.`
      },
    },
    facts: {
      es: (from: string, confirmed: number, unconfirmed: number) =>
        `${from}. Confirmadas por correo: ${confirmed}; sin confirmar: ${unconfirmed}. ` +
        'Puede ser una máquina o un grupo en una misma sala.',
      ca: (from: string, confirmed: number, unconfirmed: number) =>
        `${from}. Confirmades per correu: ${confirmed}; sense confirmar: ${unconfirmed}. ` +
        'Pot ser una màquina o un grup en una mateixa sala.',
    },
    rush: {
      es: (event: string) => `Muchas reservas seguidas: «${event}».`,
      ca: (event: string) => `Moltes reserves seguides: «${event}».`,
    },
    rushFacts: {
      es: (at: string, seats: number) =>
        `Desde el ${at}, quien reserva tiene que confirmar en su correo. Plazas por confirmar: ${seats}.`,
      ca: (at: string, seats: number) =>
        `Des ${del(at)}, qui reserva ho ha de confirmar al seu correu. Places per confirmar: ${seats}.`,
    },
    rushBookings: { es: 'Ver las reservas', ca: 'Consulta les reserves' },
    undo: { es: 'Deshacer', ca: 'Desfés' },
    title: { es: '¿Deshacer estas inscripciones?', ca: 'Vols desfer aquestes inscripcions?' },
    confirm: { es: 'Cancelar las inscripciones', ca: 'Cancel·la les inscripcions' },
    busy: { es: 'Cancelando…', ca: 'S’estan cancel·lant…' },
    text: {
      es: (unconfirmed: number) =>
        (unconfirmed === 1
          ? 'Se cancela 1 inscripción sin confirmar, y lo que ocupa queda libre. '
          : `Se cancelan a la vez ${unconfirmed} inscripciones sin confirmar, y sus plazas quedan libres. `) +
        'Esta acción no se puede deshacer.',
      ca: (unconfirmed: number) =>
        (unconfirmed === 1
          ? 'Es cancel·la 1 inscripció sense confirmar, i el que ocupa queda lliure. '
          : `Es cancel·len alhora ${unconfirmed} inscripcions sense confirmar, i les places queden lliures. `) +
        'Aquesta acció no es pot desfer.',
    },
    notify: {
      es: 'Avisar por correo también a quien no ha confirmado',
      ca: 'Avisa també per correu qui no ha confirmat',
    },
    confirmedToo: {
      es: (confirmed: number) => `Cancelar también las confirmadas (${confirmed}), con un aviso por correo`,
      ca: (confirmed: number) => `Cancel·la també les confirmades (${confirmed}), amb un avís per correu`,
    },
    failed: { es: 'Error al cancelar las inscripciones', ca: 'Error en cancel·lar les inscripcions' },
    none: { es: 'No quedaba ninguna por cancelar', ca: 'No en quedava cap per cancel·lar' },
    done: {
      es: (cancelled: number) => `Inscripciones canceladas: ${cancelled}`,
      ca: (cancelled: number) => `Inscripcions cancel·lades: ${cancelled}`,
    },
    doneText: {
      es: (freed: number) => `Plazas que quedan libres: ${freed}.`,
      ca: (freed: number) => `Places que queden lliures: ${freed}.`,
    },
  },
  sheet: {
    people: {
      es: (count: number) => (count === 1 ? '1 persona' : `${count} personas`),
      ca: (count: number) => (count === 1 ? '1 persona' : `${count} persones`),
    },
    diets: { es: 'Restricciones alimentarias', ca: 'Restriccions alimentàries' },
    noDiets: { es: 'Nadie ha indicado ninguna.', ca: 'Ningú no n’ha indicat cap.' },
    care: {
      es: 'Datos de salud: solo para la sala y la cocina. Destruye la hoja después del evento.',
      ca: 'Dades de salut: només per a la sala i la cuina. Destrueix el full després de l’esdeveniment.',
    },
    guests: { es: 'Lista de asistentes', ca: 'Llista d’assistents' },
    noGuests: { es: 'No hay inscripciones', ca: 'No hi ha inscripcions' },
    attended: { es: '(ha venido)', ca: '(ha vingut)' },
    held: { es: 'pendiente de confirmar', ca: 'pendent de confirmar' },
    byPhone: { es: 'por teléfono', ca: 'per telèfon' },
    table: { es: (label: string) => `Mesa ${label}`, ca: (label: string) => `Taula ${label}` },
    noTable: { es: 'Sin mesa', ca: 'Sense taula' },
    member: { es: 'socio', ca: 'soci' },
    claimsMember: { es: 'dice ser socio', ca: 'diu que és soci' },
    note: { es: (text: string) => `Nota: ${text}`, ca: (text: string) => `Nota: ${text}` },
    staffNote: { es: (text: string) => `Nota interna: ${text}`, ca: (text: string) => `Nota interna: ${text}` },
    unreadableDiet: {
      es: 'No se puede leer (otra clave de cifrado)',
      ca: 'No es pot llegir (una altra clau de xifratge)',
    },
  },
  csv: {
    file: { es: (event: number) => `inscripciones-${event}.csv`, ca: (event: number) => `inscripcions-${event}.csv` },
    heads: {
      es: [
        'Nombre',
        'Email',
        'Teléfono',
        'Socio',
        'Cómo nos conoció',
        'Notas',
        'Nota interna',
        'Idioma',
        'Fecha de inscripción',
        'Ha venido',
        'Cancelada',
        'Confirmación',
        'Cancelada el',
        'Cancelada por',
        'Reserva de',
        'Personas',
        'Mesa',
        'Por teléfono',
        'Socio comprobado',
        'Pago',
        'Pagado por esta plaza, en euros',
        'Forma de pago',
        'Pagado el',
      ],
      ca: [
        'Nom',
        'Correu',
        'Telèfon',
        'Soci',
        'Com ens va conèixer',
        'Notes',
        'Nota interna',
        'Llengua',
        'Data d’inscripció',
        'Ha vingut',
        'Cancel·lada',
        'Confirmació',
        'Cancel·lada el',
        'Cancel·lada per',
        'Reserva a nom de',
        'Persones',
        'Taula',
        'Per telèfon',
        'Soci comprovat',
        'Pagament',
        'Pagat per aquesta plaça, en euros',
        'Forma de pagament',
        'Pagat el',
      ],
    },
    confirmations: {
      held: { es: 'Pendiente', ca: 'Pendent' },
      released: { es: 'Sin confirmar', ca: 'Sense confirmar' },
      confirmed: { es: 'Confirmada', ca: 'Confirmada' },
    },
  },
})

export type GuestTexts = (typeof guestTexts)['es']
