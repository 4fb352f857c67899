import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

const chairs = {
  es: (count: number) => `+${count} ${count === 1 ? 'silla' : 'sillas'}`,
  ca: (count: number) => `+${count} ${count === 1 ? 'cadira' : 'cadires'}`,
}

export const waitingTexts = panelTexts({
  title: { es: 'Lista de espera', ca: 'Llista d’espera' },
  heads: {
    order: { es: 'Orden', ca: 'Ordre' },
    party: { es: 'A nombre de', ca: 'A nom de' },
    people: { es: 'Personas', ca: 'Persones' },
    since: { es: 'Espera desde', ca: 'Espera des de' },
    state: { es: 'Estado', ca: 'Estat' },
  },
  none: { es: 'Nadie espera', ca: 'No espera ningú' },
  offered: { es: (until: string) => `Oferta hasta ${until}`, ca: (until: string) => `Oferta fins a ${until}` },
  offeredSoon: { es: 'Oferta por salir', ca: 'Oferta per sortir' },
  mail: {
    pending: {
      es: 'el correo aún no ha salido; el plazo empieza cuando salga',
      ca: 'el correu encara no ha sortit; el termini comença quan surti',
    },
    sent: { es: 'el correo ya salió', ca: 'el correu ja ha sortit' },
    failed: { es: 'el correo no ha llegado: llama por teléfono', ca: 'el correu no ha arribat: truca-li' },
    none: {
      es: 'sin correo: llama y, si acepta, pulsa «Sentar»',
      ca: 'sense correu: truca i, si accepta, prem «Asseu»',
    },
  },
  fits: { es: 'Cabe ahora', ca: 'Hi cap ara' },
  noMail: { es: 'sin correo: llama y pulsa «Sentar»', ca: 'sense correu: truca i prem «Asseu»' },
  lacks: { es: 'Aún no cabe', ca: 'Encara no hi cap' },
  lacksSeats: {
    es: (count: number) => (count === 1 ? 'le falta 1 plaza' : `le faltan ${count} plazas`),
    ca: (count: number) => (count === 1 ? 'li falta 1 plaça' : `li falten ${count} places`),
  },
  keepsTurn: { es: (lacks: string) => `${lacks}; guarda su turno`, ca: (lacks: string) => `${lacks}; guarda el torn` },
  offer: { es: 'Ofrecer ahora', ca: 'Ofereix ara' },
  offerTo: { es: (name: string) => `Ofrecer ahora a ${name}`, ca: (name: string) => `Ofereix ara a ${name}` },
  extend: { es: 'Prorrogar', ca: 'Prorroga' },
  extendOf: {
    es: (name: string) => `Prorrogar la oferta de ${name}`,
    ca: (name: string) => `Prorroga l’oferta ${de(name)}`,
  },
  withdraw: { es: 'Retirar', ca: 'Retira' },
  withdrawOf: {
    es: (name: string) => `Retirar la oferta de ${name}`,
    ca: (name: string) => `Retira l’oferta ${de(name)}`,
  },
  seat: { es: 'Sentar', ca: 'Asseu' },
  seatWith: {
    es: (count: number) => `Sentar (${chairs.es(count)})`,
    ca: (count: number) => `Asseu (${chairs.ca(count)})`,
  },
  seatOf: { es: (name: string) => `Sentar a ${name}`, ca: (name: string) => `Asseu ${name}` },
  seatOfWith: {
    es: (name: string, count: number) => `Sentar a ${name} (${chairs.es(count)})`,
    ca: (name: string, count: number) => `Asseu ${name} (${chairs.ca(count)})`,
  },
  cancel: { es: 'Cancelar', ca: 'Cancel·la' },
  remove: { es: 'Quitar de la lista', ca: 'Treu de la llista' },
  more: { es: (name: string) => `Más acciones para ${name}`, ca: (name: string) => `Més accions per a ${name}` },
  strip: {
    late: {
      es: (free: number) =>
        `${free === 1 ? '1 plaza libre' : `${free} plazas libres`}: ya no da tiempo a una oferta, llama y sienta a quien quepa.`,
      ca: (free: number) =>
        `${free === 1 ? '1 plaça lliure' : `${free} places lliures`}: ja no hi ha temps per a una oferta, truca i asseu qui hi càpiga.`,
    },
    large: {
      es: (free: number) =>
        `${free === 1 ? '1 plaza libre' : `${free} plazas libres`}: nadie cabe entero, añade sillas o pregunta si son menos.`,
      ca: (free: number) =>
        `${free === 1 ? '1 plaça lliure' : `${free} places lliures`}: no hi cap ningú sencer, afegeix cadires o pregunta si són menys.`,
    },
    offered: {
      es: (seats: number, name: string, until: string | null) =>
        `${seats} ${seats === 1 ? 'ofrecida' : 'ofrecidas'} a ${name}${until ? ` hasta ${until}` : ''}`,
      ca: (seats: number, name: string, until: string | null) =>
        `${seats} ${seats === 1 ? 'oferta' : 'ofertes'} a ${name}${until ? ` fins a ${until}` : ''}`,
    },
  },
  join: { es: 'Apuntar a la lista', ca: 'Apunta a la llista' },
  joinNow: { es: 'Apuntar', ca: 'Apunta' },
  joinHint: { es: 'Sin correo le avisas tú por teléfono.', ca: 'Sense correu l’avises tu per telèfon.' },
})

export type WaitingTexts = (typeof waitingTexts)['es']
