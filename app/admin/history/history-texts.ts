import { del } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const historyTexts = panelTexts({
  title: { es: (name: string) => `Historial de «${name}»`, ca: (name: string) => `Historial de «${name}»` },
  lead: {
    es: 'Qué se ha cambiado, cuándo y por quién. «Restaurar» devuelve los textos y las imágenes a como estaban antes del cambio y lo guarda como una versión nueva; fechas, precios, estados y formas de pago se cambian en su formulario. Cada línea se borra a los 12 meses.',
    ca: 'Què s’ha canviat, quan i per qui. «Restaura» torna els textos i les imatges a com eren abans del canvi i ho desa com una versió nova; dates, preus, estats i formes de pagament es canvien al seu formulari. Cada línia s’esborra al cap de 12 mesos.',
  },
  back: { es: 'Volver', ca: 'Torna' },
  label: { es: 'Cambios', ca: 'Canvis' },
  none: { es: 'Todavía no hay cambios guardados.', ca: 'Encara no hi ha canvis desats.' },
  older: { es: 'Cambios anteriores', ca: 'Canvis anteriors' },
  newest: { es: 'Los más recientes', ca: 'Els més recents' },
  by: { es: (who: string) => `por ${who}`, ca: (who: string) => `per ${who}` },
  byUnknown: { es: 'sin persona anotada', ca: 'sense persona anotada' },
  to: { es: 'ahora:', ca: 'ara:' },
  restore: { es: 'Restaurar', ca: 'Restaura' },
  restoreNamed: {
    es: (when: string) => `Restaurar lo de antes del ${when}`,
    ca: (when: string) => `Restaura el d’abans ${del(when)}`,
  },
  question: {
    es: (when: string) => `¿Volver a como estaba antes del ${when}?`,
    ca: (when: string) => `Vols tornar a com era abans ${del(when)}?`,
  },
  explanation: {
    es: 'Los textos y las imágenes vuelven a como estaban. Nada se pierde: es un cambio más del historial.',
    ca: 'Els textos i les imatges tornen a com eren. No es perd res: és un canvi més de l’historial.',
  },
  restoring: { es: 'Restaurando…', ca: 'S’està restaurant…' },
  restored: { es: 'Textos restaurados', ca: 'Textos restaurats' },
  failed: { es: 'No se pudo restaurar', ca: 'No s’ha pogut restaurar' },
  refusals: {
    unknown: { es: 'Ya no existe.', ca: 'Ja no existeix.' },
    conflict: {
      es: 'Alguien lo ha guardado mientras tanto. Vuelve a abrir el historial.',
      ca: 'Algú ho ha desat mentrestant. Torna a obrir l’historial.',
    },
    'nothing-new': {
      es: 'En este cambio no hay textos ni imágenes.',
      ca: 'En aquest canvi no hi ha textos ni imatges.',
    },
    'picture-gone': {
      es: 'Una de las imágenes de entonces ya no existe.',
      ca: 'Una de les imatges d’aleshores ja no existeix.',
    },
  },
  values: {
    empty: { es: 'vacío', ca: 'buit' },
    yes: { es: 'sí', ca: 'sí' },
    no: { es: 'no', ca: 'no' },
    picture: { es: 'imagen', ca: 'imatge' },
    draft: { es: 'borrador', ca: 'esborrany' },
    published: { es: 'publicado', ca: 'publicat' },
    cancelled: { es: 'cancelado', ca: 'cancel·lat' },
    auto: { es: 'automático', ca: 'automàtic' },
    manual: { es: 'a mano', ca: 'a mà' },
    off: { es: 'no se ofrecen', ca: 'no s’ofereixen' },
  },
  inCatalan: { es: (label: string) => `${label} (catalán)`, ca: (label: string) => `${label} (català)` },
})

export type HistoryTexts = (typeof historyTexts)['es']
