import { pairTexts } from '#app/i18n/panel-texts.ts'
import { de } from '#app/i18n/elision.ts'
import { es } from './frame-texts.es.ts'

export const frameTexts = pairTexts(es, {
  tabs: 'Esdeveniment',
  seats: (taken, all) => `${taken} ${de(all)} places`,
  states: {
    draft: 'Esborrany',
    scheduled: 'Programat',
    published: 'Publicat',
    cancelled: 'Cancel·lat',
    archived: 'Arxivat',
    past: 'Finalitzat',
  },
  site: 'Mostra al web',
})

export type FrameTexts = (typeof frameTexts)['es']
