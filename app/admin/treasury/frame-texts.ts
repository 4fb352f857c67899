import { panelTexts } from '#app/i18n/panel-texts.ts'

export const frameTexts = panelTexts({
  tabs: { es: 'Páginas de la tesorería', ca: 'Pàgines de la tresoreria' },
  pages: {
    today: { es: 'Hoy', ca: 'Avui' },
    accounts: { es: 'Cuentas', ca: 'Comptes' },
    fees: { es: 'Cuotas', ca: 'Quotes' },
    remittances: { es: 'Remesas', ca: 'Remeses' },
    reminders: { es: 'Recordatorios', ca: 'Recordatoris' },
    mandates: { es: 'Órdenes', ca: 'Ordres' },
    creditor: { es: 'Acreedor', ca: 'Creditor' },
  },
})

export type FrameTexts = (typeof frameTexts)['es']
