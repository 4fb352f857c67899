import { formatDateTime } from '#app/i18n/dates.ts'
import { de, del, el } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'
import { describeCopyProblem } from './copy-texts.ts'
import type { CopyDetail, IncidentDetails, IncidentKind } from './incident-kinds.ts'

const copyText = {
  es: (detail: CopyDetail) => describeCopyProblem(detail, 'es'),
  ca: (detail: CopyDetail) => describeCopyProblem(detail, 'ca'),
}
const copyByHand = {
  es: 'Mientras tanto, haz una copia a mano con «npm run backup -- ARCHIVO» y guárdala en otro equipo.',
  ca: 'Mentrestant, fes una còpia a mà amb «npm run backup -- FITXER» i guarda-la en un altre equip.',
}

export const operationTexts = panelTexts({
  notice: { es: (openedAt: string) => `Aviso del ${openedAt}.`, ca: (openedAt: string) => `Avís ${del(openedAt)}.` },
  mail: {
    opened: { es: (title: string) => `Aviso de la web: ${title}`, ca: (title: string) => `Avís del web: ${title}` },
    recovered: { es: (title: string) => `Resuelto: ${title}`, ca: (title: string) => `Resolt: ${title}` },
    recoveredHeading: { es: (title: string) => `${title}: resuelto`, ca: (title: string) => `${title}: resolt` },
    recoveredText: { es: 'El problema ya no aparece.', ca: 'El problema ja no apareix.' },
    footer: {
      es: 'Aviso automático de la web del club para quien la administra.',
      ca: 'Avís automàtic del web del club per a qui l’administra.',
    },
    open: { es: 'Abrir el panel', ca: 'Obre el panell' },
    since: { es: 'Desde', ca: 'Des de' },
    until: { es: 'Resuelto', ca: 'Resolt' },
  },
  incidents: {
    'backup-nightly': {
      title: { es: 'Copia de seguridad', ca: 'Còpia de seguretat' },
      text: copyText,
      advice: copyByHand,
    },
    'backup-base': {
      title: { es: 'Copia de los archivos de la base de datos', ca: 'Còpia dels fitxers de la base de dades' },
      text: copyText,
      advice: copyByHand,
    },
    'backup-drill': {
      title: { es: 'Prueba de restauración', ca: 'Prova de restauració' },
      text: copyText,
      advice: copyByHand,
    },
    'backup-wal': { title: { es: 'Copia continua', ca: 'Còpia contínua' }, text: copyText, advice: copyByHand },
    'backup-sending': {
      title: { es: 'Copias fuera del equipo', ca: 'Còpies fora de l’equip' },
      text: copyText,
      advice: copyByHand,
    },
    mail: {
      title: { es: 'Correo', ca: 'Correu' },
      text: {
        es: ({ refused, oldestMinutes }: IncidentDetails['mail']) =>
          [
            ...(refused > 0
              ? [
                  `El servidor de correo ha rechazado ${refused} ${refused === 1 ? 'mensaje' : 'mensajes'} en la última hora.`,
                ]
              : []),
            ...(oldestMinutes > 0
              ? [`Hay correos que llevan ${oldestMinutes} ${oldestMinutes === 1 ? 'minuto' : 'minutos'} sin salir.`]
              : []),
          ].join(' '),
        ca: ({ refused, oldestMinutes }: IncidentDetails['mail']) =>
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
      },
      advice: {
        es: 'Mira en el panel, en «Correos», qué responde el servidor, y revisa SMTP_URL. Los que esperan saldrán solos cuando el servidor los acepte.',
        ca: 'Mira al panell, a «Correus», què respon el servidor, i revisa SMTP_URL. Els que esperen sortiran sols quan el servidor els accepti.',
      },
    },
    'mail-certificate': {
      title: { es: 'Certificado del servidor de correo', ca: 'Certificat del servidor de correu' },
      text: {
        es: (detail: IncidentDetails['mail-certificate']) =>
          detail.problem === 'invalid'
            ? `El certificado del servidor de correo no es válido (${detail.reason}): no se le entrega ningún mensaje.`
            : `El certificado del servidor de correo caduca el ${formatDateTime(detail.until, 'es')}.`,
        ca: (detail: IncidentDetails['mail-certificate']) =>
          detail.problem === 'invalid'
            ? `El certificat del servidor de correu no és vàlid (${detail.reason}): no se li lliura cap missatge.`
            : `El certificat del servidor de correu caduca ${el(formatDateTime(detail.until, 'ca'))}.`,
      },
      advice: {
        es: 'Pide a quien lleva el servidor de correo que renueve el certificado.',
        ca: 'Demana a qui porta el servidor de correu que renovi el certificat.',
      },
    },
    disk: {
      title: { es: 'Espacio en el disco', ca: 'Espai al disc' },
      text: {
        es: ({ free }: IncidentDetails['disk']) =>
          Object.entries(free)
            .map(([folder, percent]) => `Queda libre el ${percent} % del disco de ${folder}.`)
            .join(' '),
        ca: ({ free }: IncidentDetails['disk']) =>
          Object.entries(free)
            .map(([folder, percent]) => `Queda lliure el ${percent} % del disc de ${folder}.`)
            .join(' '),
      },
      advice: {
        es: 'Libera espacio o amplía el disco: sin sitio no se guarda ninguna inscripción y no se hacen copias.',
        ca: 'Allibera espai o amplia el disc: sense espai no es desa cap inscripció i no es fan còpies.',
      },
    },
    key: {
      title: { es: 'Clave de cifrado', ca: 'Clau de xifratge' },
      text: {
        es: ({ ids }: IncidentDetails['key']) =>
          `Falta la clave de cifrado ${ids.join(', ')}: la web sigue abierta, pero no volverá a arrancar.`,
        ca: ({ ids }: IncidentDetails['key']) =>
          `Falta la clau de xifratge ${ids.join(', ')}: el web continua obert, però no tornarà a arrencar.`,
      },
      advice: {
        es: 'Restaura la clave desde tu copia antes de reiniciar (docs/backup.md, «The key»).',
        ca: 'Restaura la clau des de la teva còpia abans de reiniciar (docs/backup.md, «The key»).',
      },
    },
    answers: {
      title: { es: 'Errores de la web', ca: 'Errors del web' },
      text: {
        es: ({ failed, all }: IncidentDetails['answers']) =>
          `En cinco minutos ${failed === 1 ? 'ha' : 'han'} fallado ${failed} de ${all} respuestas (estado 500 o mayor).`,
        ca: ({ failed, all }: IncidentDetails['answers']) =>
          `En cinc minuts ${failed === 1 ? 'ha' : 'han'} fallat ${failed} ${de(all)} respostes (estat 500 o superior).`,
      },
      advice: {
        es: 'El registro del servidor dice por qué: busca las líneas con «level»:50.',
        ca: 'El registre del servidor diu per què: cerca les línies amb «level»:50.',
      },
    },
    returns: {
      title: { es: 'Recibos devueltos por un fallo del club', ca: 'Rebuts retornats per una errada del club' },
      text: {
        es: ({ count, codes }: IncidentDetails['returns']) =>
          `El banco ha devuelto ${count === 1 ? '1 recibo' : `${count} recibos`} por un fallo del fichero o de los datos del club (${codes.join(', ')}).`,
        ca: ({ count, codes }: IncidentDetails['returns']) =>
          `El banc ha retornat ${count === 1 ? '1 rebut' : `${count} rebuts`} per una errada del fitxer o de les dades del club (${codes.join(', ')}).`,
      },
      advice: {
        es: 'Mira en «Tesorería», «Remesas», qué recibos son, corrige el acreedor o las órdenes, y pregunta al banco qué significa el código. El aviso acaba cuando se vuelven a cobrar.',
        ca: 'Mira a «Tresoreria», «Remeses», quins rebuts són, corregeix el creditor o les ordres, i pregunta al banc què vol dir el codi. L’avís s’acaba quan es tornen a cobrar.',
      },
    },
    database: {
      title: { es: 'Base de datos', ca: 'Base de dades' },
      text: {
        es: () => 'La base de datos no responde o no acepta cambios.',
        ca: () => 'La base de dades no respon o no accepta canvis.',
      },
      advice: {
        es: 'Comprueba que PostgreSQL está en marcha, que hay sitio en el disco y que el servidor al que se conecta es el principal.',
        ca: 'Comprova que PostgreSQL està en marxa, que hi ha espai al disc i que el servidor al qual es connecta és el principal.',
      },
    },
  } satisfies Record<IncidentKind, object>,
})
