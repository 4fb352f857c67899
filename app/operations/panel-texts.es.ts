import { formatDateTime } from '#app/i18n/dates.ts'
import { describeCopyProblem } from './copy-problems.ts'
import type { CopyTexts, OperationTexts } from './operation-texts.ts'

const lastGood = (since: string | null) => `la última buena: ${since ?? 'ninguna'}`
const from = (since: string | null) => (since ? ` desde el ${since}` : '')

const copies: CopyTexts = {
  problems: {
    'nightly-failed': (since) => `La última copia de seguridad automática ha fallado (${lastGood(since)}):`,
    'nightly-late': (since) => `Hace más de 48 horas que no se hace una copia de seguridad (${lastGood(since)}).`,
    'base-failed': (since) => `La última copia de los archivos de la base de datos ha fallado (${lastGood(since)}):`,
    'base-late': (since) =>
      `Hace más de 48 horas que no se copian los archivos de la base de datos (${lastGood(since)}).`,
    'drill-failed': (since) => `La última prueba de restauración ha fallado (${lastGood(since)}):`,
    'drill-late': (since) => `Hace más de dos semanas que no se prueba a restaurar las copias (${lastGood(since)}).`,
    'not-archived': () =>
      'La base de datos no guarda sus cambios al momento: detén todos los procesos del Cercle y vuelve a iniciarlos.',
    'wal-waiting': (since) =>
      `Los últimos cambios no llegan a las copias${from(since)}: el registro del servidor dice por qué.`,
    sending: (since) =>
      `Las copias no salen de este equipo${from(since)}: revisa BACKUP_COMMAND; el registro del servidor dice por qué falla.`,
  },
  reasons: {
    'no-space': 'no queda sitio en el disco.',
    differs: 'al comprobarla, no devolvía los mismos datos.',
    damaged: 'al comprobarla, el archivo estaba dañado.',
    locked: 'no se puede descifrar con la clave de este equipo.',
    missing: 'faltan copias.',
    'not-archived': 'los cambios que necesita no han llegado a las copias.',
    fault: 'el registro del servidor dice por qué.',
  },
}

const copyText = describeCopyProblem(copies, 'es')
const copyByHand = 'Mientras tanto, haz una copia a mano con «npm run backup -- ARCHIVO» y guárdala en otro equipo.'

export const es: OperationTexts = {
  notice: (openedAt) => `Aviso del ${openedAt}.`,
  mail: {
    opened: (title) => `Aviso de la web: ${title}`,
    recovered: (title) => `Resuelto: ${title}`,
    recoveredHeading: (title) => `${title}: resuelto`,
    recoveredText: 'El problema ya no aparece.',
    footer: 'Aviso automático de la web del club para quien la administra.',
    open: 'Abrir el panel',
    since: 'Desde',
    until: 'Resuelto',
  },
  incidents: {
    'backup-nightly': { title: 'Copia de seguridad', text: copyText, advice: copyByHand },
    'backup-base': { title: 'Copia de los archivos de la base de datos', text: copyText, advice: copyByHand },
    'backup-drill': { title: 'Prueba de restauración', text: copyText, advice: copyByHand },
    'backup-wal': { title: 'Copia continua', text: copyText, advice: copyByHand },
    'backup-sending': { title: 'Copias fuera del equipo', text: copyText, advice: copyByHand },
    mail: {
      title: 'Correo',
      text: ({ refused, oldestMinutes }) =>
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
      advice:
        'Mira en el panel, en «Correos», qué responde el servidor, y revisa SMTP_URL. Los que esperan saldrán solos cuando el servidor los acepte.',
    },
    'mail-certificate': {
      title: 'Certificado del servidor de correo',
      text: (detail) =>
        detail.problem === 'invalid'
          ? `El certificado del servidor de correo no es válido (${detail.reason}): no se le entrega ningún mensaje.`
          : `El certificado del servidor de correo caduca el ${formatDateTime(detail.until, 'es')}.`,
      advice: 'Pide a quien lleva el servidor de correo que renueve el certificado.',
    },
    disk: {
      title: 'Espacio en el disco',
      text: ({ free }) =>
        Object.entries(free)
          .map(([folder, percent]) => `Queda libre el ${percent} % del disco de ${folder}.`)
          .join(' '),
      advice: 'Libera espacio o amplía el disco: sin sitio no se guarda ninguna inscripción y no se hacen copias.',
    },
    key: {
      title: 'Clave de cifrado',
      text: ({ ids }) =>
        `Falta la clave de cifrado ${ids.join(', ')}: la web sigue abierta, pero no volverá a arrancar.`,
      advice: 'Restaura la clave desde tu copia antes de reiniciar (docs/backup.md, «The key»).',
    },
    answers: {
      title: 'Errores de la web',
      text: ({ failed, all }) =>
        `En cinco minutos ${failed === 1 ? 'ha' : 'han'} fallado ${failed} de ${all} respuestas (estado 500 o mayor).`,
      advice: 'El registro del servidor dice por qué: busca las líneas con «level»:50.',
    },
    returns: {
      title: 'Recibos devueltos por un fallo del club',
      text: ({ count, codes }) =>
        `El banco ha devuelto ${count === 1 ? '1 recibo' : `${count} recibos`} por un fallo del fichero o de los datos del club (${codes.join(', ')}).`,
      advice:
        'Mira en «Tesorería», «Remesas», qué recibos son, corrige el acreedor o las órdenes, y pregunta al banco qué significa el código. El aviso acaba cuando se vuelven a cobrar.',
    },
    database: {
      title: 'Base de datos',
      text: () => 'La base de datos no responde o no acepta cambios.',
      advice:
        'Comprueba que PostgreSQL está en marcha, que hay sitio en el disco y que el servidor al que se conecta es el principal.',
    },
  },
}
