import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './frame-texts.es.ts'

export const frameTexts = pairTexts(es, {
  tabs: 'Pàgines de la tresoreria',
  pages: {
    today: 'Avui',
    accounts: 'Comptes',
    fees: 'Quotes',
    remittances: 'Remeses',
    reminders: 'Recordatoris',
    mandates: 'Ordres',
    creditor: 'Creditor',
  },
})
export type FrameTexts = (typeof frameTexts)['es']
