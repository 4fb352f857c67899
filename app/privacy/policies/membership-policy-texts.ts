import { contract, precontract } from './legal-basis-texts.ts'
import type { PolicyTexts } from './policy.ts'

/** Of who asks for membership or is a member. */
export const membershipPolicies = {
  request: {
    title: {
      es: 'Solicitud de membresía pendiente, rechazada o de baja',
      ca: 'Sol·licitud d’ingrés pendent, rebutjada o de baixa',
    },
    contents: {
      es: 'Nombre, email, teléfono, motivo, correcciones, notas y llamadas del equipo; si se rechaza con un correo, lo que se le escribe; de una baja, fecha, motivo y correo',
      ca: 'Nom, correu, telèfon, motiu, correccions, notes i trucades de l’equip; si es rebutja amb un correu, el que se li escriu; d’una baixa, data, motiu i correu',
    },
    purpose: { es: 'Estudiarla y responder', ca: 'Estudiar-la i respondre' },
    basis: precontract,
    period: {
      es: '12 meses desde que llega, se rechaza o se da de baja',
      ca: '12 mesos des que arriba, es rebutja o es dona de baixa',
    },
  },
  'uncompleted-request': {
    title: {
      es: 'Solicitud aprobada cuyos datos de socio no se completan',
      ca: 'Sol·licitud aprovada de la qual no es completen les dades de soci',
    },
    contents: {
      es: 'Nombre, email, teléfono, motivo, correcciones, notas y llamadas del equipo',
      ca: 'Nom, correu, telèfon, motiu, correccions, notes i trucades de l’equip',
    },
    purpose: { es: 'Esperar los datos de alta', ca: 'Esperar les dades d’alta' },
    basis: precontract,
    period: { es: '6 meses desde que se aprueba', ca: '6 mesos des que s’aprova' },
  },
  'merged-request': {
    title: {
      es: 'Solicitud de membresía unida con otra de la misma persona',
      ca: 'Sol·licitud d’ingrés unida amb una altra de la mateixa persona',
    },
    contents: {
      es: 'Nombre, email, teléfono, motivo, correcciones y lo que se le escribe; sus notas y llamadas pasan a la otra solicitud o a la ficha',
      ca: 'Nom, correu, telèfon, motiu, correccions i el que se li escriu; les notes i les trucades passen a l’altra sol·licitud o a la fitxa',
    },
    purpose: {
      es: 'Poder separarlas si no era la misma persona',
      ca: 'Poder separar-les si no era la mateixa persona',
    },
    basis: precontract,
    period: { es: '30 días desde que se une', ca: '30 dies des que s’uneix' },
  },
  socio: {
    title: { es: 'Ficha de socio', ca: 'Fitxa de soci' },
    contents: {
      es: 'Contacto, dirección, fecha de nacimiento y contacto de emergencia (cifrados), forma de pago, IBAN (cifrado), notas; notas y llamadas del equipo; correcciones de su solicitud, 12 meses; desde cuándo no quiere novedades',
      ca: 'Contacte, adreça, data de naixement i contacte d’emergència (xifrats), forma de pagament, IBAN (xifrat), notes; notes i trucades de l’equip; correccions de la seva sol·licitud, 12 mesos; des de quan no vol novetats',
    },
    purpose: { es: 'Llevar la membresía', ca: 'Portar la condició de soci' },
    basis: contract,
    visibleNote: {
      es: 'El IBAN, solo Admin y Tesorería. Abrir la ficha y verlo queda anotado',
      ca: 'L’IBAN, només Admin i Tresoreria. Obrir la fitxa i veure’l queda anotat',
    },
    period: {
      es: 'Mientras seas socio y 12 meses después de la baja',
      ca: 'Mentre siguis soci i 12 mesos després de la baixa',
    },
  },
  'socio-diet': {
    title: { es: 'Restricciones alimentarias de un socio', ca: 'Restriccions alimentàries d’un soci' },
    contents: {
      es: 'Alergias, intolerancias y dieta (cifradas), con su consentimiento',
      ca: 'Al·lèrgies, intoleràncies i dieta (xifrades), amb el seu consentiment',
    },
    purpose: { es: 'Que la cocina prepare el menú', ca: 'Que la cuina prepari el menú' },
    basis: { es: 'Consentimiento explícito (arts. 6.1.a y 9.2.a)', ca: 'Consentiment explícit (art. 6.1.a i 9.2.a)' },
    visibleNote: { es: 'En la ficha; cada vez queda anotado', ca: 'A la fitxa; cada vegada queda anotat' },
    period: {
      es: 'Hasta que retires el consentimiento y, en todo caso, 12 meses después de la baja',
      ca: 'Fins que retiris el consentiment i, en tot cas, 12 mesos després de la baixa',
    },
  },
  'member-message': {
    title: {
      es: 'Mensajes a los socios (el texto, y a quién se elige hasta que sale)',
      ca: 'Missatges als socis (el text, i a qui es tria fins que surt)',
    },
    contents: {
      es: 'Asunto, texto y, hasta que sale, qué socios se eligieron en la lista',
      ca: 'Assumpte, text i, fins que surt, quins socis es van triar a la llista',
    },
    purpose: { es: 'Escribir a los socios y saber qué se les dijo', ca: 'Escriure als socis i saber què se’ls va dir' },
    basis: contract,
    period: { es: '12 meses desde el último cambio', ca: '12 mesos des de l’últim canvi' },
  },
  'blocked-payment': {
    title: { es: 'Registros de pago de un socio', ca: 'Registres de pagament d’un soci' },
    contents: {
      es: 'Nombre, email, forma de pago, IBAN, titular y dirección de facturación (todo cifrado)',
      ca: 'Nom, correu, forma de pagament, IBAN, titular i adreça de facturació (tot xifrat)',
    },
    purpose: {
      es: 'Responder ante jueces, fiscalía y administración',
      ca: 'Respondre davant de jutges, fiscalia i administració',
    },
    basis: {
      es: 'Obligación legal (art. 6.1.c; Código de Comercio, art. 30)',
      ca: 'Obligació legal (art. 6.1.c; Codi de comerç, art. 30)',
    },
    visibleNote: {
      es: 'Abriéndolo uno a uno; cada vez queda anotado',
      ca: 'Obrint-los d’un en un; cada vegada queda anotat',
    },
    period: {
      es: '6 años después de la baja, bloqueados (art. 30 del Código de Comercio)',
      ca: '6 anys després de la baixa, bloquejats (art. 30 del Codi de comerç)',
    },
  },
} satisfies Record<string, PolicyTexts>
