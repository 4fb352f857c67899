import { de } from '#app/i18n/elision.ts'
import type { FrameTexts } from './frame-texts.es.ts'

export const ca: FrameTexts = {
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
  site: 'Mostra al lloc web',
}
