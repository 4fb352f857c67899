import { panelTexts } from '#app/i18n/panel-texts.ts'

const people = {
  es: (count: number) => `${count} ${count === 1 ? 'persona' : 'personas'}`,
  ca: (count: number) => `${count} ${count === 1 ? 'persona' : 'persones'}`,
}

export const waitingQueueTexts = panelTexts({
  hand: {
    label: { es: 'Plazas por ofrecer a mano', ca: 'Places per oferir a mà' },
    free: {
      es: (seats: number, title: string) =>
        `${seats === 1 ? '1 plaza libre' : `${seats} plazas libres`} y gente en espera: «${title}»`,
      ca: (seats: number, title: string) =>
        `${seats === 1 ? '1 plaça lliure' : `${seats} places lliures`} i gent en espera: «${title}»`,
    },
    why: {
      late: {
        es: 'Ya no da tiempo a una oferta: llama y sienta a quien quepa.',
        ca: 'Ja no hi ha temps per a una oferta: truca i asseu qui hi càpiga.',
      },
      large: {
        es: 'Nadie de la lista cabe entero: añade sillas o pregunta si son menos.',
        ca: 'De la llista no hi cap ningú sencer: afegeix cadires o pregunta si són menys.',
      },
    },
    manual: {
      es: (name: string, size: number) =>
        `Las plazas se ofrecen a mano. Primero de la lista que cabe: ${name}, ${people.es(size)}.`,
      ca: (name: string, size: number) =>
        `Les places s’ofereixen a mà. Primer de la llista que hi cap: ${name}, ${people.ca(size)}.`,
    },
    call: {
      es: (name: string, seats: number) =>
        `Llama a ${name}: le guardamos ${seats === 1 ? '1 plaza' : `${seats} plazas`}`,
      ca: (name: string, seats: number) => `Truca a ${name}: li guardem ${seats === 1 ? '1 plaça' : `${seats} places`}`,
    },
    callText: {
      es: (title: string) => `«${title}». No le llega ningún correo: acepta por esa persona o retira la oferta.`,
      ca: (title: string) => `«${title}». No li arriba cap correu: accepta per aquesta persona o retira l’oferta.`,
    },
  },
  ending: {
    label: { es: 'Ofertas que se acaban', ca: 'Ofertes que s’acaben' },
    what: {
      es: (name: string, seats: number) =>
        `Oferta que se acaba: ${name} · ${seats === 1 ? '1 plaza' : `${seats} plazas`}`,
      ca: (name: string, seats: number) =>
        `Oferta que s’acaba: ${name} · ${seats === 1 ? '1 plaça' : `${seats} places`}`,
    },
    why: {
      es: (title: string, until: string) => `«${title}». Tiene hasta ${until}.`,
      ca: (title: string, until: string) => `«${title}». Té temps fins ${until}.`,
    },
  },
  open: { es: 'Abrir', ca: 'Obre' },
})

export type WaitingQueueTexts = (typeof waitingQueueTexts)['es']
