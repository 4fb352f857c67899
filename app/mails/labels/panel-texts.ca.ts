import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './panel-texts.es.ts'

const writtenAgain = 'El correu es torna a escriure amb les dades d’ara.'

export const mailsTexts = pairTexts(es, {
  title: 'Correus',
  search: 'Cerca correus per destinatari',
  searchExample: 'Cerca correus…',
  kind: 'Tipus de correu',
  everyKind: 'Tots els tipus',
  state: 'Estat',
  states: { all: 'Tots', queued: 'En cua', sent: 'Enviats', failed: 'No enviats' },
  message: { label: 'Missatge als comensals', one: 'D’un missatge', all: 'De tots' },
  noun: ['correu', 'correus'],
  notLoaded: 'Error en carregar els correus',
  noneFound: 'Cap correu no coincideix amb la cerca',
  none: 'No hi ha correus',
  heads: {
    recipient: 'Destinatari',
    kind: 'Tipus',
    date: 'Data',
    state: 'Estat',
    attempts: 'Intents',
    error: 'Últim error',
  },
  badges: { queued: 'En cua', sent: 'Enviat', failed: 'No enviat' },
  noError: 'Cap',
  sendAgain: (recipient, kind) => `Reenvia a ${recipient}: ${kind}`,
  dialog: {
    title: 'Vols reenviar el correu?',
    confirm: 'Reenvia el correu',
    busy: 'S’està reenviant…',
    sent: (recipient) => `${recipient} ja el té i el tornarà a rebre. ${writtenAgain}`,
    failed: (recipient) => `Es tornarà a provar d’enviar a ${recipient}. ${writtenAgain}`,
  },
  toasts: {
    queued: 'Correu en cua',
    again: { sent: 'Es tornarà a enviar d’aquí a uns segons.', failed: 'Es tornarà a provar d’aquí a uns segons.' },
    notSent: 'Error en reenviar el correu',
    refusals: { queued: 'Encara és a la cua: sortirà sol.', unknown: 'Aquest correu ja no existeix.' },
  },
  csv: { file: 'correus.csv', heads: ['Destinatari', 'Tipus', 'Demanat', 'Enviat', 'Estat', 'Intents', 'Últim error'] },
  problems: {
    nothingToSend: 'El que anunciava ja no existeix: no hi ha res per enviar.',
    withheld: 'En restaurar la còpia es va demanar de no enviar els correus pendents: el pots reenviar.',
    tooMany: 'El destinatari ja n’ha rebut molts d’aquest tipus: aquest espera torn.',
    missingKey:
      'Falta la clau amb què es va fer l’enllaç: qui administra el web ha de tornar a posar la clau anterior (docs/backup.md, «The key»). Fins aleshores espera, i després surt sol.',
    newerRelease: 'L’ha demanat una versió més nova del web: sortirà sol quan acabi l’actualització.',
    credentials: 'El servidor de correu no accepta l’usuari o la contrasenya de la configuració (SMTP_URL).',
    refused: (number) => `El servidor de correu l’ha rebutjat definitivament (${number}): revisa l’adreça.`,
    later: (number) => `El servidor de correu demana de provar-ho més tard (${number}): es torna a provar sol.`,
    connection: 'No s’ha pogut parlar amb el servidor de correu: es torna a provar sol.',
    disk: 'No s’ha pogut escriure al disc del servidor.',
    unexpected: (error) =>
      `Error inesperat: es torna a provar sol. Si continua, passa aquest avís a qui administra el web: ${error}`,
  },
  queue: {
    label: 'Correus no enviats',
    what: (count) => (count === '1' ? 'Un correu no ha arribat' : `${count} correus no han arribat`),
    why: 'Mira què ha passat i torna-ho a enviar, o truca.',
    review: 'Revisa',
  },
})

export type MailsTexts = (typeof mailsTexts)['es']
