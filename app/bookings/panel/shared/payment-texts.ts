import type { PaymentState, PaymentWay } from '#app/bookings/parties/payment.ts'
import { de } from '#app/i18n/elision.ts'
import { panelTexts, type PanelTexts } from '#app/i18n/panel-texts.ts'

export const paymentTexts = panelTexts({
  states: {
    unpaid: { es: 'sin pagar', ca: 'sense pagar' },
    paid: { es: 'pagado', ca: 'pagat' },
    'at-door': { es: 'paga en la puerta', ca: 'paga a la porta' },
    invited: { es: 'invitado', ca: 'convidat' },
  } satisfies Record<PaymentState, PanelTexts<string>>,
  ways: {
    transfer: { es: 'por transferencia', ca: 'per transferència' },
    card: { es: 'con tarjeta', ca: 'amb targeta' },
    cash: { es: 'en efectivo', ca: 'en efectiu' },
    bizum: { es: 'por Bizum', ca: 'per Bizum' },
  } satisfies Record<PaymentWay, PanelTexts<string>>,
  paid: { es: (amount: string) => `pagado ${amount}`, ca: (amount: string) => `pagat ${amount}` },
  paidPart: {
    es: (amount: string, total: string) => `pagado ${amount} de ${total}`,
    ca: (amount: string, total: string) => `pagat ${amount} ${de(total)}`,
  },
  atDoor: { es: (total: string) => `paga en la puerta: ${total}`, ca: (total: string) => `paga a la porta: ${total}` },
  label: { es: 'Pago', ca: 'Pagament' },
  note: { es: 'Anotar el pago', ca: 'Anota el pagament' },
  selected: {
    title: {
      es: (count: number, payment: string) =>
        count === 1 ? `¿Anotar «${payment}» en 1 reserva?` : `¿Anotar «${payment}» en ${count} reservas?`,
      ca: (count: number, payment: string) =>
        count === 1 ? `Vols anotar «${payment}» en 1 reserva?` : `Vols anotar «${payment}» en ${count} reserves?`,
    },
    text: {
      es: 'Si se ha pagado, el importe es el precio de sus plazas. Se puede deshacer.',
      ca: 'Si s’ha pagat, l’import és el preu de les seves places. Es pot desfer.',
    },
    confirm: { es: 'Anotar el pago', ca: 'Anota el pagament' },
    busy: { es: 'Anotando…', ca: 'S’està anotant…' },
    hadRefund: {
      es: 'no se puede deshacer: tenía un reembolso. Si hace falta, anota otra vez su pago en la reserva.',
      ca: 'no es pot desfer: tenia un reemborsament. Si cal, torna a anotar-ne el pagament a la reserva.',
    },
    why: {
      conflict: {
        es: 'otra persona ha anotado otro pago mientras tanto.',
        ca: 'mentrestant algú altre hi ha anotat un altre pagament.',
      },
      free: { es: 'no tiene nada que pagar.', ca: 'no ha de pagar res.' },
      charged: {
        es: 'lo paga la cuenta del socio: se anota en su cuenta.',
        ca: 'ho paga el compte del soci: s’anota al seu compte.',
      },
    },
    undone: {
      es: (count: number) =>
        count === 0
          ? 'No se ha deshecho nada'
          : count === 1
            ? '1 reserva vuelve a estar como antes'
            : `${count} reservas vuelven a estar como antes`,
      ca: (count: number) =>
        count === 0
          ? 'No s’ha desfet res'
          : count === 1
            ? '1 reserva torna a estar com abans'
            : `${count} reserves tornen a estar com abans`,
    },
  },
  noteOf: { es: (name: string) => `Pago de ${name}`, ca: (name: string) => `Pagament ${de(name)}` },
  change: { es: 'Pago…', ca: 'Pagament…' },
  amount: { es: 'Importe en euros', ca: 'Import en euros' },
  amountHint: {
    es: 'Lo que el club ha cobrado por esta reserva. Solo si ha pagado.',
    ca: 'El que el club ha cobrat per aquesta reserva. Només si ha pagat.',
  },
  save: { es: 'Anotar el pago', ca: 'Anota el pagament' },
  busy: { es: 'Anotando…', ca: 'S’està anotant…' },
  failed: { es: 'Error al anotar el pago', ca: 'Error en anotar el pagament' },
  done: {
    es: (count: number) =>
      count === 0 ? 'No se ha anotado ningún pago' : count === 1 ? 'Pago anotado' : `${count} pagos anotados`,
    ca: (count: number) =>
      count === 0 ? 'No s’ha anotat cap pagament' : count === 1 ? 'Pagament anotat' : `${count} pagaments anotats`,
  },
  some: {
    es: (count: number) =>
      count === 1
        ? 'En una reserva no: otra persona ha anotado otra cosa, o ya no existe.'
        : `En ${count} reservas no: otra persona ha anotado otra cosa, o ya no existen.`,
    ca: (count: number) =>
      count === 1
        ? 'En una reserva no: algú altre hi ha anotat una altra cosa, o ja no existeix.'
        : `En ${count} reserves no: algú altre hi ha anotat una altra cosa, o ja no existeixen.`,
  },
  refusals: {
    unknown: {
      es: 'Esta reserva ya no existe, o no tiene plaza.',
      ca: 'Aquesta reserva ja no existeix, o no té plaça.',
    },
    conflict: {
      es: 'Otra persona ha anotado otro pago mientras tanto. Míralo y vuelve a anotarlo.',
      ca: 'Mentrestant algú altre ha anotat un altre pagament. Mira’l i torna’l a anotar.',
    },
    free: { es: 'No tiene nada que pagar.', ca: 'No ha de pagar res.' },
    charged: {
      es: 'Lo paga la cuenta del socio. Anota o anula el cobro en su cuenta.',
      ca: 'Ho paga el compte del soci. Anota o anul·la el cobrament al seu compte.',
    },
  },
  errors: {
    nobodyChosen: { es: 'Elige primero alguna reserva.', ca: 'Tria primer alguna reserva.' },
    amountFormat: { es: 'Escribe un importe como 85 o 42,50', ca: 'Escriu un import com 85 o 42,50' },
  },
})

export type PaymentTexts = (typeof paymentTexts)['es']
