import { contract, interest, precontract } from './legal-basis-texts.ts'
import type { PolicyTexts } from './policy.ts'

/** Of who comes to an event. */
export const eveningPolicies = {
  'registration-diet': {
    title: { es: 'Restricciones alimentarias de una inscripción', ca: 'Restriccions alimentàries d’una inscripció' },
    contents: {
      es: 'Alergias, intolerancias y dieta (cifradas), con su consentimiento, y quién las dio; y las hojas enviadas a la cocina, sin nombres (cifradas)',
      ca: 'Al·lèrgies, intoleràncies i dieta (xifrades), amb el seu consentiment, i qui les va donar; i els fulls enviats a la cuina, sense noms (xifrats)',
    },
    purpose: { es: 'Que la cocina prepare el menú', ca: 'Que la cuina prepari el menú' },
    basis: { es: 'Consentimiento explícito (arts. 6.1.a y 9.2.a)', ca: 'Consentiment explícit (art. 6.1.a i 9.2.a)' },
    visibleNote: {
      es: 'Cada vez queda anotado. Quien ayuda con un pase de puerta, esa noche. El restaurante, sin ningún nombre',
      ca: 'Cada vegada queda anotat. Qui ajuda amb un passi de porta, aquella nit. El restaurant, sense cap nom',
    },
    period: { es: '30 días después del evento', ca: '30 dies després de l’esdeveniment' },
  },
  registration: {
    title: { es: 'Inscripción a un evento', ca: 'Inscripció a un esdeveniment' },
    contents: {
      es: 'Nombre, email, teléfono, plato elegido, notas, si dice ser socio, cómo nos conoció y si se confirmó por correo; y los mensajes escritos a los inscritos',
      ca: 'Nom, correu, telèfon, plat triat, notes, si diu que és soci, com ens va conèixer i si es va confirmar per correu; i els missatges escrits als inscrits',
    },
    purpose: {
      es: 'Guardar la plaza, avisar y devolver el dinero',
      ca: 'Guardar la plaça, avisar i tornar els diners',
    },
    basis: contract,
    period: { es: '12 meses después del evento', ca: '12 mesos després de l’esdeveniment' },
    visibleNote: {
      es: 'Quien ayuda con un pase de puerta, esa noche (nombre, mesa, dieta y cobro)',
      ca: 'Qui ajuda amb un passi de porta, aquella nit (nom, taula, dieta i cobrament)',
    },
  },
  score: {
    title: {
      es: 'Comentario sobre una cena, con su nombre de pila si lo permite',
      ca: 'Comentari sobre un sopar, amb el nom de pila si ho permet',
    },
    contents: {
      es: 'Lo que escribe y si puede llevar su nombre; las notas quedan en la media, sin persona',
      ca: 'El que escriu i si pot dur el seu nom; les notes queden a la mitjana, sense persona',
    },
    purpose: { es: 'Contar en la web cómo fue la cena', ca: 'Explicar al web com va anar el sopar' },
    basis: { es: 'Consentimiento (art. 6.1.a)', ca: 'Consentiment (art. 6.1.a)' },
    visibleNote: { es: 'Todo el mundo, si el club lo publica', ca: 'Tothom, si el club el publica' },
    period: { es: '12 meses después del evento', ca: '12 mesos després de l’esdeveniment' },
  },
  'waiting-party': {
    title: {
      es: 'Puesto en una lista de espera, si no llega a tener plaza',
      ca: 'Lloc en una llista d’espera, si no arriba a tenir plaça',
    },
    contents: {
      es: 'Nombre, email, teléfono y cuántos son; se borran antes si sale de la lista',
      ca: 'Nom, correu, telèfon i quants són; s’esborren abans si surt de la llista',
    },
    purpose: { es: 'Ofrecerle las plazas que se liberan', ca: 'Oferir-li les places que s’alliberen' },
    basis: precontract,
    period: { es: '30 días después del evento', ca: '30 dies després de l’esdeveniment' },
  },
  door: {
    title: {
      es: 'Entrada y cobro en la puerta de un evento (quién los marcó, cuándo y en qué teléfono) y pases de puerta',
      ca: 'Entrada i cobrament a la porta d’un esdeveniment (qui els va marcar, quan i en quin telèfon) i passis de porta',
    },
    contents: {
      es: 'Hora, teléfono y quién la marcó; de un cobro, también importe y forma; de un pase, el nombre de quien ayuda',
      ca: 'Hora, telèfon i qui la va marcar; d’un cobrament, també import i forma; d’un passi, el nom de qui ajuda',
    },
    purpose: {
      es: 'Llevar la lista de la noche y saber quién ayudó en la puerta',
      ca: 'Portar la llista de la nit i saber qui va ajudar a la porta',
    },
    basis: interest,
    period: { es: '30 días después del evento', ca: '30 dies després de l’esdeveniment' },
    visibleNote: {
      es: 'Quien ayuda con un pase de puerta, esa noche (nombre, mesa, dieta y cobro)',
      ca: 'Qui ajuda amb un passi de porta, aquella nit (nom, taula, dieta i cobrament)',
    },
  },
  'registration-origin': {
    title: { es: 'Origen de una inscripción', ca: 'Origen d’una inscripció' },
    contents: { es: 'Huella de la red desde la que se envía', ca: 'Empremta de la xarxa des de la qual s’envia' },
    purpose: { es: 'Que nadie se quede con todas las plazas', ca: 'Que ningú no es quedi totes les places' },
    basis: interest,
    visibleNote: {
      es: 'Nadie: solo se cuenta cuántas vienen de un mismo origen',
      ca: 'Ningú: només es compta quantes venen d’un mateix origen',
    },
    period: { es: '7 días', ca: '7 dies' },
  },
} satisfies Record<string, PolicyTexts>
