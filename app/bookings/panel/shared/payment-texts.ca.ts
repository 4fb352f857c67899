import { pairTexts } from '#app/i18n/panel-texts.ts'
import { de } from '#app/i18n/elision.ts'
import { es } from './payment-texts.es.ts'

export const paymentTexts = pairTexts(es, {
  states: { unpaid: 'sense pagar', paid: 'pagat', 'at-door': 'paga a la porta', invited: 'convidat' },
  ways: { transfer: 'per transferència', card: 'amb targeta', cash: 'en efectiu', bizum: 'per Bizum' },
  paid: (amount) => `pagat ${amount}`,
  paidPart: (amount, total) => `pagat ${amount} ${de(total)}`,
  atDoor: (total) => `paga a la porta: ${total}`,
  label: 'Pagament',
  note: 'Anota el pagament',
  selected: {
    title: (count, payment) =>
      count === 1 ? `Vols anotar «${payment}» en 1 reserva?` : `Vols anotar «${payment}» en ${count} reserves?`,
    text: 'Si s’ha pagat, l’import és el preu de les seves places. Es pot desfer.',
    confirm: 'Anota el pagament',
    busy: 'S’està anotant…',
    hadRefund: 'no es pot desfer: tenia un reemborsament. Si cal, torna a anotar-ne el pagament a la reserva.',
    why: {
      conflict: 'mentrestant algú altre hi ha anotat un altre pagament.',
      free: 'no ha de pagar res.',
      charged: 'ho paga el compte del soci: s’anota al seu compte.',
    },
    undone: (count) =>
      count === 0
        ? 'No s’ha desfet res'
        : count === 1
          ? '1 reserva torna a estar com abans'
          : `${count} reserves tornen a estar com abans`,
  },
  noteOf: (name) => `Pagament ${de(name)}`,
  change: 'Pagament…',
  amount: 'Import en euros',
  amountHint: 'El que el club ha cobrat per aquesta reserva. Només si ha pagat.',
  save: 'Anota el pagament',
  busy: 'S’està anotant…',
  failed: 'Error en anotar el pagament',
  done: (count) =>
    count === 0 ? 'No s’ha anotat cap pagament' : count === 1 ? 'Pagament anotat' : `${count} pagaments anotats`,
  some: (count) =>
    count === 1
      ? 'En una reserva no: algú altre hi ha anotat una altra cosa, o ja no existeix.'
      : `En ${count} reserves no: algú altre hi ha anotat una altra cosa, o ja no existeixen.`,
  refusals: {
    unknown: 'Aquesta reserva ja no existeix, o no té plaça.',
    conflict: 'Mentrestant algú altre ha anotat un altre pagament. Mira’l i torna’l a anotar.',
    free: 'No ha de pagar res.',
    charged: 'Ho paga el compte del soci. Anota o anul·la el cobrament al seu compte.',
  },
  errors: { nobodyChosen: 'Tria primer alguna reserva.', amountFormat: 'Escriu un import com 85 o 42,50' },
})

export type PaymentTexts = (typeof paymentTexts)['es']
