export default {
  /** Without a name when the typed one must not be shown. */
  greeting: (name: string) => (name ? `Hola, ${name}:` : 'Hola:'),
  signature: 'La mesa del Cercle',
  footer: 'Recibes este correo porque has escrito al Cercle Gastronòmic.',
  accounts: {
    footer: 'Recibes este correo porque alguien ha usado tu dirección en la web del Cercle Gastronòmic.',
    hello: 'Hola:',
    ignore: 'Si no has sido tú, no hace falta que hagas nada.',
    verify: {
      subject: 'Verifica tu email',
      heading: 'Ya casi estás en la mesa',
      intro:
        'Alguien ha pedido una cuenta en la web del Cercle con tu email. Si has sido tú, abre el enlace y escribe la contraseña que elegiste, o elige otra allí mismo: funciona durante 24 horas.',
      button: 'Verificar mi email',
      notYou: 'Si no la has pedido tú, no hagas nada: sin ese paso no hay cuenta.',
    },
    existing: {
      subject: 'Ya tienes una cuenta',
      heading: 'Ya tienes sitio',
      intro:
        'Alguien ha intentado crear una cuenta con tu email, pero ya tienes una. Si has sido tú, inicia sesión; si no recuerdas la contraseña, puedes elegir otra.',
      button: 'Iniciar sesión',
      recover: 'Elegir otra contraseña',
    },
    reset: {
      subject: 'Elige otra contraseña',
      heading: 'Una llave nueva',
      intro: 'Nos has pedido otra contraseña. El enlace funciona durante 30 minutos y una sola vez.',
      button: 'Elegir otra contraseña',
    },
    changed: {
      subject: 'Tu contraseña ha cambiado',
      heading: 'Tu contraseña ha cambiado',
      intro: 'La contraseña de tu cuenta del Cercle se acaba de cambiar, y se han cerrado todas las sesiones abiertas.',
      notYou: 'Si no lo esperabas, elige otra ahora mismo y avísanos.',
      button: 'Elegir otra contraseña',
    },
    invitation: {
      subject: 'Te invitamos al panel del Cercle',
      heading: 'Te esperamos en la cocina',
      intro: (role: string) =>
        `Te invitamos a trabajar en el panel del Cercle Gastronòmic como ${role}. El enlace funciona durante 7 días.`,
      admin: 'administrador',
      editor: 'editor',
      button: 'Aceptar la invitación',
    },
  },
  securityBurst: {
    subject: 'Aviso de seguridad de la web',
    heading: 'Alguien insiste en la puerta',
    intro: (what: string, count: number, minutes: number) =>
      `En ${minutes} minutos hemos contado ${count} veces lo mismo: ${what}.`,
    kinds: {
      'sign-in-failed': 'intentos de entrar con una contraseña equivocada',
      'confirmation-failed': 'contraseñas equivocadas de alguien que ya había entrado',
      'token-refused': 'enlaces que nadie ha enviado',
      'rate-limited': 'peticiones rechazadas por ir demasiado seguidas',
      'origin-refused': 'formularios enviados desde otra web',
      'access-refused': 'intentos de abrir páginas del panel sin permiso',
    },
    next: 'La web frena estos intentos por sí sola. En Auditoría, en la pestaña Seguridad, puedes ver qué páginas y cuentas son; si no cesa, habla con quien aloja la web.',
    button: 'Ver el registro de seguridad',
    once: 'Mientras dure no te volveremos a avisar.',
    footer: 'Recibes este correo porque administras la web del Cercle Gastronòmic.',
  },
  membershipApproval: {
    subject: 'Tu solicitud ha sido aprobada',
    heading: 'Tienes sitio en la mesa',
    intro: 'Hemos aprobado tu solicitud de membresía del Cercle. Nos alegra mucho que te sientes con nosotros.',
    next: 'Solo falta un paso: completa tus datos de socio y ya serás oficialmente miembro del club.',
    button: 'Completar mis datos',
    personal: 'Este enlace es personal: no lo reenvíes. Deja de funcionar cuando hayas completado tus datos.',
  },
  registration: {
    subject: (title: string) => `Tu plaza en «${title}»`,
    heading: 'Tienes una silla en la mesa',
    intro:
      'Hemos apuntado tu plaza. Guarda este correo: aquí están los datos y, por si cambian tus planes, el enlace para cancelar.',
    date: 'Fecha',
    place: 'Lugar',
    price: 'Precio',
    free: 'Gratis',
    organizer: 'Organiza',
    name: 'A nombre de',
    calendar: 'El archivo adjunto añade la cita a tu calendario.',
    seeEvent: 'Ver el evento',
    cancelIntro: 'Si no puedes venir, cancela tu plaza: con al menos 48 horas de antelación, el reembolso es completo.',
    cancel: 'Cancelar mi plaza',
  },
  registrationHold: {
    subject: (title: string) => `Confirma tu plaza en «${title}»`,
    heading: 'Confirma tu plaza',
    held: 'Te guardamos una plaza durante un rato. Pulsa el botón y confírmala en la página que se abre: si no, vuelve a quedar libre.',
    released:
      'Todavía no te hemos guardado ninguna plaza. Pulsa el botón y confírmala en la página que se abre: si queda alguna libre, es tuya.',
    heldUntil: 'Guardada hasta',
    why: 'Te lo pedimos porque han llegado muchas inscripciones seguidas desde una misma conexión.',
    button: 'Confirmar mi plaza',
  },
  registrationCancelled: {
    subject: (title: string) => `Tu plaza en «${title}» está cancelada`,
    heading: 'Tu plaza está cancelada',
    intro: 'Hemos cancelado tu inscripción en este evento, y la silla ha quedado libre.',
    notYou: 'Si no lo esperabas, responde a este correo o llámanos y lo arreglamos.',
    seeEvents: 'Ver los eventos',
  },
  eventCancelled: {
    subject: (title: string) => `«${title}» se ha cancelado`,
    heading: 'El evento se ha cancelado',
    hello: 'Hola:',
    intro:
      'Sentimos decirte que este evento, al que te habías inscrito, no se celebrará. Tu plaza queda anulada y no tienes que hacer nada.',
    questions: 'Si tienes cualquier duda, responde a este correo o llámanos.',
  },
  contact: {
    subject: 'Hemos recibido tu mensaje',
    heading: 'Hemos recibido tu mensaje',
    text: 'Nos pondremos en contacto contigo pronto. Gracias por tu interés.',
    urgent: 'Si corre prisa, llámanos en horario de atención: el teléfono está al pie de este correo.',
    notYou: '¿No nos has escrito tú? Alguien habrá puesto tu dirección por error; no hace falta que hagas nada.',
  },
  membershipRequest: {
    subject: 'Hemos recibido tu solicitud',
    heading: 'Tu solicitud está en la mesa',
    intro:
      'Gracias por querer sentarte con nosotros. Hemos recibido tu solicitud de membresía del Cercle y la leeremos con calma.',
    next: 'Te responderemos por email en pocos días. No hace falta que hagas nada más.',
    meanwhile:
      'Mientras tanto, puedes ver qué se cocina en el calendario: la mayoría de mesas están abiertas también a quien todavía no es socio.',
    seeEvents: 'Ver los eventos',
    notYou: 'Si no has sido tú, no hagas caso de este correo o escríbenos y borraremos la solicitud.',
  },
}
