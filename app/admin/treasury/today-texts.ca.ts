import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './today-texts.es.ts'

const accounts = (count: number) => (count === 1 ? '1 compte' : `${count} comptes`)

export const todayTexts = pairTexts(es, {
  title: 'Tresoreria',
  counters: {
    owed: (count) => `Pendent de cobrament: ${accounts(count)}`,
    overdue: (count) => `Vençut: ${accounts(count)}`,
    credit: (count) => `Saldo a favor: ${accounts(count)}`,
    held: 'Comptes retinguts',
  },
  plot: {
    title: 'Càrrecs i cobraments per mes',
    label: 'Càrrecs i cobraments dels darrers dotze mesos. Les xifres són a la taula que segueix.',
    month: 'Mes',
    owed: 'Càrrecs',
    collected: 'Cobraments',
    note: 'Els càrrecs, pel mes en què vencen; els cobraments, pel mes en què arriben, amb les devolucions restades.',
  },
})
