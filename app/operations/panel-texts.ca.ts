import { pairTexts, type PanelTexts } from '#app/i18n/panel-texts.ts'
import { de, del, el } from '#app/i18n/elision.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { describeCopyProblem } from './copy-problems.ts'
import type { CopyTexts, OperationTexts } from './operation-texts.ts'
import { es } from './panel-texts.es.ts'

const lastGood = (since: string | null) => `l’última bona: ${since ?? 'cap'}`
const from = (since: string | null) => (since ? ` des ${del(since)}` : '')

const copies: CopyTexts = {
  problems: {
    'nightly-failed': (since) => `L’última còpia de seguretat automàtica ha fallat (${lastGood(since)}):`,
    'nightly-late': (since) => `Fa més de 48 hores que no es fa cap còpia de seguretat (${lastGood(since)}).`,
    'base-failed': (since) => `L’última còpia dels fitxers de la base de dades ha fallat (${lastGood(since)}):`,
    'base-late': (since) => `Fa més de 48 hores que no es copien els fitxers de la base de dades (${lastGood(since)}).`,
    'drill-failed': (since) => `L’última prova de restauració ha fallat (${lastGood(since)}):`,
    'drill-late': (since) => `Fa més de dues setmanes que no es prova de restaurar les còpies (${lastGood(since)}).`,
    'not-archived': () =>
      'La base de dades no desa els canvis al moment: atura tots els processos del Cercle i torna’ls a iniciar.',
    'wal-waiting': (since) =>
      `Els últims canvis no arriben a les còpies${from(since)}: el registre del servidor diu per què.`,
    sending: (since) =>
      `Les còpies no surten d’aquest equip${from(since)}: revisa BACKUP_COMMAND; el registre del servidor diu per què falla.`,
  },
  reasons: {
    'no-space': 'no queda espai al disc.',
    differs: 'en comprovar-la, no tornava les mateixes dades.',
    damaged: 'en comprovar-la, el fitxer estava malmès.',
    locked: 'no es pot desxifrar amb la clau d’aquest equip.',
    missing: 'falten còpies.',
    'not-archived': 'els canvis que necessita no han arribat a les còpies.',
    fault: 'el registre del servidor diu per què.',
  },
}

const copyText = describeCopyProblem(copies, 'ca')
const copyByHand = 'Mentrestant, fes una còpia a mà amb «npm run backup -- FITXER» i guarda-la en un altre equip.'

export const operationTexts: PanelTexts<OperationTexts> = pairTexts(es, {
  notice: (openedAt) => `Avís ${del(openedAt)}.`,
  mail: {
    opened: (title) => `Avís del web: ${title}`,
    recovered: (title) => `Resolt: ${title}`,
    recoveredHeading: (title) => `${title}: resolt`,
    recoveredText: 'El problema ja no apareix.',
    footer: 'Avís automàtic del web del club per a qui l’administra.',
    open: 'Obre el panell',
    since: 'Des de',
    until: 'Resolt',
  },
  incidents: {
    'backup-nightly': { title: 'Còpia de seguretat', text: copyText, advice: copyByHand },
    'backup-base': { title: 'Còpia dels fitxers de la base de dades', text: copyText, advice: copyByHand },
    'backup-drill': { title: 'Prova de restauració', text: copyText, advice: copyByHand },
    'backup-wal': { title: 'Còpia contínua', text: copyText, advice: copyByHand },
    'backup-sending': { title: 'Còpies fora de l’equip', text: copyText, advice: copyByHand },
    mail: {
      title: 'Correu',
      text: ({ refused, oldestMinutes }) =>
        [
          ...(refused > 0
            ? [
                `El servidor de correu ha rebutjat ${refused} ${refused === 1 ? 'missatge' : 'missatges'} durant l’última hora.`,
              ]
            : []),
          ...(oldestMinutes > 0
            ? [`Hi ha correus que fa ${oldestMinutes} ${oldestMinutes === 1 ? 'minut' : 'minuts'} que no surten.`]
            : []),
        ].join(' '),
      advice:
        'Mira al panell, a «Correus», què respon el servidor, i revisa SMTP_URL. Els que esperen sortiran sols quan el servidor els accepti.',
    },
    'mail-certificate': {
      title: 'Certificat del servidor de correu',
      text: (detail) =>
        detail.problem === 'invalid'
          ? `El certificat del servidor de correu no és vàlid (${detail.reason}): no se li lliura cap missatge.`
          : `El certificat del servidor de correu caduca ${el(formatDateTime(detail.until, 'ca'))}.`,
      advice: 'Demana a qui porta el servidor de correu que renovi el certificat.',
    },
    disk: {
      title: 'Espai al disc',
      text: ({ free }) =>
        Object.entries(free)
          .map(([folder, percent]) => `Queda lliure el ${percent} % del disc de ${folder}.`)
          .join(' '),
      advice: 'Allibera espai o amplia el disc: sense espai no es desa cap inscripció i no es fan còpies.',
    },
    key: {
      title: 'Clau de xifratge',
      text: ({ ids }) =>
        `Falta la clau de xifratge ${ids.join(', ')}: el web continua obert, però no tornarà a arrencar.`,
      advice: 'Restaura la clau des de la teva còpia abans de reiniciar (docs/backup.md, «The key»).',
    },
    answers: {
      title: 'Errors del web',
      text: ({ failed, all }) =>
        `En cinc minuts ${failed === 1 ? 'ha' : 'han'} fallat ${failed} ${de(all)} respostes (estat 500 o superior).`,
      advice: 'El registre del servidor diu per què: cerca les línies amb «level»:50.',
    },
    returns: {
      title: 'Rebuts retornats per una errada del club',
      text: ({ count, codes }) =>
        `El banc ha retornat ${count === 1 ? '1 rebut' : `${count} rebuts`} per una errada del fitxer o de les dades del club (${codes.join(', ')}).`,
      advice:
        'Mira a «Tresoreria», «Remeses», quins rebuts són, corregeix el creditor o les ordres, i pregunta al banc què vol dir el codi. L’avís s’acaba quan es tornen a cobrar.',
    },
    database: {
      title: 'Base de dades',
      text: () => 'La base de dades no respon o no accepta canvis.',
      advice:
        'Comprova que PostgreSQL està en marxa, que hi ha espai al disc i que el servidor al qual es connecta és el principal.',
    },
  },
})
