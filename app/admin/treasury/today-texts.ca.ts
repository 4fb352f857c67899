import { el } from '#app/i18n/elision.ts'
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
  work: {
    title: 'Pendent',
    none: 'No hi ha res pendent',
    acts: {
      next: 'Obre la remesa',
      returns: 'Mostra les devolucions',
      missing: 'Mostra les ordres',
      expiring: 'Mostra les ordres',
    },
    draft: (number, day) => `Remesa ${number}, que venç ${el(day)}: per avisar`,
    notified: (number, day) => `Remesa ${number}, que venç ${el(day)}: per segellar`,
    sealed: (number, day) => `Remesa ${number}, que venç ${el(day)}: per pujar al banc`,
    presented: (number, day) => `Remesa ${number}, que venç ${el(day)}: per abonar`,
    returns: (count) => (count === 1 ? '1 devolució sense resoldre' : `${count} devolucions sense resoldre`),
    missing: (count) =>
      count === 1 ? '1 soci sense ordre de domiciliació' : `${count} socis sense ordre de domiciliació`,
    expiring: (count) =>
      count === 1
        ? '1 ordre caduca d’aquí a tres mesos o abans'
        : `${count} ordres caduquen d’aquí a tres mesos o abans`,
  },
  plot: {
    title: 'Càrrecs i cobraments per mes',
    label: 'Càrrecs i cobraments dels últims dotze mesos. Les xifres són a la taula que segueix.',
    month: 'Mes',
    owed: 'Càrrecs',
    collected: 'Cobraments',
    note: 'Els càrrecs, pel mes en què vencen; els cobraments, pel mes en què arriben, amb les devolucions restades.',
  },
})
