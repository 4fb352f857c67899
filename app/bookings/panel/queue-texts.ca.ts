import { pairTexts } from '#app/i18n/panel-texts.ts'
import { de } from '#app/i18n/elision.ts'
import { es } from './queue-texts.es.ts'

export const queueTexts = pairTexts(es, {
  lateSeats: {
    label: 'Cancel·lacions fora de termini',
    what: (name, seats, left) =>
      left > 0
        ? `${name} deixa ${seats === 1 ? '1 plaça' : `${seats} places`} ${de(seats + left)} fora de termini`
        : `${name} cancel·la fora de termini: ${seats === 1 ? '1 plaça' : `${seats} places`}`,
    why: (title) => `«${title}». Envia el full a la cuina perquè ho sàpiga.`,
    paid: (amount) => `Segons els termes, els ${amount} pagats no es tornen.`,
    unpaid: 'No consta cap pagament.',
    open: 'Obre',
  },
  refunds: {
    label: 'Reemborsaments pendents',
    what: (name, amount) => `Reemborsament pendent: ${name} · ${amount}`,
    settled: (name) => `Reemborsament fet: ${name}`,
    settle: 'Marca’l com a fet',
    undo: 'Desfés',
    seeAll: 'Mostra’ls tots',
    failed: 'Error en marcar el reemborsament',
  },
})

export type QueueTexts = (typeof queueTexts)['es']
