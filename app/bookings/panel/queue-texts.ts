import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const queueTexts = panelTexts({
  lateSeats: {
    label: { es: 'Cancelaciones fuera de plazo', ca: 'Cancel·lacions fora de termini' },
    what: {
      es: (name: string, seats: number, left: number) =>
        left > 0
          ? `${name} deja ${seats === 1 ? '1 plaza' : `${seats} plazas`} de ${seats + left} fuera de plazo`
          : `${name} cancela fuera de plazo: ${seats === 1 ? '1 plaza' : `${seats} plazas`}`,
      ca: (name: string, seats: number, left: number) =>
        left > 0
          ? `${name} deixa ${seats === 1 ? '1 plaça' : `${seats} places`} ${de(seats + left)} fora de termini`
          : `${name} cancel·la fora de termini: ${seats === 1 ? '1 plaça' : `${seats} places`}`,
    },
    why: {
      es: (title: string) => `«${title}». Envía la hoja a la cocina para que lo sepa.`,
      ca: (title: string) => `«${title}». Envia el full a la cuina perquè ho sàpiga.`,
    },
    paid: {
      es: (amount: string) => `Según los términos, los ${amount} pagados no se devuelven.`,
      ca: (amount: string) => `Segons els termes, els ${amount} pagats no es tornen.`,
    },
    unpaid: { es: 'No consta ningún pago.', ca: 'No consta cap pagament.' },
    open: { es: 'Abrir', ca: 'Obre' },
  },
  refunds: {
    label: { es: 'Reembolsos pendientes', ca: 'Reemborsaments pendents' },
    what: {
      es: (name: string, amount: string) => `Reembolso pendiente: ${name} · ${amount}`,
      ca: (name: string, amount: string) => `Reemborsament pendent: ${name} · ${amount}`,
    },
    settled: { es: (name: string) => `Reembolso hecho: ${name}`, ca: (name: string) => `Reemborsament fet: ${name}` },
    settle: { es: 'Marcar como hecho', ca: 'Marca’l com a fet' },
    undo: { es: 'Deshacer', ca: 'Desfés' },
    seeAll: { es: 'Ver todos', ca: 'Mostra’ls tots' },
    failed: { es: 'Error al marcar el reembolso', ca: 'Error en marcar el reemborsament' },
  },
})

export type QueueTexts = (typeof queueTexts)['es']
