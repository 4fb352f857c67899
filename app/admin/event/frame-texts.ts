import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const frameTexts = panelTexts({
  tabs: { es: 'Evento', ca: 'Esdeveniment' },
  seats: {
    es: (taken: number, all: number) => `${taken} de ${all} plazas`,
    ca: (taken: number, all: number) => `${taken} ${de(all)} places`,
  },
  states: {
    draft: { es: 'Borrador', ca: 'Esborrany' },
    scheduled: { es: 'Programado', ca: 'Programat' },
    published: { es: 'Publicado', ca: 'Publicat' },
    cancelled: { es: 'Cancelado', ca: 'Cancel·lat' },
    archived: { es: 'Archivado', ca: 'Arxivat' },
    past: { es: 'Finalizado', ca: 'Finalitzat' },
  },
  site: { es: 'Ver en la web', ca: 'Mostra al web' },
})

export type FrameTexts = (typeof frameTexts)['es']
