import { panelTexts } from '#app/i18n/panel-texts.ts'

export const clubHistoryTexts = panelTexts({
  title: { es: 'Versiones anteriores', ca: 'Versions anteriors' },
  none: {
    es: 'Todavía no se ha guardado ninguna versión: se usan los datos de ejemplo.',
    ca: 'Encara no s’ha desat cap versió: es fan servir les dades d’exemple.',
  },
  current: { es: 'Vigente', ca: 'Vigent' },
  savedBy: { es: (name: string) => `Guardó ${name}`, ca: (name: string) => `Ho va desar ${name}` },
  deletedAccount: { es: 'una cuenta eliminada', ca: 'un compte eliminat' },
  restoredFrom: {
    es: (version: number) => `Recuperó la versión ${version}`,
    ca: (version: number) => `Va recuperar la versió ${version}`,
  },
  version: { es: (number: number) => `Versión ${number}`, ca: (number: number) => `Versió ${number}` },
  confirmed: {
    es: (fields: string) => `Confirmó que son del club: ${fields}`,
    ca: (fields: string) => `Va confirmar que són del club: ${fields}`,
  },
  empty: { es: 'vacío', ca: 'buit' },
  to: { es: 'a', ca: 'a' },
  restore: { es: 'Volver a esta versión', ca: 'Torna a aquesta versió' },
  restoreNamed: {
    es: (version: number) => `Volver a la versión ${version}`,
    ca: (version: number) => `Torna a la versió ${version}`,
  },
  older: { es: 'Más antiguas', ca: 'Més antigues' },
  newest: { es: 'Volver a las más recientes', ca: 'Torna a les més recents' },
  question: {
    es: (version: number) => `¿Volver a la versión ${version}?`,
    ca: (version: number) => `Vols tornar a la versió ${version}?`,
  },
  explanation: {
    es: 'Se guarda como una versión nueva y la web la muestra enseguida. No se pierde ninguna otra.',
    ca: 'Es desa com una versió nova i el web la mostra de seguida. No se’n perd cap altra.',
  },
  restored: { es: 'Versión recuperada', ca: 'Versió recuperada' },
  failed: { es: 'Error al recuperar la versión', ca: 'Error en recuperar la versió' },
})

export type ClubHistoryTexts = (typeof clubHistoryTexts)['es']
