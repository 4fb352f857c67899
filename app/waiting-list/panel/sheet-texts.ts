import { panelTexts } from '#app/i18n/panel-texts.ts'

const people = {
  es: (count: number) => `${count} ${count === 1 ? 'persona' : 'personas'}`,
  ca: (count: number) => `${count} ${count === 1 ? 'persona' : 'persones'}`,
}

export const waitingSheetTexts = panelTexts({
  rules: {
    title: { es: 'Cómo se ofrecen las plazas', ca: 'Com s’ofereixen les places' },
    text: {
      auto: {
        es: (hours: number) =>
          `Cada plaza libre se ofrece sola, de 9 a 22 h, al primer grupo que cabe entero. Una oferta dura ${hours} h desde que sale el correo y nunca caduca de 22 a 9 h. ` +
          'Quien no responde pierde el turno y puede volver al final. Sin correo no hay plazo: hay que llamar.',
        ca: (hours: number) =>
          `Cada plaça lliure s’ofereix sola, de 9 a 22 h, al primer grup que hi cap sencer. Una oferta dura ${hours} h des que surt el correu i no caduca mai de 22 a 9 h. ` +
          'Qui no respon perd el torn i pot tornar al final. Sense correu no hi ha termini: cal trucar.',
      },
      manual: {
        es: (hours: number) =>
          `Las plazas libres no se ofrecen solas: ofrécelas tú a quien quepa entero. Una oferta dura ${hours} h desde que sale el correo y nunca caduca de 22 a 9 h. ` +
          'Sin correo no hay plazo: hay que llamar.',
        ca: (hours: number) =>
          `Les places lliures no s’ofereixen soles: ofereix-les tu a qui hi càpiga sencer. Una oferta dura ${hours} h des que surt el correu i no caduca mai de 22 a 9 h. ` +
          'Sense correu no hi ha termini: cal trucar.',
      },
      off: {
        es: (_hours: number): string => 'Este evento no tiene lista de espera.',
        ca: () => 'Aquest esdeveniment no té llista d’espera.',
      },
    },
    over: {
      es: 'Ya no da tiempo a ninguna oferta: llama y sienta a quien quepa.',
      ca: 'Ja no hi ha temps per a cap oferta: truca i asseu qui hi càpiga.',
    },
    offers: { es: 'Ofertas', ca: 'Ofertes' },
    modes: {
      auto: { es: 'Solas', ca: 'Soles' },
      manual: { es: 'A mano', ca: 'A mà' },
      off: { es: 'Sin lista de espera', ca: 'Sense llista d’espera' },
    },
    toAuto: { es: 'Ofrecer solas', ca: 'Ofereix-les soles' },
    toManual: { es: 'Ofrecer a mano', ca: 'Ofereix a mà' },
    last: { es: 'Última oferta', ca: 'Última oferta' },
    noOffer: { es: 'Ninguna todavía', ca: 'Encara cap' },
    ends: { es: 'Se ofrece hasta', ca: 'S’ofereix fins a' },
    waiting: { es: 'Esperan', ca: 'Esperen' },
    figures: {
      es: (parties: number, size: number) => `${parties} ${parties === 1 ? 'grupo' : 'grupos'}, ${people.es(size)}`,
      ca: (parties: number, size: number) => `${parties} ${parties === 1 ? 'grup' : 'grups'}, ${people.ca(size)}`,
    },
  },
  left: {
    title: { es: 'Ya no esperan', ca: 'Ja no esperen' },
    none: { es: 'Nadie ha dejado la lista todavía.', ca: 'Encara no ha deixat la llista ningú.' },
    why: {
      seated: { es: 'reservó', ca: 'va reservar' },
      lapsed: { es: 'la oferta caducó', ca: 'l’oferta va caducar' },
      declined: { es: 'no aceptó la oferta', ca: 'no va acceptar l’oferta' },
      left: { es: 'dejó la lista por su enlace', ca: 'va deixar la llista amb el seu enllaç' },
      removed: { es: 'la quitó el club', ca: 'la va treure el club' },
    },
    back: { es: 'Devolver al final', ca: 'Torna al final' },
    backOf: {
      es: (name: string) => `Devolver a ${name} al final de la lista`,
      ca: (name: string) => `Torna ${name} al final de la llista`,
    },
    restore: { es: 'Devolver a su puesto', ca: 'Torna-la al seu lloc' },
    restoreOf: {
      es: (name: string) => `Devolver a ${name} a su puesto en la lista`,
      ca: (name: string) => `Torna ${name} al seu lloc a la llista`,
    },
  },
})

export type WaitingSheetTexts = (typeof waitingSheetTexts)['es']
