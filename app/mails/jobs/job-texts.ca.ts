import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './job-texts.es.ts'

const administrator = 'qui administra el web'

export const jobTexts = pairTexts(es, {
  tabs: { label: 'Correus i tasques', mails: 'Correus', jobs: 'Tasques' },
  title: 'Correus',
  lead: 'El servidor fa aquestes tasques sol. Si una falla, la repeteix ell mateix: al cap d’uns segons i després cada vegada amb més espera. Quan ho deixa de provar, surt a baix: repeteix-la quan el problema estigui resolt. Les acabades no es mostren.',
  label: 'Tasques del servidor',
  none: 'No hi ha cap tasca pendent',
  notLoaded: 'Error en carregar les tasques',
  heads: {
    kind: 'Tasca',
    waiting: 'Esperen',
    active: 'En curs',
    retried: 'Es repeteixen soles',
    failed: 'Han fallat',
    oldest: 'La més antiga',
    next: 'Pròxim intent',
    error: 'Últim error',
  },
  age: {
    minutes: (minutes) => (minutes < 1 ? 'ara' : `fa ${minutes} min`),
    hours: (hours) => `fa ${hours} h`,
    days: (days) => (days === 1 ? 'fa 1 dia' : `fa ${days} dies`),
  },
  soon: 'aviat',
  noError: 'Cap',
  failed: {
    title: 'Tasques que han fallat',
    none: 'No ha fallat cap tasca',
    noun: ['tasca que ha fallat', 'tasques que han fallat'],
    heads: { kind: 'Tasca', at: 'Va fallar', attempts: 'Intents', error: 'Últim error' },
    repeat: 'Repeteix',
    repeatOf: (kind, at) => `Repeteix: ${kind}, ${at}`,
  },
  toasts: {
    repeated: 'Tasca en cua',
    repeatedText: 'Es tornarà a fer d’aquí a uns segons.',
    notRepeated: 'Error en repetir la tasca',
    refusals: { queued: 'Ja s’està repetint.', unknown: 'Aquesta tasca ja no existeix.' },
  },
  problems: {
    timedOut: 'Va trigar massa, o el servidor es va aturar mentre la feia.',
    database: 'La base de dades no responia.',
    disk: 'No es va poder escriure al disc del servidor.',
    connection: 'No es va poder connectar amb un altre servidor.',
    mail: 'No es va poder enviar: el motiu és a la llista de correus.',
    unexpected: (error) => `Error inesperat (${error}). Si es repeteix, passa aquest avís a ${administrator}.`,
  },
  kinds: {
    'send-mail': 'Enviar un correu',
    'sweep-mails': 'Recuperar correus sense enviar',
    'post-alert': `Avisar ${administrator}`,
    'encode-picture': 'Preparar les mides d’una imatge',
    'sweep-pictures': 'Revisar les imatges',
    'sweep-budgets': 'Buidar els límits d’intents',
    'sweep-holds': 'Alliberar places sense confirmar',
    'sweep-guest-links': 'Donar a cada comensal el seu enllaç',
    'sweep-waiting-lists': 'Atendre les llistes d’espera',
    'send-event-messages': 'Enviar els missatges dels esdeveniments',
    'tell-team': 'Avisar l’equip',
    'tell-team-daily': 'Avís diari a l’equip',
    'erase-left-party': 'Esborrar qui deixa la llista d’espera',
    'run-import': 'Comprovar, importar o desfer un fitxer',
    'purge-what-is-over': 'Esborrar les dades que han complert el termini',
    'report-security-bursts': 'Avisar d’atacs al web',
    'nightly-backup': 'Còpia de seguretat de cada nit',
    'base-backup': 'Còpia completa de la base de dades',
    'restore-drill': 'Prova de restauració de la còpia',
    'external-nightly-backup': 'Còpia de seguretat de cada nit',
    'external-restore-drill': 'Prova de restauració de la còpia',
  },
  queue: {
    label: 'Tasques fallides del servidor',
    one: (kind) => `Ha fallat una tasca del servidor: ${kind}`,
    several: (count) => `Han fallat ${count} tasques del servidor`,
    last: (kind) => `L’última: ${kind}.`,
    review: 'Revisa',
  },
})

export type JobTexts = (typeof jobTexts)['es']
