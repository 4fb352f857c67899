import { de } from '#app/i18n/elision.ts'
import type { EventPanelTexts } from './panel-texts.es.ts'

export const ca: EventPanelTexts = {
  title: 'Esdeveniments',
  allEvents: 'Tots els esdeveniments',
  newEvent: 'Esdeveniment nou',
  list: {
    search: 'Cerca esdeveniments per títol, lloc o categoria',
    searchExample: 'Cerca esdeveniments…',
    when: 'Quan',
    spans: { upcoming: 'Pròxims', past: 'Passats', all: 'Tots' },
    failed: 'Error en carregar els esdeveniments',
    noneFound: 'Cap esdeveniment no coincideix amb la cerca',
    none: {
      upcoming: 'No hi ha esdeveniments pròxims',
      past: 'No hi ha esdeveniments passats',
      all: 'No hi ha esdeveniments',
    },
    noun: ['esdeveniment', 'esdeveniments'],
    heads: { date: 'Data', title: 'Títol', seats: 'Places' },
    full: 'Complet',
    ended: 'Finalitzat',
    seats: (taken, all) => `${taken} ${de(all)}`,
    guestsOf: (title) => `Inscripcions a «${title}»`,
    edit: (title) => `Edita «${title}»`,
    view: (title) => `Mostra «${title}»`,
    more: (title) => `Més accions: ${title}`,
    onSite: 'Mostra’l al web',
    remove: 'Elimina…',
  },
  deletion: {
    title: 'Vols eliminar l’esdeveniment?',
    confirm: 'Elimina l’esdeveniment',
    busy: 'S’està eliminant…',
    text: (title, registrations) => {
      const removed = `«${title}» s’eliminarà definitivament.`
      if (registrations === 0) return `${removed} No té inscripcions.`
      if (registrations === 1) return `${removed} També s’elimina l’única inscripció que té.`
      return `${removed} També s’eliminen les ${registrations} inscripcions que té.`
    },
    notified: (people) => {
      if (people === 0) return 'Ningú no rep cap avís.'
      if (people === 1) return 'Avisem per correu 1 persona, en la seva llengua, que l’esdeveniment s’ha cancel·lat.'
      return `Avisem per correu ${people} persones, cadascuna en la seva llengua, que l’esdeveniment s’ha cancel·lat.`
    },
    final: 'Aquesta acció no es pot desfer.',
    failed: 'Error en eliminar l’esdeveniment',
    done: 'Esdeveniment eliminat correctament',
    unknown: 'Aquest esdeveniment ja no existeix.',
    moreRegistrations: (now) =>
      `Mentrestant han arribat inscripcions: ara són ${now}. Revisa-ho i torna-ho a confirmar.`,
  },
  editor: {
    view: 'Esdeveniment',
    edit: 'Edita l’esdeveniment',
    readOnly: 'Només els administradors poden crear i canviar esdeveniments.',
    creationFailed: 'Error en crear l’esdeveniment',
    updateFailed: 'Error en actualitzar l’esdeveniment',
    noun: { one: 'aquest esdeveniment', edited: 'el' },
    save: 'Desa l’esdeveniment',
    content: 'Contingut',
    paragraphs: 'Una línia buida comença un altre paràgraf; el primer és l’entradeta.',
    title: 'Títol',
    description: 'Descripció',
    location: 'Lloc',
    category: 'Categoria',
    when: 'Data i places',
    date: 'Data i hora',
    repeatedHour: 'Aquesta hora es repeteix pel canvi d’hora: val la primera.',
    price: 'Preu (€)',
    seats: 'Places',
    picture: 'Imatge',
    relations: 'Relacions',
    restaurant: 'Restaurant',
    organizer: 'Organitzador',
    noRelation: 'Cap',
    ofSeats: (all) => de(all),
    placeFilled: (address) => `El lloc és ara el del restaurant: ${address}.`,
    categoryFilled: {
      es: (name) => `La categoria en castellà és ara «${name}».`,
      ca: (name) => `La categoria en català és ara «${name}».`,
    },
    howToPay: 'Com es paga',
    howToPayHint: 'Si ho deixes buit, val el que digui «El club».',
    seatsText:
      'Inscripcions rebudes. No es pot baixar l’aforament per sota d’aquesta xifra. Si canvies la data, l’hora, el ' +
      'lloc o el preu, cada persona inscrita rep un correu i pot cancel·lar amb reemborsament íntegre.',
    guests: 'Mostra les inscripcions',
  },
  courses: {
    title: 'Menú',
    add: 'Afegeix un plat',
    row: (number) => `plat ${number}`,
    name: 'Plat',
    drink: 'Beguda',
  },
  errors: {
    titleRequired: 'El títol és obligatori',
    descriptionRequired: 'La descripció és obligatòria',
    locationRequired: 'El lloc és obligatori',
    dateMissing: 'Introdueix la data i l’hora',
    datePast: 'Aquesta data ja ha passat. Si és la bona, torna a desar.',
    dateSkipped: 'Aquesta hora no existeix: aquella nit els rellotges s’avancen',
    priceRequired: 'El preu és obligatori',
    priceFormat: 'Escriu el preu així: 12,50',
    priceNegative: 'Com a mínim, 0',
    priceTooHigh: 'El preu és massa alt',
    seatsRequired: 'Les places són obligatòries',
    seatsFormat: 'Escriu un nombre enter',
    seatsTooFew: 'Com a mínim, 1',
    courseNameless: 'Escriu el nom del plat',
    choiceUnknown: 'Tria una opció de la llista',
    restaurantGone: 'Aquest restaurant ja no existeix',
    organizerGone: 'Aquest organitzador ja no existeix',
    pictureGone: 'Aquesta imatge ja no existeix',
    tellFirst: 'Encara no s’ha desat: abans cal confirmar a qui s’avisa.',
    unknown: 'Aquest esdeveniment ja no existeix: algú l’ha eliminat.',
    conflict:
      'Una altra persona ha desat aquest esdeveniment mentre l’editaves. El que has escrit encara és aquí, sense desar.',
    notSaved: 'No s’ha pogut desar. El que has escrit encara és aquí: torna-ho a provar.',
  },
  seatsTaken: (taken) => (taken === 1 ? 'Ja hi ha 1 plaça ocupada' : `Ja hi ha ${taken} places ocupades`),
  csv: {
    file: 'esdeveniments.csv',
    heads: [
      'Títol',
      'Títol en català',
      'Data',
      'Lloc',
      'Categoria',
      'Preu',
      'Places',
      'Inscrits',
      'Restaurant',
      'Organitzador',
    ],
  },
}
