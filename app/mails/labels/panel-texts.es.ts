const writtenAgain = 'El correo se escribe de nuevo con los datos de ahora.'

export const es = {
  title: 'Correos',
  search: 'Buscar correos por destinatario',
  searchExample: 'Buscar correos...',
  kind: 'Tipo de correo',
  everyKind: 'Todos los tipos',
  state: 'Estado',
  states: { all: 'Todos', queued: 'En cola', sent: 'Enviados', failed: 'Fallidos' },
  message: { label: 'Mensaje a los invitados', one: 'De un mensaje', all: 'De todos' },
  noun: ['correo', 'correos'] as const,
  notLoaded: 'Error al cargar los correos',
  noneFound: 'Ningún correo coincide con la búsqueda',
  none: 'No hay correos',
  heads: {
    recipient: 'Destinatario',
    kind: 'Tipo',
    date: 'Fecha',
    state: 'Estado',
    attempts: 'Intentos',
    error: 'Último error',
  },
  badges: { queued: 'En cola', sent: 'Enviado', failed: 'Fallido' },
  noError: 'Ninguno',
  sendAgain: (recipient: string, kind: string) => `Reenviar a ${recipient}: ${kind}`,
  dialog: {
    title: '¿Reenviar el correo?',
    confirm: 'Reenviar correo',
    busy: 'Reenviando...',
    sent: (recipient: string) => `${recipient} ya lo tiene y lo recibirá otra vez. ${writtenAgain}`,
    failed: (recipient: string) => `Se volverá a intentar el envío a ${recipient}. ${writtenAgain}`,
  },
  toasts: {
    queued: 'Correo en cola',
    again: { sent: 'Se enviará otra vez en unos segundos.', failed: 'Se volverá a intentar en unos segundos.' },
    notSent: 'Error al reenviar el correo',
    refusals: { queued: 'Todavía está en cola: saldrá solo.', unknown: 'Este correo ya no existe.' },
  },
  csv: {
    file: 'correos.csv',
    heads: ['Destinatario', 'Tipo', 'Pedido', 'Enviado', 'Estado', 'Intentos', 'Último error'],
  },
  problems: {
    nothingToSend: 'Lo que anunciaba ya no existe: no hay nada que enviar.',
    withheld: 'Al restaurar la copia se pidió no enviar los correos pendientes: puedes reenviarlo.',
    tooMany: 'Ya ha recibido muchos de este tipo: espera su turno.',
    missingKey:
      'Falta la clave con la que se hizo su enlace: quien administra la web tiene que volver a poner la clave anterior (docs/backup.md, «The key»). Hasta entonces espera, y luego sale solo.',
    newerRelease: 'Lo ha pedido una versión más nueva de la web: sale solo en cuanto termine la actualización.',
    credentials: 'El servidor de correo no acepta el usuario o la contraseña de la configuración (SMTP_URL).',
    refused: (number: string) => `El servidor de correo lo ha rechazado para siempre (${number}): revisa la dirección.`,
    later: (number: string) => `El servidor de correo pide probar más tarde (${number}): se vuelve a intentar solo.`,
    connection: 'No se ha podido hablar con el servidor de correo: se vuelve a intentar solo.',
    disk: 'No se ha podido escribir en el disco del servidor.',
    unexpected: (error: string) =>
      `Fallo inesperado: se vuelve a intentar solo. Si sigue así, pasa este aviso a quien administra la web: ${error}`,
  },
}
