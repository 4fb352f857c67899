import { el } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const assemblyTexts = panelTexts({
  link: { es: 'Lista para la asamblea', ca: 'Llista per a l’assemblea' },
  title: { es: 'Lista para la asamblea', ca: 'Llista per a l’assemblea' },
  back: { es: 'Todos los socios', ca: 'Tots els socis' },
  day: { es: 'Socios en la fecha', ca: 'Socis en la data' },
  show: { es: 'Mostrar', ca: 'Mostra' },
  lead: {
    es: (day: string, members: number) => `Socios el ${day.toLowerCase()}: ${members}`,
    ca: (day: string, members: number) => `Socis ${el(day.toLowerCase())}: ${members}`,
  },
  none: { es: (day: string) => `No había socios el ${day}`, ca: (day: string) => `No hi havia socis ${el(day)}` },
  heads: {
    place: { es: 'Orden', ca: 'Ordre' },
    number: { es: 'Número', ca: 'Número' },
    name: { es: 'Apellidos y nombre', ca: 'Cognoms i nom' },
    signature: { es: 'Firma', ca: 'Signatura' },
  },
  suspended: {
    es: (number: number) =>
      number === 1 ? 'No está en la lista un socio suspendido.' : `No están en la lista ${number} socios suspendidos.`,
    ca: (number: number) =>
      number === 1 ? 'No és a la llista un soci suspès.' : `No són a la llista ${number} socis suspesos.`,
  },
})
