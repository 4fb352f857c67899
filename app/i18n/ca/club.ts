import type { Texts } from '../es/index.ts'

export default {
  title: 'Un club per seure a taula',
  lead: (members, titles) =>
    `Més de ${members} socis actius, una biblioteca de més de ${titles} títols i una sola norma: ningú no menja sol.`,
  history: {
    title: 'La nostra història',
    lead: (year) =>
      `Vam començar el ${year}, dotze amics i una taula prestada a Barcelona. Cada mes l’un triava el lloc; l’altre, el vi, i un tercer, la pregunta del vespre.`,
    text: 'La taula va quedar petita. Van arribar cuineres que volien cuinar sense carta, cellers que volien escoltar i socis que només volien menjar bé i aprendre. Avui mantenim l’essencial: grups petits, producte proper i sobretaula llarga.',
    toRestaurants: 'Els restaurants que hem visitat',
  },
  offers: {
    title: 'El que se serveix',
    events: {
      title: 'Esdeveniments exclusius',
      text: 'Sopars, tastos i mercats en grups petits. Tria la data al calendari.',
    },
    training: { title: 'Formació especialitzada', text: 'Cursos amb cuiners, sommeliers i mestres formatgers.' },
    networking: { title: 'Contactes professionals', text: 'Qui cuina, qui cultiva i qui escriu, a la mateixa taula.' },
    library: {
      title: 'Biblioteca gastronòmica',
      text: (titles) => `Més de ${titles} títols de cuina i vi, en préstec per als socis.`,
    },
    trips: {
      title: 'Viatges gastronòmics',
      text: 'De l’Empordà a les Terres de l’Ebre, tres escapades l’any amb qui fa el producte.',
    },
    discounts: { title: 'Descomptes', text: 'Preu de soci als restaurants que recomanem.' },
  },
  voices: 'Ho expliquen els socis',
  call: {
    title: 'Hi ha una cadira lliure a taula',
    lead: 'Uneix-t’hi o pregunta’ns el que vulguis. Responem de dilluns a dissabte.',
    information: 'Demana informació',
  },
} satisfies Texts['club']
