import { el } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

const accounts = {
  es: (count: number) => (count === 1 ? '1 cuenta' : `${count} cuentas`),
  ca: (count: number) => (count === 1 ? '1 compte' : `${count} comptes`),
}

export const todayTexts = panelTexts({
  title: { es: 'Tesorería', ca: 'Tresoreria' },
  counters: {
    owed: {
      es: (count: number) => `Pendiente de cobro: ${accounts.es(count)}`,
      ca: (count: number) => `Pendent de cobrament: ${accounts.ca(count)}`,
    },
    overdue: {
      es: (count: number) => `Vencido: ${accounts.es(count)}`,
      ca: (count: number) => `Vençut: ${accounts.ca(count)}`,
    },
    credit: {
      es: (count: number) => `Saldo a favor: ${accounts.es(count)}`,
      ca: (count: number) => `Saldo a favor: ${accounts.ca(count)}`,
    },
    held: { es: 'Cuentas retenidas', ca: 'Comptes retinguts' },
  },
  work: {
    title: { es: 'Pendiente', ca: 'Pendent' },
    none: { es: 'No hay nada pendiente', ca: 'No hi ha res pendent' },
    acts: {
      next: { es: 'Abrir la remesa', ca: 'Obre la remesa' },
      returns: { es: 'Ver las devoluciones', ca: 'Mostra les devolucions' },
      missing: { es: 'Ver las órdenes', ca: 'Mostra les ordres' },
      expiring: { es: 'Ver las órdenes', ca: 'Mostra les ordres' },
    },
    draft: {
      es: (number: string, day: string) => `Remesa ${number}, que vence el ${day}: por avisar`,
      ca: (number: string, day: string) => `Remesa ${number}, que venç ${el(day)}: per avisar`,
    },
    notified: {
      es: (number: string, day: string) => `Remesa ${number}, que vence el ${day}: por sellar`,
      ca: (number: string, day: string) => `Remesa ${number}, que venç ${el(day)}: per segellar`,
    },
    sealed: {
      es: (number: string, day: string) => `Remesa ${number}, que vence el ${day}: por subir al banco`,
      ca: (number: string, day: string) => `Remesa ${number}, que venç ${el(day)}: per pujar al banc`,
    },
    presented: {
      es: (number: string, day: string) => `Remesa ${number}, que vence el ${day}: por abonar`,
      ca: (number: string, day: string) => `Remesa ${number}, que venç ${el(day)}: per abonar`,
    },
    returns: {
      es: (count: number) => (count === 1 ? '1 devolución sin resolver' : `${count} devoluciones sin resolver`),
      ca: (count: number) => (count === 1 ? '1 devolució sense resoldre' : `${count} devolucions sense resoldre`),
    },
    missing: {
      es: (count: number) =>
        count === 1 ? '1 socio sin orden de domiciliación' : `${count} socios sin orden de domiciliación`,
      ca: (count: number) =>
        count === 1 ? '1 soci sense ordre de domiciliació' : `${count} socis sense ordre de domiciliació`,
    },
    expiring: {
      es: (count: number) =>
        count === 1 ? '1 orden caduca en tres meses o menos' : `${count} órdenes caducan en tres meses o menos`,
      ca: (count: number) =>
        count === 1
          ? '1 ordre caduca d’aquí a tres mesos o abans'
          : `${count} ordres caduquen d’aquí a tres mesos o abans`,
    },
  },
  plot: {
    title: { es: 'Cargos y cobros por mes', ca: 'Càrrecs i cobraments per mes' },
    label: {
      es: 'Cargos y cobros de los últimos doce meses. Las cifras están en la tabla que sigue.',
      ca: 'Càrrecs i cobraments dels últims dotze mesos. Les xifres són a la taula que segueix.',
    },
    month: { es: 'Mes', ca: 'Mes' },
    owed: { es: 'Cargos', ca: 'Càrrecs' },
    collected: { es: 'Cobros', ca: 'Cobraments' },
    note: {
      es: 'Los cargos, por el mes en que vencen; los cobros, por el mes en que llegan, con las devoluciones restadas.',
      ca: 'Els càrrecs, pel mes en què vencen; els cobraments, pel mes en què arriben, amb les devolucions restades.',
    },
  },
})
