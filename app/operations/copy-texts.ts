import { formatDateTime } from '#app/i18n/dates.ts'
import { del } from '#app/i18n/elision.ts'
import type { Language } from '#app/i18n/language.ts'
import { panelTexts, type PanelTexts } from '#app/i18n/panel-texts.ts'
import type { CopyDetail } from './incident-kinds.ts'

const lastGood = {
  es: (since: string | null) => `la última buena: ${since ?? 'ninguna'}`,
  ca: (since: string | null) => `l’última bona: ${since ?? 'cap'}`,
}
const from = {
  es: (since: string | null) => (since ? ` desde el ${since}` : ''),
  ca: (since: string | null) => (since ? ` des ${del(since)}` : ''),
}

const copyTexts = panelTexts({
  /** @param since formatted, of the last good copy */
  problems: {
    'nightly-failed': {
      es: (since: string | null) => `La última copia de seguridad automática ha fallado (${lastGood.es(since)}):`,
      ca: (since: string | null) => `L’última còpia de seguretat automàtica ha fallat (${lastGood.ca(since)}):`,
    },
    'nightly-late': {
      es: (since: string | null) =>
        `Hace más de 48 horas que no se hace una copia de seguridad (${lastGood.es(since)}).`,
      ca: (since: string | null) => `Fa més de 48 hores que no es fa cap còpia de seguretat (${lastGood.ca(since)}).`,
    },
    'base-failed': {
      es: (since: string | null) =>
        `La última copia de los archivos de la base de datos ha fallado (${lastGood.es(since)}):`,
      ca: (since: string | null) =>
        `L’última còpia dels fitxers de la base de dades ha fallat (${lastGood.ca(since)}):`,
    },
    'base-late': {
      es: (since: string | null) =>
        `Hace más de 48 horas que no se copian los archivos de la base de datos (${lastGood.es(since)}).`,
      ca: (since: string | null) =>
        `Fa més de 48 hores que no es copien els fitxers de la base de dades (${lastGood.ca(since)}).`,
    },
    'drill-failed': {
      es: (since: string | null) => `La última prueba de restauración ha fallado (${lastGood.es(since)}):`,
      ca: (since: string | null) => `L’última prova de restauració ha fallat (${lastGood.ca(since)}):`,
    },
    'drill-late': {
      es: (since: string | null) =>
        `Hace más de dos semanas que no se prueba a restaurar las copias (${lastGood.es(since)}).`,
      ca: (since: string | null) =>
        `Fa més de dues setmanes que no es prova de restaurar les còpies (${lastGood.ca(since)}).`,
    },
    'not-archived': {
      es: () =>
        'La base de datos no guarda sus cambios al momento: detén todos los procesos del Cercle y vuelve a iniciarlos.',
      ca: () =>
        'La base de dades no desa els canvis al moment: atura tots els processos del Cercle i torna’ls a iniciar.',
    },
    'wal-waiting': {
      es: (since: string | null) =>
        `Los últimos cambios no llegan a las copias${from.es(since)}: el registro del servidor dice por qué.`,
      ca: (since: string | null) =>
        `Els últims canvis no arriben a les còpies${from.ca(since)}: el registre del servidor diu per què.`,
    },
    sending: {
      es: (since: string | null) =>
        `Las copias no salen de este equipo${from.es(since)}: revisa BACKUP_COMMAND; el registro del servidor dice por qué falla.`,
      ca: (since: string | null) =>
        `Les còpies no surten d’aquest equip${from.ca(since)}: revisa BACKUP_COMMAND; el registre del servidor diu per què falla.`,
    },
  } satisfies Record<CopyDetail['problem'], PanelTexts<(since: string | null) => string>>,
  reasons: {
    'no-space': { es: 'no queda sitio en el disco.', ca: 'no queda espai al disc.' },
    differs: {
      es: 'al comprobarla, no devolvía los mismos datos.',
      ca: 'en comprovar-la, no tornava les mateixes dades.',
    },
    damaged: { es: 'al comprobarla, el archivo estaba dañado.', ca: 'en comprovar-la, el fitxer estava malmès.' },
    locked: {
      es: 'no se puede descifrar con la clave de este equipo.',
      ca: 'no es pot desxifrar amb la clau d’aquest equip.',
    },
    missing: { es: 'faltan copias.', ca: 'falten còpies.' },
    'not-archived': {
      es: 'los cambios que necesita no han llegado a las copias.',
      ca: 'els canvis que necessita no han arribat a les còpies.',
    },
    fault: { es: 'el registro del servidor dice por qué.', ca: 'el registre del servidor diu per què.' },
  },
})

/** The problem with the copies and its reason, as two sentences. */
export function describeCopyProblem({ problem, fault, since }: CopyDetail, language: Language): string {
  const { problems, reasons } = copyTexts[language]
  const found: Partial<Record<string, string>> = reasons
  const reason = fault ? ` ${found[fault] ?? reasons.fault}` : ''
  return problems[problem](since ? formatDateTime(since, language) : null) + reason
}
