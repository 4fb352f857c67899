import { panelTexts } from '#app/i18n/panel-texts.ts'

const writtenAgain = {
  es: 'El correo se escribe de nuevo con los datos de ahora.',
  ca: 'El correu es torna a escriure amb les dades d’ara.',
}

export const mailsTexts = panelTexts({
  title: { es: 'Correos', ca: 'Correus' },
  search: { es: 'Buscar correos por destinatario', ca: 'Cerca correus per destinatari' },
  searchExample: { es: 'Buscar correos…', ca: 'Cerca correus…' },
  kind: { es: 'Tipo de correo', ca: 'Tipus de correu' },
  everyKind: { es: 'Todos los tipos', ca: 'Tots els tipus' },
  state: { es: 'Estado', ca: 'Estat' },
  states: {
    all: { es: 'Todos', ca: 'Tots' },
    queued: { es: 'En cola', ca: 'En cua' },
    sent: { es: 'Enviados', ca: 'Enviats' },
    failed: { es: 'Fallidos', ca: 'No enviats' },
  },
  message: {
    label: { es: 'Mensaje a los comensales', ca: 'Missatge als comensals' },
    one: { es: 'De un mensaje', ca: 'D’un missatge' },
    all: { es: 'De todos', ca: 'De tots' },
  },
  noun: { es: ['correo', 'correos'], ca: ['correu', 'correus'] },
  notLoaded: { es: 'Error al cargar los correos', ca: 'Error en carregar els correus' },
  noneFound: { es: 'Ningún correo coincide con la búsqueda', ca: 'Cap correu no coincideix amb la cerca' },
  none: { es: 'No hay correos', ca: 'No hi ha correus' },
  heads: {
    recipient: { es: 'Destinatario', ca: 'Destinatari' },
    kind: { es: 'Tipo', ca: 'Tipus' },
    date: { es: 'Fecha', ca: 'Data' },
    state: { es: 'Estado', ca: 'Estat' },
    attempts: { es: 'Intentos', ca: 'Intents' },
    error: { es: 'Último error', ca: 'Últim error' },
  },
  badges: {
    queued: { es: 'En cola', ca: 'En cua' },
    sent: { es: 'Enviado', ca: 'Enviat' },
    failed: { es: 'Fallido', ca: 'No enviat' },
  },
  noError: { es: 'Ninguno', ca: 'Cap' },
  sendAgain: {
    es: (recipient: string, kind: string) => `Reenviar a ${recipient}: ${kind}`,
    ca: (recipient: string, kind: string) => `Reenvia a ${recipient}: ${kind}`,
  },
  dialog: {
    title: { es: '¿Reenviar el correo?', ca: 'Vols reenviar el correu?' },
    confirm: { es: 'Reenviar correo', ca: 'Reenvia el correu' },
    busy: { es: 'Reenviando…', ca: 'S’està reenviant…' },
    sent: {
      es: (recipient: string) => `${recipient} ya lo tiene y lo recibirá otra vez. ${writtenAgain.es}`,
      ca: (recipient: string) => `${recipient} ja el té i el tornarà a rebre. ${writtenAgain.ca}`,
    },
    failed: {
      es: (recipient: string) => `Se volverá a intentar el envío a ${recipient}. ${writtenAgain.es}`,
      ca: (recipient: string) => `Es tornarà a provar d’enviar a ${recipient}. ${writtenAgain.ca}`,
    },
  },
  toasts: {
    queued: { es: 'Correo en cola', ca: 'Correu en cua' },
    again: {
      sent: { es: 'Se enviará otra vez en unos segundos.', ca: 'Es tornarà a enviar d’aquí a uns segons.' },
      failed: { es: 'Se volverá a intentar en unos segundos.', ca: 'Es tornarà a provar d’aquí a uns segons.' },
    },
    notSent: { es: 'Error al reenviar el correo', ca: 'Error en reenviar el correu' },
    refusals: {
      queued: { es: 'Todavía está en cola: saldrá solo.', ca: 'Encara és a la cua: sortirà sol.' },
      unknown: { es: 'Este correo ya no existe.', ca: 'Aquest correu ja no existeix.' },
    },
  },
  csv: {
    file: { es: 'correos.csv', ca: 'correus.csv' },
    heads: {
      es: ['Destinatario', 'Tipo', 'Pedido', 'Enviado', 'Estado', 'Intentos', 'Último error'],
      ca: ['Destinatari', 'Tipus', 'Demanat', 'Enviat', 'Estat', 'Intents', 'Últim error'],
    },
  },
  problems: {
    nothingToSend: {
      es: 'Lo que anunciaba ya no existe: no hay nada que enviar.',
      ca: 'El que anunciava ja no existeix: no hi ha res per enviar.',
    },
    withheld: {
      es: 'Al restaurar la copia se pidió no enviar los correos pendientes: puedes reenviarlo.',
      ca: 'En restaurar la còpia es va demanar de no enviar els correus pendents: el pots reenviar.',
    },
    tooMany: {
      es: 'Ya ha recibido muchos de este tipo: espera su turno.',
      ca: 'El destinatari ja n’ha rebut molts d’aquest tipus: aquest espera torn.',
    },
    missingKey: {
      es: 'Falta la clave con la que se hizo su enlace: quien administra la web tiene que volver a poner la clave anterior (docs/backup.md, «The key»). Hasta entonces espera, y luego sale solo.',
      ca: 'Falta la clau amb què es va fer l’enllaç: qui administra el web ha de tornar a posar la clau anterior (docs/backup.md, «The key»). Fins aleshores espera, i després surt sol.',
    },
    newerRelease: {
      es: 'Lo ha pedido una versión más nueva de la web: sale solo en cuanto termine la actualización.',
      ca: 'L’ha demanat una versió més nova del web: sortirà sol quan acabi l’actualització.',
    },
    credentials: {
      es: 'El servidor de correo no acepta el usuario o la contraseña de la configuración (SMTP_URL).',
      ca: 'El servidor de correu no accepta l’usuari o la contrasenya de la configuració (SMTP_URL).',
    },
    refused: {
      es: (number: string) => `El servidor de correo lo ha rechazado para siempre (${number}): revisa la dirección.`,
      ca: (number: string) => `El servidor de correu l’ha rebutjat definitivament (${number}): revisa l’adreça.`,
    },
    later: {
      es: (number: string) => `El servidor de correo pide probar más tarde (${number}): se vuelve a intentar solo.`,
      ca: (number: string) => `El servidor de correu demana de provar-ho més tard (${number}): es torna a provar sol.`,
    },
    connection: {
      es: 'No se ha podido hablar con el servidor de correo: se vuelve a intentar solo.',
      ca: 'No s’ha pogut parlar amb el servidor de correu: es torna a provar sol.',
    },
    disk: {
      es: 'No se ha podido escribir en el disco del servidor.',
      ca: 'No s’ha pogut escriure al disc del servidor.',
    },
    unexpected: {
      es: (error: string) =>
        `Fallo inesperado: se vuelve a intentar solo. Si sigue así, pasa este aviso a quien administra la web: ${error}`,
      ca: (error: string) =>
        `Error inesperat: es torna a provar sol. Si continua, passa aquest avís a qui administra el web: ${error}`,
    },
  },
  queue: {
    label: { es: 'Correos fallidos', ca: 'Correus no enviats' },
    what: {
      es: (count: string) => (count === '1' ? 'Un correo no ha llegado' : `${count} correos no han llegado`),
      ca: (count: string) => (count === '1' ? 'Un correu no ha arribat' : `${count} correus no han arribat`),
    },
    why: { es: 'Míralo y vuelve a enviarlo, o llama.', ca: 'Mira què ha passat i torna-ho a enviar, o truca.' },
    review: { es: 'Revisar', ca: 'Revisa' },
  },
})

export type MailsTexts = (typeof mailsTexts)['es']
