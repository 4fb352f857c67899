import { formatDateTime } from '#app/i18n/dates.ts'
import { describeCopyProblem } from './copy-labels.ts'
import type { IncidentDetails, IncidentKind, Problem } from './incident-kinds.ts'

type IncidentTexts<Kind extends IncidentKind> = {
  title: string
  text: (detail: IncidentDetails[Kind]) => string
  advice: string
}

const copyByHand = 'Mientras tanto, haz una copia a mano con «npm run backup -- ARCHIVO» y guárdala en otro equipo.'

const incidentTexts: { [Kind in IncidentKind]: IncidentTexts<Kind> } = {
  'backup-nightly': { title: 'Copia de seguridad', text: describeCopyProblem, advice: copyByHand },
  'backup-base': { title: 'Copia de los archivos de la base de datos', text: describeCopyProblem, advice: copyByHand },
  'backup-drill': { title: 'Prueba de restauración', text: describeCopyProblem, advice: copyByHand },
  'backup-wal': { title: 'Copia continua', text: describeCopyProblem, advice: copyByHand },
  'backup-sending': { title: 'Copias fuera del equipo', text: describeCopyProblem, advice: copyByHand },
  mail: {
    title: 'Correo',
    text: ({ refused, oldestMinutes }) =>
      [
        ...(refused > 0
          ? [
              `El servidor de correo ha rechazado ${refused} ${refused === 1 ? 'mensaje' : 'mensajes'} en la última hora.`,
            ]
          : []),
        ...(oldestMinutes > 0 ? [`Hay correos que llevan ${oldestMinutes} minutos sin salir.`] : []),
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
        .map(([folder, percent]) => `Queda libre el ${percent} % del disco de ${folder}.`)
        .join(' '),
    advice: 'Libera espacio o amplía el disco: sin sitio no se guarda ninguna inscripción y no se hacen copias.',
  },
  key: {
    title: 'Clave de cifrado',
    text: ({ ids }) => `Falta la clave de cifrado ${ids.join(', ')}: la web sigue abierta, pero no volverá a arrancar.`,
    advice: 'Restaura la clave desde tu copia antes de reiniciar (docs/backup.md, «The key»).',
  },
  answers: {
    title: 'Errores de la web',
    text: ({ failed, all }) => `En cinco minutos han fallado ${failed} de ${all} respuestas (estado 500 o mayor).`,
    advice: 'El registro del servidor dice por qué: busca las líneas con «level»:50.',
  },
  database: {
    title: 'Base de datos',
    text: () => 'La base de datos no responde o no acepta cambios.',
    advice:
      'Comprueba que PostgreSQL está en marcha, que hay sitio en el disco y que el servidor al que se conecta es el principal.',
  },
}

export type IncidentText = { title: string; text: string; advice: string }

/** Spanish texts for the panel, the mail and the webhook. */
export function describeProblem({ kind, detail }: Problem): IncidentText {
  const { title, text, advice } = incidentTexts[kind] as IncidentTexts<IncidentKind>
  return { title, text: text(detail), advice }
}
