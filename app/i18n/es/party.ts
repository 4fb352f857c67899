import { inWords } from './numbers.ts'

const tables = (count: number) => (count === 1 ? '1 mesa' : `${count} mesas`)
const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)

/** The pages behind the link of a booking, of a party on the waiting list and of an offer. */
export default {
  pageTitle: (event: string) => `Tu reserva: ${event}`,
  title: (size: number): string => (size === 1 ? 'Tu plaza' : `Tu reserva para ${size}`),
  at: (time: string) => `, a las ${time}.`,
  facts: {
    label: 'La reserva',
    table: 'Mesa',
    bookedFor: 'Reserva para',
    people: 'Personas',
    names: 'Nombres',
    namesGiven: (given: number, size: number) => `${given} de ${size}`,
    editsUntil: 'Cambios hasta',
    inTheName: 'A nombre de',
    showEvent: 'Ver el evento',
    private: 'Esta página es solo tuya: quien tiene el enlace puede cambiar la reserva. No lo reenvíes.',
    privateParty:
      'Esta página es solo tuya: quien tiene el enlace puede cambiar la reserva. No lo reenvíes; pasa a cada uno el suyo.',
    drawing: (size: number, named: number) =>
      size === named
        ? `Reserva de ${size}: todas las sillas tienen nombre`
        : `Reserva de ${size}: ${named} con nombre, ${size - named} por completar`,
  },
  tickets: {
    title: 'Las entradas',
    titleAlone: 'Tu entrada',
    intro: 'Una para cada persona. Enseñadla en la puerta o decid el nombre: también os encontraremos.',
    introAlone: 'Enséñala en la puerta o di tu nombre: también te encontraremos.',
    of: (name: string) => `Entrada de ${name}`,
  },
  guests: {
    title: 'Quién viene',
    intro: 'Pasa a cada uno su enlace: en él escribe el nombre y la dieta, sin que pasen por ti.',
    introAlone: 'La dieta la leen solo el club y la cocina.',
    contact: 'Tú',
    contactAlone: 'Tú',
    companion: (number: number) => `Comensal ${number}`,
    toFollow: 'Todavía sin nombre',
    allToFollow: 'Todavía sin nombre ni dieta',
    written: { guest: 'Ha escrito la dieta', office: 'El club ha anotado la dieta' },
    writtenText: {
      guest: 'Ha escrito la dieta con su enlace: la leen solo el club y la cocina.',
      office: 'La dieta la ha anotado el club: si cambia algo, díselo al club.',
    },
    ownLink: 'Su enlace',
    passLink: 'Pásale el enlace',
    linkTitle: 'Tu sitio en la mesa',
    linkCopied: 'Pásaselo solo a esa persona.',
    permission: 'Tienes su permiso para decir la dieta',
    noDiet: 'No ha indicado ninguna',
    edit: (name: string) => `Corregir: ${name}`,
    otherPerson:
      'Si viene otra persona, escribe su nombre: la dieta que se hubiera escrito con el enlace se borra, y el enlace cambia.',
    question: '¿Qué debe saber la cocina?',
    ownConsent: 'Consiento que el Cercle y la cocina usen este dato para preparar mi menú; se borra 30 días después.',
    permissionConsent:
      'Tengo su permiso: el Cercle y la cocina pueden usar este dato para preparar su menú; se borra 30 días después.',
    storedNow: (text: string) => `Guardado ahora: ${text}`,
    storedEmpty: 'Guardado ahora: en blanco',
    save: 'Guardar nombres y dietas',
    saveDiets: 'Guardar dietas',
    deadline: { before: 'Puedes cambiar nombres y dietas ', until: (moment: string) => `hasta el ${moment}` },
    always: '. Las alergias, siempre: escríbelas aquí y el club las pasará a la cocina.',
    late: 'El plazo para cambiar nombres ha terminado',
    lateAlways: '. Las alergias, siempre: escríbelas aquí y el club las pasará a la cocina.',
  },
  size: {
    title: 'Somos menos',
    titleAlone: '¿Sois más?',
    label: '¿Cuántos sois?',
    less: 'Uno menos',
    more: 'Uno más',
    save: 'Guardar el cambio',
    freed: 'Las sillas que dejas quedan libres para otras personas.',
    refund: (until: string) => `Hasta el ${until} devolvemos lo que se haya pagado por cada una.`,
    refundChanged: 'El evento ha cambiado desde que reservaste: devolvemos lo que se haya pagado por cada una.',
    noRefund: 'El plazo ha terminado: según los términos, las sillas que dejes ya no dan derecho a reembolso.',
    places: (free: number, price: string | null) => {
      const left = free === 0 ? 'No quedan plazas.' : free === 1 ? 'Queda 1 plaza.' : `Quedan ${free} plazas.`
      return `${left}${price && free > 0 ? ` Cada una, ${price}.` : ''}`
    },
    late: 'Ya no se puede cambiar cuántos sois. Si ha cambiado algo, escríbenos.',
    whoTitle: (count: number) => (count === 1 ? '¿Quién no viene?' : `¿Quiénes no vienen? Elige ${count}.`),
    who: (count: number) => (count === 1 ? 'Cancelar 1 plaza' : `Cancelar ${count} plazas`),
    keep: 'No cambiar nada',
  },
  cancel: {
    title: '¿No podéis venir?',
    titleAlone: '¿No puedes venir?',
    inTime: (total: string) => `Estás a tiempo: te devolvemos los ${total} que has pagado.`,
    changed: (total: string) =>
      `El evento ha cambiado desde que reservaste: te devolvemos los ${total} que has pagado.`,
    unpaid: 'No nos consta ningún pago: no hay nada que devolver.',
    late: 'El plazo ha terminado: según los términos, la cancelación ya no da derecho a reembolso.',
    asked: 'Antes de hacerlo te lo volveremos a preguntar.',
    link: 'Cancelar la reserva',
    linkAlone: 'Cancelar la plaza',
  },
  unconfirmed: {
    held: (time: string, size: number) =>
      size === 1
        ? `Todavía no está confirmada: te guardamos la plaza hasta las ${time}.`
        : `Todavía no está confirmada: os guardamos ${inWords(size)} plazas hasta las ${time}.`,
    title: (size: number): string =>
      size === 1 ? 'Tu plaza no está confirmada' : 'Vuestra reserva no está confirmada',
    released: (size: number): string =>
      size === 1
        ? 'Ahora no te guardamos ninguna plaza: si queda alguna libre al confirmar, será tuya.'
        : 'Ahora no os guardamos ninguna plaza: si al confirmar quedan libres para todos, serán vuestras.',
    link: 'Confirmar ahora',
  },
  waiting: {
    title: (size: number): string => `${size === 1 ? 'Estás' : 'Estáis'} en la lista de espera`,
    lead: (size: number) =>
      size === 1
        ? 'Todavía no tienes plaza. Si se libera una, te escribimos a '
        : `Todavía no tenéis plaza. Si se libera sitio para ${inWords(size)}, os escribimos a `,
    line: 'La lista de espera, por orden de llegada',
    before: 'Delante',
    furtherBefore: (count: number) => `y ${count} más`,
    you: (size: number) => (size === 1 ? 'Tú' : `Vosotros, ${size}`),
    first: (size: number): string => (size === 1 ? 'No tienes a nadie delante.' : 'Vais los primeros de la lista.'),
    ahead: (count: number, seats: number) => `Delante: ${tables(count)}, ${people(seats)}.`,
    rules: {
      order: (size: number): string =>
        size === 1
          ? 'Cada plaza libre se ofrece a la primera mesa que quepa entera.'
          : 'Cada plaza libre se ofrece a la primera mesa que quepa entera. Si pasa una más pequeña, conserváis vuestro puesto.',
      window: (size: number): string =>
        `La oferta dura entre una hora y un día, según lo que falte para la cena. Sale de 9 a 22 h y nunca caduca de 22 a 9 h; si ya no da tiempo, ${size === 1 ? 'te' : 'os'} llamamos.`,
      silence: (size: number): string =>
        size === 1
          ? 'Si no contestas, la oferta pasa al grupo siguiente. Puedes volver al final de la lista con un clic.'
          : 'Si no contestáis, la oferta pasa al grupo siguiente. Podéis volver al final de la lista con un clic.',
    },
    fewer: '¿Sois menos?',
    fewerText: 'Un grupo pequeño encuentra sitio antes, y conserváis vuestro puesto. Para ser más, apuntad otro grupo.',
    save: 'Guardar',
    leaveTitle: (size: number): string => (size === 1 ? '¿Ya tienes otro plan?' : '¿Ya tenéis otro plan?'),
    leaveText: (size: number): string =>
      size === 1
        ? 'Al salir, tu puesto pasa al grupo siguiente y borramos tus datos de la lista.'
        : 'Al salir, vuestro puesto pasa al grupo siguiente y borramos vuestros datos de la lista.',
    leave: 'Salir de la lista',
    waitingFor: 'En espera para',
    keepMail: 'Guarda el correo que te hemos enviado: su enlace abre siempre esta página.',
  },
  offered: {
    title: (size: number, until: string) =>
      size === 1 ? `Hay sitio para ti. Es tuyo hasta ${until}` : `Hay sitio para ${size}. Es vuestro hasta ${until}`,
    titleSoon: (size: number) => (size === 1 ? 'Hay sitio para ti. Es tuyo' : `Hay sitio para ${size}. Es vuestro`),
    hoursLeft: (hours: number) =>
      hours < 1 ? 'Queda menos de una hora.' : hours === 1 ? 'Queda 1 hora.' : `Quedan ${hours} horas.`,
    kept: 'Mientras tanto nadie puede ocuparlo.',
    accept: 'Aceptar',
    decline: (size: number): string => (size === 1 ? 'No puedo' : 'No podemos'),
    note: (size: number): string =>
      size === 1
        ? 'Al aceptar no pagas nada: la web no cobra. La dieta puede llegar después. Si no respondes, el sitio pasa al grupo siguiente.'
        : 'Al aceptar no pagáis nada: la web no cobra. Los nombres y las dietas pueden llegar después. Si no respondéis, el sitio pasa al grupo siguiente.',
    terms: { before: 'Al aceptar vale lo que dicen los ', link: 'términos y condiciones', after: '.' },
    lateNote: (size: number, hours: number): string =>
      size === 1
        ? `Faltan menos de ${hours} horas para la cena: si aceptas y luego cancelas, los términos ya no dan derecho a reembolso.`
        : `Faltan menos de ${hours} horas para la cena: si aceptáis y luego canceláis, los términos ya no dan derecho a reembolso.`,
    day: 'Fecha',
    timeAndPlace: 'Hora y lugar',
    price: 'Precio',
    refund: 'Reembolso íntegro',
    refundUntil: (moment: string) => `Hasta el ${moment}`,
    refundOver: 'Ya no',
    fewer: (size: number) => `¿Sois menos de ${inWords(size)}?`,
    acceptFor: 'Aceptar para',
    fewerText: 'La silla que dejáis libre se ofrece al grupo siguiente.',
    names: (size: number): string => (size === 1 ? 'Dinos ya qué debe saber la cocina' : 'Decidnos ya quién viene'),
  },
  lapsed: {
    title: 'La oferta ha caducado',
    text: (size: number): string =>
      size === 1
        ? 'No contestaste a tiempo y el sitio ha pasado al grupo siguiente. Puedes volver al final de la lista.'
        : 'No contestasteis a tiempo y el sitio ha pasado al grupo siguiente. Podéis volver al final de la lista.',
    declinedTitle: 'Gracias por avisar',
    declined: (size: number): string =>
      `El sitio ha pasado al grupo siguiente. Si cambia algo, ${size === 1 ? 'puedes' : 'podéis'} volver al final de la lista.`,
    closed: 'La lista de espera de este evento ya está cerrada.',
    rejoin: 'Volver a la lista',
  },
  cancelled: {
    byGuest: (day: string) => `Se canceló con este enlace el ${day}.`,
    byOffice: (day: string) => `La canceló el club el ${day}.`,
    unknown: (day: string) => `Se canceló el ${day}.`,
    title: (size: number): string =>
      size === 1 ? 'Esta plaza está cancelada' : `Esta reserva de ${size} está cancelada`,
    left: (size: number): string => `Ya no ${size === 1 ? 'estás' : 'estáis'} en la lista de espera`,
    bookAgain: (size: number): string =>
      size === 1
        ? 'Si todavía quieres venir, vuelve a empezar en la página del evento.'
        : 'Si todavía queréis venir, volved a empezar en la página del evento.',
  },
  begun: {
    title: 'El evento ya ha empezado',
    text: 'Desde aquí ya no se puede cambiar nada. Si hay algún problema, escríbenos.',
    others: 'Cada comensal valora la cena desde su propio enlace. Pásale el suyo:',
  },
  over: {
    title: 'El evento ha terminado',
    text: 'Desde aquí ya no se puede cambiar nada. Cómo fue lo cuenta la página del evento.',
    link: 'Ver cómo fue',
  },
  eventCancelled: {
    title: 'El evento está cancelado',
    text: 'El club lo ha cancelado. No hace falta que hagas nada.',
    refund: (total: string) => `Te devolvemos los ${total} que habías pagado.`,
  },
  callToday: 'Si es hoy, llámanos:',
  done: {
    saved: (): string => 'Guardado. El club lo ve y lo pasa a la cocina.',
    replaced: (): string => 'Guardado. Quien viene ahora no hereda la dieta ni el enlace de antes: pásale el suyo.',
    resized: (size: number): string =>
      `Guardado: ahora ${size === 1 ? 'la reserva es solo para ti' : `sois ${inWords(size)}`}. Te hemos enviado un correo.`,
    accepted: (size: number): string =>
      `${size === 1 ? 'La plaza es tuya' : 'Las plazas son vuestras'}. Te hemos enviado un correo con la confirmación.`,
    shrunk: (size: number): string =>
      `Guardado. ${size === 1 ? 'Conservas tu puesto' : 'Conserváis vuestro puesto'} en la lista.`,
    rejoined: (size: number): string => `${size === 1 ? 'Vuelves' : 'Volvéis'} a estar en la lista, al final.`,
  },
  /** The page behind a guest's own link. */
  own: {
    pageTitle: (event: string) => `Tu sitio: ${event}`,
    title: 'Tu sitio en la mesa',
    bookingOf: (contact: string) => `En la reserva de ${contact}.`,
    table: (label: string) => `Mesa ${label}.`,
    diet: '¿Qué debe saber la cocina?',
    otherDiet: 'Algo más sobre tu dieta',
    unseen:
      'Lo que escribas aquí lo leen solo el club y la cocina, que lo recibe sin tu nombre. Quien ha reservado no lo ve.',
    byContact:
      'Esto lo ha escrito quien ha reservado, con tu permiso. Corrígelo si hace falta: a partir de entonces solo lo leen el club y la cocina.',
    written:
      'Tu dieta está guardada; aquí no la enseñamos. Si algo cambia, escríbela otra vez entera. Este enlace es solo tuyo: quien ha reservado no lo tiene.',
    added:
      'Ya hay una dieta guardada. No la enseñamos, porque quien ha reservado también tiene este enlace. Lo que escribas se añade; para quitar algo, usa el enlace que apareció al guardarla o avisa al club.',
    remove: 'Borrar la dieta guardada',
    until: (moment: string) => `Puedes cambiar el nombre y el menú hasta el ${moment}.`,
    late: 'El plazo para cambiar el nombre y el menú ha terminado.',
    always: 'Las alergias, siempre: escríbelas aquí y el club las pasará a la cocina.',
    save: 'Guardar',
    saved: 'Guardado. El club lo ve y lo pasa a la cocina.',
    yours:
      'Guardado. La dirección de esta página es ahora solo tuya: guárdala, porque solo con ella se puede cambiar o borrar tu dieta.',
    conflict:
      'Tu sitio ha cambiado mientras tenías la página abierta. Revísalo y guarda otra vez; lo que habías escrito sigue en los campos.',
    over: 'El evento ha terminado',
    score: 'Valorar la cena',
    overText: 'Desde aquí ya no se puede cambiar nada.',
    leave: {
      text: 'Hasta que empiece el evento puedes cancelar tu plaza.',
      link: 'No puedo ir',
      question: 'Vas a cancelar tu plaza en:',
      told: (contact: string, hasEmail: boolean) =>
        hasEmail
          ? `Tu plaza queda libre para otra persona. Se lo decimos por correo a ${contact} y al club.`
          : `Tu plaza queda libre para otra persona y se lo decimos al club. Avisa tú a ${contact}: no tenemos su correo.`,
      inTime: 'Estás a tiempo: devolvemos lo que se haya pagado por tu plaza.',
      changed: 'El evento ha cambiado desde la reserva: devolvemos lo que se haya pagado por tu plaza.',
      done: (contact: string, hasEmail: boolean) =>
        hasEmail
          ? `Se lo hemos dicho por correo a ${contact} y al club. Gracias por dejar la silla a otra persona.`
          : `Se lo hemos dicho al club. Avisa tú a ${contact}: no tenemos su correo. Gracias por dejar la silla a otra persona.`,
      cancelled: 'Tu plaza está cancelada',
      cancelledText: (contact: string) => `Si al final quieres venir, díselo a ${contact} o escríbenos.`,
      contact: 'Esta plaza es de quien hizo la reserva',
      contactText: 'Se cancela en la página de la reserva: el enlace está en el correo de confirmación.',
      conflict: 'Tu sitio ha cambiado mientras tenías la página abierta: no se ha cancelado nada. Así está ahora.',
    },
  },
  refused: {
    reasons: {
      conflict:
        'La reserva ha cambiado mientras la tenías abierta. Revisa lo que pone ahora; lo que habías escrito sigue en los campos.',
      'state-changed': 'La reserva ha cambiado mientras la tenías abierta. Así está ahora.',
      begun: 'El evento ya ha empezado: no se ha cambiado nada.',
      late: 'El plazo para cambiar nombres ha terminado: solo se pueden guardar las dietas.',
      full: 'No queda sitio para tantos: no se ha cambiado nada.',
      'members-only': 'Por ahora solo reservan los socios: no se ha cambiado nada.',
      line: 'Las plazas libres son de la lista de espera: no se ha cambiado nada.',
      already: 'Tienes otra reserva de este evento con ese nombre: no se ha cambiado nada.',
      larger: 'En la lista solo se puede ser menos. Para ser más, apunta otro grupo.',
      'not-yours': 'Esta dieta solo la borra quien la escribió, con el enlace que apareció al guardarla, o el club.',
      failed: 'No se ha podido guardar. Lo que has escrito sigue aquí: inténtalo de nuevo.',
    },
    tooLarge: (limit: number) => `Como mucho, ${limit} por reserva: no se ha cambiado nada.`,
    choose: (count: number) => (count === 1 ? 'Elige a 1 persona.' : `Elige a ${count} personas.`),
  },
  join: {
    title: 'Lista de espera',
    lead: 'Todavía no hay plaza: te apuntamos y te escribimos si se libera sitio.',
    sizeHint: 'Contándote a ti. Un grupo pequeño encuentra sitio antes.',
    submit: 'Apuntarme a la lista',
    submitting: 'Apuntando…',
    done: (size: number): string => `${size === 1 ? 'Estás' : 'Estáis'} en la lista de espera`,
    doneText: (size: number): string =>
      size === 1
        ? 'Todavía no tienes plaza. Te hemos enviado un correo con un enlace: con él puedes ver tu puesto o salir de la lista.'
        : 'Todavía no tenéis plaza. Te hemos enviado un correo con un enlace: con él podéis ser menos o salir de la lista.',
    free: 'Hay sitio: puedes reservar directamente.',
    closed: 'La lista de espera está cerrada para este evento.',
  },
}
