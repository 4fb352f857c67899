import { inWords } from './numbers.ts'
import party from './party.ts'

export default {
  /** Without a name when the typed one must not be shown. */
  greeting: (name: string) => (name ? `Hola, ${name}:` : 'Hola:'),
  signature: 'La mesa del Cercle',
  memberSignIn: {
    subject: 'Entra en el Cercle',
    intro:
      'Has pedido entrar en «Mis cenas». Abre el enlace y pulsa el botón: es válido durante 20 minutos y solo una vez.',
    button: 'Entrar en el Cercle',
  },
  memberWelcome: {
    subject: 'Ya eres socio del Cercle',
    heading: 'Tu sitio en la mesa',
    intro: 'Ya eres socio del Cercle. Este es tu número; guarda este correo.',
    number: 'Número de socio',
    wayIn:
      'En «Mis cenas» están tus reservas, tus datos y tu carné. Para entrar, escribe este email y te enviamos un enlace: no hace falta contraseña.',
    enter: 'Entrar en el Cercle',
    card: 'Mi carné',
    next: 'La próxima cita',
    dinner: 'Evento',
    date: 'Fecha',
    footer: 'Recibes este correo porque has completado tu alta de socio en la web del Cercle Gastronòmic.',
  },
  mandates: {
    footer: 'Recibes este correo porque eres socio del Cercle Gastronòmic.',
    request: {
      subject: 'Tu orden de domiciliación',
      intro:
        'Para cobrarte la cuota por el banco, el club necesita que firmes una orden de domiciliación SEPA. El enlace te lleva a ella: escribes la cuenta y el titular, y la firmas.',
      draft:
        'Has elegido pagar por domiciliación. Imprime la orden con el enlace, fírmala y entrégala o envíala al club: hasta que la tenga, no se te cargará nada en la cuenta.',
      button: 'Abrir la orden',
      valid: 'El enlace es válido durante 7 días. Después, entra en «Mis cenas» y ábrela desde tu cuenta.',
    },
    signed: {
      subject: 'Copia de tu orden de domiciliación',
      intro: 'Esta es la copia de la orden que el club guarda. Del IBAN van solo las cuatro últimas cifras.',
      holder: 'Titular',
      account: 'Cuenta',
      signed: 'Firmada',
      change: 'Para cambiar de cuenta o darla de baja, entra en «Mis cenas».',
      enter: 'Ver mi orden',
    },
    revoked: {
      subject: 'Tu orden de domiciliación está dada de baja',
      intro: (reference: string) =>
        `La orden ${reference} está dada de baja: el club ya no puede cobrar en tu cuenta. Un cargo que ya esté en el banco puede llegar todavía; lo puedes devolver en tu entidad.`,
    },
  },
  accounts: {
    footer: 'Recibes este correo porque alguien ha usado tu dirección en la web del Cercle Gastronòmic.',
    hello: 'Hola:',
    ignore: 'Si no has sido tú, no hace falta que hagas nada.',
    verify: {
      subject: 'Verifica tu email',
      heading: 'Ya casi estás en la mesa',
      intro:
        'Alguien ha pedido una cuenta en la web del Cercle con tu email. Si has sido tú, abre el enlace y escribe la contraseña que elegiste, o elige otra allí mismo: es válido durante 24 horas.',
      button: 'Verificar mi email',
      notYou: 'Si no la has pedido tú, no hagas nada: sin ese paso no hay cuenta.',
    },
    existing: {
      subject: 'Ya tienes una cuenta',
      heading: 'Ya tienes sitio',
      intro:
        'Alguien ha intentado crear una cuenta con tu email, pero ya tienes una. Si has sido tú, inicia sesión; si no recuerdas la contraseña, puedes elegir otra.',
      introToSignIn:
        'Alguien ha pedido un enlace para entrar en el Cercle con tu email. Ese email tiene una cuenta, y se entra con su contraseña; si no la recuerdas, puedes elegir otra.',
      button: 'Iniciar sesión',
      recover: 'Elegir otra contraseña',
    },
    reset: {
      subject: 'Elige otra contraseña',
      heading: 'Elige otra contraseña',
      intro: 'Nos has pedido otra contraseña. El enlace es válido durante 30 minutos y solo una vez.',
      introByAdministrator:
        'Un administrador del Cercle te envía este enlace para que elijas otra contraseña. El enlace es válido durante 30 minutos y solo una vez; si caduca, pide otro en la página para entrar.',
      button: 'Elegir otra contraseña',
      moved: {
        subject: 'Elige una contraseña para tu cuenta',
        heading: 'Tu cuenta ya está aquí',
        intro:
          'La web del Cercle es nueva y tu cuenta está en ella, pero sin contraseña: elige una. El enlace es válido durante 7 días y solo una vez; si caduca, pide otro en la página para entrar.',
        button: 'Elegir mi contraseña',
      },
    },
    changed: {
      subject: 'Tu contraseña ha cambiado',
      heading: 'Tu contraseña ha cambiado',
      intro:
        'La contraseña de tu cuenta del Cercle se acaba de cambiar, y se han cerrado las sesiones abiertas en otros dispositivos.',
      notYou: 'Si no lo esperabas, elige otra ahora mismo y avísanos.',
      button: 'Elegir otra contraseña',
    },
    newDevice: {
      subject: 'Has entrado desde un dispositivo nuevo',
      heading: 'Un dispositivo nuevo',
      intro: (device: string) =>
        `Alguien acaba de entrar en tu cuenta del panel del Cercle desde un dispositivo en el que no habías entrado: ${device}.`,
      unknown: 'un navegador desconocido',
      notYou: 'Si no has sido tú, elige otra contraseña ahora mismo: se cierran todas tus sesiones.',
      button: 'Elegir otra contraseña',
    },
    factorChanged: {
      subject: 'Tu segundo factor ha cambiado',
      heading: 'Tu segundo factor ha cambiado',
      intros: {
        added: 'A tu cuenta del Cercle se le acaba de añadir un segundo factor para entrar.',
        removed: 'A tu cuenta del Cercle se le acaba de quitar un segundo factor para entrar.',
        reset:
          'Un administrador acaba de quitar los segundos factores de tu cuenta del Cercle: la próxima vez entrarás solo con la contraseña.',
        'codes-made':
          'Se acaban de hacer códigos de recuperación nuevos para tu cuenta del Cercle. Los anteriores ya no sirven.',
        'recovery-code-used':
          'Alguien acaba de entrar en tu cuenta del Cercle con la contraseña y un código de recuperación.',
      },
      notYou: 'Si no lo esperabas, elige otra contraseña ahora mismo y avísanos.',
      button: 'Elegir otra contraseña',
    },
    invitation: {
      subject: 'Te invitamos al panel del Cercle',
      heading: 'Te esperamos en la cocina',
      intro: (role: string) =>
        `Te invitamos a trabajar en el panel del Cercle Gastronòmic como ${role}. El enlace es válido durante 7 días.`,
      button: 'Aceptar la invitación',
      closing: 'Si no la esperabas, no hagas nada: sin pulsar el botón no tienes acceso a nada.',
      footer: 'Recibes este correo porque un administrador del Cercle Gastronòmic te ha invitado al panel.',
    },
  },
  teamNotice: {
    heading: 'Qué ha pasado en el club',
    titles: {
      bookings: (count: number) => (count === 1 ? '1 reserva nueva' : `${count} reservas nuevas`),
      'late-cancellation': (count: number) =>
        count === 1 ? '1 cancelación fuera de plazo' : `${count} cancelaciones fuera de plazo`,
      'free-seats': (count: number) =>
        count === 1 ? 'Plazas libres otra vez en 1 evento' : `Plazas libres otra vez en ${count} eventos`,
      request: (count: number) =>
        count === 1 ? '1 solicitud de membresía nueva' : `${count} solicitudes de membresía nuevas`,
      completion: (count: number) => (count === 1 ? '1 alta completada' : `${count} altas completadas`),
    },
    parties: (seats: number, names: string, more: number) =>
      `${seats === 1 ? '1 plaza' : `${seats} plazas`} (${more > 0 ? `${names} y ${more} más` : names})`,
    free: (seats: number) => (seats === 1 ? 'queda 1 plaza libre' : `quedan ${seats} plazas libres`),
    inPanel: 'En el panel',
    requests: 'Ver las solicitudes',
    members: 'Ver los socios',
    open: 'Abrir el panel',
    choose: 'Elegir mis avisos',
    footer: 'Recibes este correo porque lo has pedido en el panel, en «Tus avisos».',
  },
  securityBurst: {
    subject: 'Aviso de seguridad de la web',
    heading: 'Alguien insiste en la puerta',
    intro: (what: string, count: number, minutes: number) =>
      `En ${minutes} minutos hemos contado ${count} veces lo mismo: ${what}.`,
    kinds: {
      'sign-in-failed': 'intentos de entrar con una contraseña equivocada',
      'confirmation-failed': 'contraseñas equivocadas de alguien que ya había entrado',
      'second-factor-failed': 'segundos factores equivocados después de la contraseña correcta',
      'iban-shown': 'IBAN mostrados enteros en el panel',
      'token-refused': 'enlaces que nadie ha enviado',
      'rate-limited': 'peticiones rechazadas por ir demasiado seguidas',
      'origin-refused': 'formularios enviados desde otra web',
      'access-refused': 'intentos de acceso sin permiso',
    },
    next: 'La web frena estos intentos por sí sola. En Auditoría, en la pestaña Seguridad, puedes ver qué páginas y cuentas son; si no cesa, habla con quien aloja la web.',
    button: 'Ver el registro de seguridad',
    once: 'Mientras dure no te volveremos a avisar.',
    footer: 'Recibes este correo porque administras la web del Cercle Gastronòmic.',
  },
  dietReduced: {
    subject: (event: string) => `Ha cambiado una dieta: «${event}»`,
    heading: 'Ha cambiado una dieta',
    someGuest: 'un comensal sin nombre todavía',
    intro: (guest: string, event: string) =>
      `Con el enlace de ${guest}, alguien ha quitado o cambiado parte de la dieta que había escrita para «${event}».`,
    next: {
      contact:
        'Si ya lo sabías, no tienes que hacer nada. Si no, pregúntaselo, y escribe la dieta otra vez o avisa al club.',
      club: (contact: string) =>
        `Confírmalo con quien reservó (${contact}). La hoja de cocina ya cuenta con el cambio.`,
    },
    button: { contact: 'Abrir la reserva', club: 'Abrir la cocina' },
    footer: {
      contact: 'Recibes este correo porque has reservado en el Cercle Gastronòmic.',
      club: 'Recibes este correo porque llevas las reservas del club.',
    },
  },
  panelAct: {
    subject: 'Cambio importante en el panel',
    heading: 'Cambio importante en el panel',
    intro: (who: string, act: string) => `${who} ha hecho esto en el panel: ${act}.`,
    unknown: 'Una cuenta que ya no existe',
    changed: (fields: string) => `Lo que ha cambiado: ${fields}.`,
    next: 'Si ya lo sabías, no tienes que hacer nada. Si no, pregunta a esa persona por teléfono: alguien puede estar usando su sesión. En Usuarios puedes cerrar sus sesiones y cambiar su contraseña.',
    button: 'Abrir la auditoría',
  },
  memberDataChanged: {
    subject: 'Hemos cambiado tus datos de socio',
    intro: (fields: string) => `El club ha cambiado esto de tu ficha de socio: ${fields}.`,
    fields: { iban: 'la cuenta bancaria', email: 'el correo' },
    next: 'Si lo has pedido, no tienes que hacer nada. Si no, escríbenos o llámanos cuanto antes.',
    button: 'Escribir al club',
    footer: 'Recibes este correo porque eres socio del Cercle Gastronòmic.',
  },
  debitNotice: {
    footer: 'Recibes este correo porque eres socio del Cercle Gastronòmic y pagas por domiciliación.',
    subject: (amount: string, date: string) => `Próximo cargo: ${amount} el ${date}`,
    heading: 'Próximo cargo',
    intro: (amount: string, date: string) => `El ${date} cobraremos ${amount} en tu cuenta. No tienes que hacer nada.`,
    amount: 'Importe',
    date: 'Fecha del cargo',
    concepts: 'Conceptos',
    account: 'Cuenta',
    reference: 'Referencia de la orden',
    creditor: 'Acreedor',
    wrong: 'Si algo no es correcto, escríbenos antes de esa fecha.',
    button: 'Escribir al club',
  },
  debitReturned: {
    subject: (amount: string) => `Recibo devuelto: ${amount}`,
    heading: 'Recibo devuelto',
    intro: (amount: string, date: string) => `El banco ha devuelto el recibo de ${amount} del ${date}.`,
    effects: {
      'collect-again': 'La cuenta no tenía saldo suficiente.',
      'new-account': 'El banco dice que la cuenta no es correcta o no admite recibos.',
      revoked: 'El banco dice que no hay orden para este recibo.',
      talk: 'No cobraremos nada más en tu cuenta hasta hablar contigo.',
      unknown: 'El banco no ha dicho el motivo.',
    },
    /** Of active members; others write. */
    next: {
      'collect-again': 'Lo cobraremos otra vez; antes te avisaremos por correo.',
      'new-account': 'Te llega otro correo con el enlace para firmar una orden con otra cuenta.',
      revoked: 'Te llega otro correo con el enlace para firmar otra; si prefieres pagar de otro modo, escríbenos.',
    },
    write: 'Escríbenos y lo aclaramos.',
    button: 'Escribir al club',
  },
  eventRush: {
    subject: (title: string) => `Muchas reservas seguidas: «${title}»`,
    heading: 'Muchas reservas seguidas',
    intro: (title: string, minutes: number) =>
      `Más de un tercio de las plazas de «${title}» se ha reservado en ${minutes} minutos desde direcciones de correo que no conocemos. Puede ser que haya muchas ganas, o una máquina.`,
    confirming: (seats: number) =>
      `Mientras dure, pedimos a quien reserva que lo confirme en su correo y le guardamos la plaza 30 minutos. Ahora ${seats === 1 ? 'espera confirmación 1 plaza' : `esperan confirmación ${seats} plazas`}.`,
    next: 'Si son personas, no hay que hacer nada. Si no lo parecen, en las reservas del evento puedes deshacerlas.',
    button: 'Ver las reservas',
    footer: 'Recibes este correo porque es el del Cercle Gastronòmic.',
  },
  membershipApproval: {
    subject: 'Tu solicitud ha sido aprobada',
    heading: 'Tienes sitio en la mesa',
    intro: 'Hemos aprobado tu solicitud de membresía del Cercle. Nos alegra mucho que te sientes con nosotros.',
    next: 'Solo falta un paso: completa tus datos de socio y ya serás oficialmente miembro del club.',
    fee: 'Cuota:',
    button: 'Completar mis datos',
    personal: 'Este enlace es personal: no lo reenvíes. Deja de funcionar cuando hayas completado tus datos.',
  },
  memberMessage: {
    footer: {
      service: 'Recibes este correo porque eres socio del Cercle Gastronòmic.',
      news: 'Recibes este correo porque eres socio del Cercle Gastronòmic y quieres sus novedades.',
      test: 'Es una prueba: solo la recibes tú.',
    },
    unsubscribe: 'No quiero recibir novedades',
  },
  paymentReminder: {
    footer: 'Recibes este correo porque eres socio del Cercle Gastronòmic.',
    subject: 'Tienes un pago pendiente con el Cercle',
    heading: 'Un pago pendiente',
    first: 'Quizá se te ha pasado: esto sigue pendiente de pago.',
    second: 'Segundo aviso: esto sigue pendiente de pago. Si hay algún problema, responde a este correo.',
    since: (concept: string, day: string) => `${concept} (vencía el ${day})`,
    total: 'Total',
    howToPay: 'Para saber cómo pagar, responde a este correo.',
    button: 'Ver mi cuenta',
    paid: 'Si ya lo has pagado estos días, no hagas caso de este correo.',
  },
  memberLeft: {
    footer: 'Recibes este correo porque has sido socio del Cercle Gastronòmic.',
    subject: 'Tu baja del Cercle',
    heading: 'Tu baja del Cercle',
    /** Offered to the team, who may change it. */
    draft:
      'Te hemos dado de baja del Cercle. Gracias por las mesas que hemos compartido.\n\nSi un día quieres volver, escríbenos.',
    questions: 'Si quieres preguntarnos algo, responde a este correo.',
  },
  membershipKnown: {
    subject: 'Sobre tu solicitud de membresía',
    heading: 'Ya eres del Cercle',
    /** Offered to the team, who may change it; the second to a member who returns. */
    draft:
      'Hemos recibido tu solicitud. Ya eres socio del Cercle, así que no tienes que hacer nada más: tus datos siguen como estaban.',
    returnedDraft:
      'Hemos recibido tu solicitud y nos alegra que vuelvas. Desde hoy eres socio otra vez, con tu número de antes, y tus datos siguen como estaban.',
    questions: 'Si quieres preguntarnos algo, responde a este correo.',
  },
  membershipRejection: {
    subject: 'Sobre tu solicitud de membresía',
    heading: 'Sobre tu solicitud',
    /** Offered to the team, who may change it. */
    draft:
      'Gracias por tu solicitud y por tu interés en el Cercle. La hemos leído con atención y, de momento, no podemos ofrecerte la membresía.\n\nLa mayoría de las mesas están abiertas también a quien no es socio: nos encantará verte en alguna.',
    questions: 'Si quieres preguntarnos algo, responde a este correo.',
  },
  registration: {
    footer: 'Recibes este correo porque hay una inscripción con tu dirección en un evento del Cercle Gastronòmic.',
    subject: (title: string) => `Tu plaza en «${title}»`,
    heading: 'Tienes una silla en la mesa',
    intro:
      'Te hemos reservado la plaza. Guarda este correo: aquí están los datos y, por si cambian tus planes, el enlace para cancelar.',
    date: 'Fecha',
    place: 'Lugar',
    price: 'Precio',
    each: (price: string) => `${price}. La web no cobra.`,
    invited: 'Invitación del club: no se paga nada',
    howToPay: 'Cómo se paga',
    free: 'Gratis',
    organizer: 'Organiza',
    name: 'A nombre de',
    calendar: 'El archivo adjunto añade la cita a tu calendario.',
    open: 'Abrir tu reserva',
    seeEvent: 'Ver el evento',
    cancelIntro: (hours: number) =>
      `Si no puedes venir, cancela tu plaza: con al menos ${hours} horas de antelación, te devolvemos todo lo que hayas pagado.`,
    cancelIntroFree: 'Si no puedes venir, cancela tu plaza: otra persona podrá ocupar la silla.',
    cancel: 'Cancelar mi plaza',
  },
  party: {
    footer: 'Recibes este correo porque has hecho una reserva en el Cercle Gastronòmic.',
    subject: (size: number, title: string) => `Tu reserva para ${size} en «${title}»`,
    heading: (size: number) => `Tenéis ${inWords(size)} sillas en la mesa`,
    intro:
      'Os hemos guardado las plazas. En este correo están los datos y, por si cambian los planes, el enlace para poner nombres, ser menos o cancelar.',
    total: (size: number, price: string, total: string) => `${size} × ${price} = ${total}. La web no cobra.`,
    editsUntil: 'Cambios hasta',
    refundUntil: 'Reembolso íntegro hasta',
    open: 'Abrir tu reserva',
    guests: 'Quién viene',
    you: 'tú',
    companion: (seat: number) => `Comensal ${seat}`,
    nameless: 'todavía sin nombre',
    guestsNote:
      'En «Abrir tu reserva» puedes poner los nombres que falten y lo que la cocina deba saber. Las dietas no van en los correos.',
    cancelIntro: (hours: number) =>
      `Si no podéis venir, cancela la reserva: con al menos ${hours} horas de antelación, os devolvemos todo lo que hayáis pagado.`,
    cancelIntroFree: 'Si no podéis venir, cancela la reserva: otras personas podrán ocupar las sillas.',
    cancel: 'Cancelar la reserva',
  },
  tickets: party.tickets,
  registrationHold: {
    subject: (title: string, size: number) => `Confirma ${size === 1 ? 'tu plaza' : 'vuestra reserva'} en «${title}»`,
    heading: (size: number): string => (size === 1 ? 'Confirma tu plaza' : 'Confirma vuestra reserva'),
    held: 'Te guardamos una plaza durante 30 minutos. Pulsa el botón y confírmala en la página que se abre: si no, vuelve a quedar libre.',
    released:
      'Todavía no te hemos guardado ninguna plaza. Pulsa el botón y confírmala en la página que se abre: si queda alguna libre, es tuya.',
    party: {
      held: (size: number) =>
        `Os guardamos ${inWords(size)} plazas durante 30 minutos. Pulsa el botón y confírmalas en la página que se abre: si no, vuelven a quedar libres.`,
      released: (size: number) =>
        `Todavía no os hemos guardado ninguna plaza. Pulsa el botón y confirma la reserva de ${size} en la página que se abre: si hay sitio para todos, es vuestra.`,
    },
    heldUntil: 'Guardada hasta',
    why: 'Te lo pedimos porque han llegado muchas reservas seguidas.',
    button: (size: number): string => (size === 1 ? 'Confirmar mi plaza' : 'Confirmar la reserva'),
  },
  registrationCancelled: {
    footer:
      'Recibes este correo porque se ha cancelado una inscripción con tu dirección en un evento del Cercle Gastronòmic.',
    subject: (title: string) => `Tu plaza en «${title}» está cancelada`,
    heading: 'Tu plaza está cancelada',
    intro: 'Hemos cancelado tu inscripción en este evento, y la silla ha quedado libre.',
    notYou: 'Si no lo esperabas, responde a este correo o llámanos y lo arreglamos.',
    seeEvents: 'Ver los eventos',
  },
  registrationReceipt: {
    subject: (title: string) => `Has cancelado tu plaza en «${title}»`,
    partySubject: (seats: number, title: string) => `Has cancelado tu reserva para ${seats} en «${title}»`,
    fewerSubject: (left: number, title: string) => `Tu reserva en «${title}» es ahora para ${left}`,
    fewerHeading: (left: number) => `Tu reserva es ahora para ${left}`,
    /** Of a booking that goes on. @param names empty: nobody is named */
    fewerIntro: (seats: number, names: string): string => {
      if (seats === 1) return names ? `Se ha cancelado la plaza de ${names}.` : 'Se ha cancelado 1 plaza de tu reserva.'
      return `Se han cancelado ${seats} plazas de tu reserva${names && `: ${names}`}.`
    },
    nameless: 'un comensal sin nombre',
    staying: (left: number): string => (left === 1 ? 'Queda 1 plaza.' : `Quedan ${left} plazas.`),
    keep: 'Guarda este correo: es tu comprobante.',
    introSeats: (seats: number) =>
      `Han quedado libres ${seats} sillas para otras personas. Guarda este correo: es tu comprobante.`,
    calendar: 'El archivo adjunto quita la cita de tu calendario.',
    heading: 'Has cancelado tu plaza',
    partyHeading: 'Has cancelado tu reserva',
    intro: 'La silla ha quedado libre para otra persona. Guarda este correo: es tu comprobante.',
    cancelledAt: 'Cancelada',
    refund: (price: string) =>
      `Te devolverán los ${price} que habías pagado, por el mismo medio y en 14 días como máximo.`,
    unpaid: 'No nos consta ningún pago: no hay nada que devolver. Si ya habías pagado, responde a este correo.',
    noRefund: 'Has avisado fuera de plazo: según los términos, no hay reembolso.',
    notYou: 'Si no has sido tú, responde a este correo o llámanos y lo arreglamos.',
  },
  eventChanged: {
    subject: (changed: string, title: string, several: boolean) =>
      `${several ? 'Cambian' : 'Cambia'} ${changed} de «${title}»`,
    heading: 'Hay un cambio en el evento',
    and: 'y',
    facts: { time: 'la hora', date: 'la fecha', place: 'el lugar', price: 'el precio' },
    booked: (changed: string, several: boolean, size: number) =>
      `En este evento, en el que ${size === 1 ? 'tienes' : 'tenéis'} plaza, ${several ? 'cambian' : 'cambia'} ${changed}:`,
    waiting: (changed: string, several: boolean, size: number) =>
      `${size === 1 ? 'Estás' : 'Estáis'} en la lista de espera de este evento, y ${several ? 'cambian' : 'cambia'} ${changed}:`,
    keep: (size: number): string =>
      size === 1
        ? 'Si te va bien, no tienes que hacer nada: conservas tu plaza.'
        : 'Si os va bien, no tenéis que hacer nada: conserváis vuestras plazas.',
    cancel: (size: number): string =>
      size === 1
        ? 'Si no, puedes cancelarla hasta que empiece, desde el enlace de tu reserva.'
        : 'Si no, podéis cancelarlas hasta que empiece, desde el enlace de la reserva.',
    refund: (size: number) =>
      `El reembolso es íntegro si ya ${size === 1 ? 'habías' : 'habíais'} pagado, aunque haya pasado el plazo de los términos.`,
    calendar: 'El archivo adjunto corrige la cita de tu calendario.',
    keepWaiting: (size: number): string =>
      size === 1
        ? 'Si te va bien, no tienes que hacer nada: conservas tu sitio en la lista. Si no, sal de ella aquí.'
        : 'Si os va bien, no tenéis que hacer nada: conserváis vuestro sitio en la lista. Si no, salid de ella aquí.',
    booking: 'Ver la reserva',
    waitingList: 'Ver el sitio en la lista',
  },
  eventCancelled: {
    subject: (title: string) => `«${title}» se ha cancelado`,
    heading: 'El evento se ha cancelado',
    hello: 'Hola:',
    intro:
      'Sentimos decirte que este evento, para el que había una reserva con tu dirección, no se celebrará. La reserva queda anulada y no tienes que hacer nada.',
    introWaiting:
      'Sentimos decirte que este evento, en cuya lista de espera estaba tu dirección, no se celebrará. No tienes que hacer nada.',
    refund: 'Si ya estaba pagada, te devolveremos todo el importe en 14 días como máximo, sin que tengas que pedirlo.',
    questions: 'Si tienes cualquier duda, responde a este correo o llámanos.',
  },
  waiting: {
    footer: 'Recibes este correo porque tu dirección está en la lista de espera de un evento del Cercle Gastronòmic.',
    size: 'Personas',
    notYou: 'Si no has sido tú, sal de la lista en esa página y no te escribiremos más.',
  },
  waitingJoined: {
    subject: (title: string) => `En lista de espera: «${title}»`,
    heading: party.waiting.title,
    intro: (size: number) =>
      size === 1
        ? 'Todavía no tienes plaza. Si se libera, te escribimos.'
        : `Todavía no tenéis plaza. Si se libera sitio para ${size}, os escribimos.`,
    rules: party.waiting.rules,
    page: (size: number): string =>
      size === 1
        ? 'Este enlace abre siempre tu página: allí ves quién va delante, y puedes salir de la lista.'
        : 'Este enlace abre siempre vuestra página: allí veis quién va delante, y podéis decir que sois menos o salir de la lista.',
    button: 'Ver mi puesto',
  },
  waitingOffer: {
    subject: (size: number, title: string, until: string) =>
      size === 1
        ? `Hay sitio para ti en «${title}»: es tuyo hasta ${until}`
        : `Hay sitio para ${size} en «${title}»: es vuestro hasta ${until}`,
    heading: (size: number) => `Hay sitio para ${size === 1 ? 'ti' : size}`,
    intro: (size: number, until: string) =>
      size === 1
        ? `Es tuyo hasta ${until}. Mientras tanto nadie puede ocuparlo.`
        : `Es vuestro hasta ${until}. Mientras tanto nadie puede ocuparlo.`,
    answer: (size: number): string =>
      size === 1
        ? 'Pulsa el botón y responde en la página que se abre: puedes aceptar o decir que no puedes. Si no respondes, el sitio pasa a quien sigue en la lista.'
        : 'Pulsad el botón y responded en la página que se abre: podéis aceptar, decir que sois menos o que no podéis. Si no respondéis, el sitio pasa a quien sigue en la lista.',
    button: 'Responder a la oferta',
    until: 'Plazo para responder',
    noRefund: (size: number, hours: number): string =>
      `Faltan menos de ${hours} horas para el evento: ${size === 1 ? 'si aceptas y después cancelas' : 'si aceptáis y después canceláis'}, según los términos no hay reembolso.`,
  },
  waitingWithdrawn: {
    subject: (title: string) => `Hemos retirado la oferta para «${title}»`,
    heading: 'Hemos retirado la oferta',
    intro: (size: number): string =>
      size === 1
        ? 'El sitio que te habíamos ofrecido ya no está reservado para ti. Sentimos el cambio.'
        : 'El sitio que os habíamos ofrecido ya no está reservado para vosotros. Sentimos el cambio.',
    next: (size: number): string =>
      size === 1
        ? 'Conservas tu puesto en la lista de espera: si se libera otro sitio, te escribimos.'
        : 'Conserváis vuestro puesto en la lista de espera: si se libera otro sitio, os escribimos.',
    button: 'Ver mi puesto',
  },
  waitingRemoved: {
    subject: (size: number, title: string) =>
      `Ya no ${size === 1 ? 'estás' : 'estáis'} en la lista de espera de «${title}»`,
    heading: party.cancelled.left,
    intro: (size: number): string =>
      size === 1
        ? 'Te hemos quitado de la lista de espera de este evento, y ya no te escribiremos si se libera sitio.'
        : 'Os hemos quitado de la lista de espera de este evento, y ya no os escribiremos si se libera sitio.',
    next: (size: number): string =>
      size === 1
        ? 'Si no lo esperabas, responde a este correo o llámanos y te devolvemos a tu puesto.'
        : 'Si no lo esperabais, responded a este correo o llamadnos y os devolvemos a vuestro puesto.',
  },
  waitingLapsed: {
    subject: (title: string) => `La oferta para «${title}» ha caducado`,
    heading: 'La oferta ha caducado',
    intro: (size: number): string =>
      size === 1
        ? 'No nos ha llegado tu respuesta a tiempo, y hemos dejado libre el sitio para quien sigue en la lista.'
        : 'No nos ha llegado vuestra respuesta a tiempo, y hemos dejado libre el sitio para quien sigue en la lista.',
    rejoin: (size: number): string =>
      size === 1
        ? 'Si todavía quieres venir, puedes volver al final de la lista con un clic. Si no, no tienes que hacer nada.'
        : 'Si todavía queréis venir, podéis volver al final de la lista con un clic. Si no, no tenéis que hacer nada.',
    button: 'Volver a la lista',
  },
  eventMessage: {
    reminder: {
      subject: 'Te esperamos el {día}: «{evento}»',
      body: 'Hola, {nombre}:\n\nYa falta poco: te esperamos el {fecha}.\n\nSi alguien tiene una alergia o sigue una dieta y aún no lo ha dicho, dilo aquí, para que la cocina lo sepa a tiempo: {enlace}',
    },
    thanks: {
      subject: 'Gracias por cenar con nosotros',
      body: 'Hola, {nombre}:\n\nGracias por venir a «{evento}». Ha sido un gusto compartir mesa.\n\nSi quieres contarnos cómo te fue, responde a este correo: lo leemos.',
    },
    /** The text of the link to the booking. */
    link: { party: 'vuestra reserva', seat: 'tu reserva', waiting: 'tu lugar en la lista de espera' },
    noTable: 'aún sin número',
    open: 'Abre tu reserva',
    menu: 'Menú',
    /** Of a thanks. */
    score: 'Valorar la cena',
    othersScore: 'Los demás la valoran desde su propio enlace.',
    toOthersLinks: 'Pásales el suyo',
    /** Why it is received; `party`: for two and more. */
    footer: {
      booked: (day: string, party: boolean) =>
        party
          ? `Recibís este correo porque tenéis una reserva para el ${day}.`
          : `Recibes este correo porque tienes plaza para el ${day}.`,
      waiting: (day: string) => `Recibes este correo porque estás en la lista de espera para el ${day}.`,
      came: (day: string, party: boolean) =>
        `${party ? 'Recibís este correo porque vinisteis' : 'Recibes este correo porque viniste'} el ${day}.`,
      'no-show': (day: string, party: boolean) =>
        party
          ? `Recibís este correo porque teníais una reserva para el ${day}.`
          : `Recibes este correo porque tenías plaza para el ${day}.`,
      test: 'Es una prueba: solo la recibes tú.',
    },
  },
  kitchen: {
    subject: (title: string, number: number) => `Comensales y alergias: «${title}» (n.º ${number})`,
    heading: (number: number) => `Hoja de cocina, n.º ${number}`,
    footer: 'Recibís este correo porque vuestra cocina prepara esta cena del Cercle Gastronòmic.',
    intro: 'Estos son los comensales de la cena y lo que no pueden comer, en cifras y sin ningún nombre.',
    since: (number: number) => `Desde el n.º ${number}`,
    nothingSince: 'ningún cambio',
    covers: 'Cubiertos',
    dishes: 'Por plato',
    allergens: 'Por alérgeno',
    diets: 'Por dieta',
    none: 'ninguno',
    noneDiet: 'ninguna',
    undecided: 'por elegir',
    words: (count: number) => (count === 1 ? '1 en palabras' : `${count} en palabras`),
    unreadable: (count: number) => `${count} ${count === 1 ? 'ilegible' : 'ilegibles'}: preguntad al club`,
    open: 'Abrir la hoja',
    live: 'En la hoja están las combinaciones por mesa. Muestra siempre la última situación: volved a abrirla el día de la cena y pulsad «Recibido» para que el club sepa que la tenéis.',
    care: 'Son datos de salud: no reenviéis este correo y borradlo después de la cena. El enlace deja de funcionar a los 30 días.',
  },
  registrationLeft: {
    subject: (event: string) => `Plaza cancelada en «${event}»`,
    heading: (seats: number) => (seats === 1 ? 'Una plaza ha quedado libre' : `${seats} plazas han quedado libres`),
    preview: (event: string, free: number, of: number) =>
      `${event}: ${free === 1 ? 'queda' : 'quedan'} ${free} de ${of}`,
    footer: 'Recibes este correo porque llevas las reservas del club.',
    intro: 'Alguien ha cancelado con el enlace de su correo.',
    introPart: 'Con el enlace de su correo alguien ha cancelado una parte de su reserva.',
    event: 'Evento',
    date: 'Fecha',
    name: 'Nombre',
    cancelled: 'Cancelada',
    seats: 'Plazas canceladas',
    of: (some: number, all: number) => `${some} de ${all}`,
    refund: 'Reembolso',
    refunds: {
      free: 'No hay nada que devolver: era gratis',
      due: (amount: string) => `${amount}, en 14 días como máximo`,
      invited: 'No hay nada que devolver: era una invitación',
      unpaid: 'No consta ningún pago: si había pagado, anótalo en su reserva',
      late: 'No le corresponde: ha avisado fuera de plazo',
    },
    free: 'Plazas libres',
    button: 'Ver las reservas',
  },
  contactMessage: {
    subject: (name: string) => `Mensaje de ${name}`,
    heading: 'Mensaje desde la web',
    preview: (name: string) => `De ${name}`,
    footer: 'Responde a este correo y la respuesta llegará a quien ha escrito.',
    name: 'Nombre',
    email: 'Email',
    phone: 'Teléfono',
    language: 'Idioma',
    languages: { es: 'Castellano', ca: 'Catalán' },
    received: 'Recibido',
  },
  contact: {
    footer: 'Recibes este correo porque alguien ha escrito al Cercle Gastronòmic con tu dirección.',
    subject: 'Hemos recibido tu mensaje',
    heading: 'Hemos recibido tu mensaje',
    text: 'Nos pondremos en contacto contigo pronto. Gracias por tu interés.',
    urgent: 'Si corre prisa, llámanos en horario de atención: el teléfono está al pie de este correo.',
    notYou: '¿No nos has escrito tú? Alguien habrá puesto tu dirección por error; no hace falta que hagas nada.',
  },
  membershipRequest: {
    footer: 'Recibes este correo porque hay una solicitud de membresía del Cercle Gastronòmic con tu dirección.',
    subject: 'Hemos recibido tu solicitud',
    heading: 'Ya tenemos tu solicitud',
    intro: 'Hemos recibido tu solicitud. La leerá una persona del club.',
    next: 'La respuesta te llegará por correo. No hace falta que hagas nada más.',
    meanwhile:
      'Mientras tanto, puedes ver qué se cocina en el calendario: la mayoría de las mesas están abiertas también a quien todavía no es socio.',
    seeEvents: 'Ver los eventos',
    notYou: 'Si no has sido tú, no hagas caso de este correo o escríbenos y borraremos la solicitud.',
  },
}
