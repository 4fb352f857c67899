import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './panel-texts.es.ts'

export const restaurantTexts = pairTexts(es, {
  title: 'Restaurants',
  newRestaurant: 'Restaurant nou',
  edit: 'Edita el restaurant',
  onSite: 'Mostra’l al web',
  allRestaurants: 'Tots els restaurants',
  list: {
    import: 'Importa',
    search: 'Cerca restaurants per nom, adreça o especialitat',
    searchExample: 'Cerca restaurants…',
    failed: 'Error en carregar els restaurants',
    noneFound: 'Cap restaurant no coincideix amb la cerca',
    none: 'No hi ha restaurants',
    noun: ['restaurant', 'restaurants'],
    heads: { name: 'Nom', address: 'Adreça', stars: 'Estrelles', price: 'Preu mitjà' },
    view: (name) => `Mostra ${name}`,
    edit: (name) => `Edita ${name}`,
    remove: (name) => `Elimina ${name}`,
  },
  deletion: {
    title: 'Vols eliminar el restaurant?',
    confirm: 'Elimina el restaurant',
    busy: 'S’està eliminant…',
    text: (name) =>
      `${name} s’elimina amb els seus menús, plats i valoracions, i la seva pàgina deixa d’existir. ` +
      'Si algun esdeveniment el fa servir, es conserva.',
    failed: 'Error en eliminar el restaurant',
    done: 'Restaurant eliminat correctament',
    inTrash: 'Queda 30 dies a la paperera.',
    unknown: 'Aquest restaurant ja no existeix.',
    used: (events, named, others) => {
      const names = others > 0 ? `${named} i ${others} més` : named
      if (events === 1) return `Surt en un esdeveniment: ${names}. Primer, treu-lo d’aquest esdeveniment.`
      return `Surt en ${events} esdeveniments: ${names}. Primer, treu-lo d’aquests esdeveniments.`
    },
  },
  errors: {
    addressRequired: 'L’adreça és obligatòria',
    urlInvalid: 'L’URL no és vàlid',
    mapInvalid: 'Enganxa aquí el que dona OpenStreetMap, Google Maps o Mapbox per inserir el mapa en una pàgina',
    amountInvalid: 'Escriu un import com 12,50',
    scoreInvalid: 'De 0 a 5, com 4,5',
    dishNameless: 'Escriu el nom',
    conflict:
      'Una altra persona ha desat aquest restaurant mentre l’editaves. ' +
      'El que has escrit encara és aquí: copia-ho, torna’l a obrir i afegeix-hi els teus canvis.',
    unknown:
      'Una altra persona ha eliminat aquest restaurant. El que has escrit encara és aquí: copia-ho si el vols tornar a crear.',
    notSaved: 'S’ha produït un error en desar el restaurant',
  },
  requiredForNew: 'El nom i l’adreça són obligatoris',
  form: {
    noun: { one: 'aquest restaurant', edited: 'el' },
    save: 'Desa el restaurant',
    language: 'Llengua dels textos',
    content: 'Contingut',
    name: 'Nom',
    address: 'Adreça',
    speciality: 'Especialitat',
    description: 'Descripció',
    history: 'Història',
    hours: 'Horari',
    hoursHint: 'Una línia per franja: «De dimarts a divendres: 13:00–15:30».',
    pictures: 'Imatges',
    picturesOf: 'Imatges del restaurant',
  },
  chef: {
    title: 'Xef',
    name: 'Nom del xef',
    nameHint: 'Sense nom, la pestanya del xef no es mostra.',
    biography: 'Biografia',
    photo: 'Foto del xef',
  },
  price: {
    title: 'Preu i estrelles',
    average: 'Preu mitjà (€)',
    range: 'Franja de preus',
    noRange: 'Sense indicar',
    stars: 'Estrelles Michelin',
  },
  contact: {
    title: 'Contacte i reserves',
    phone: 'Telèfon',
    web: 'Web',
    bookingWeb: 'Web de reserves',
    bookingPhone: 'Telèfon de reserves',
    bookingPhoneHint: 'Si queda buit, es fa servir el telèfon principal.',
    bookingEmail: 'Correu de reserves',
    map: 'Mapa',
    mapHint: 'El codi per inserir el mapa que donen OpenStreetMap («Comparteix», «HTML»), Google Maps o Mapbox.',
  },
  networks: { title: 'Xarxes socials', facebook: 'Facebook', twitter: 'X (Twitter)', instagram: 'Instagram' },
  ratings: {
    title: 'Valoracions',
    hint: 'De 0 a 5.',
    overall: 'General',
    food: 'Menjar',
    service: 'Servei',
    atmosphere: 'Ambient',
    value: 'Qualitat-preu',
  },
  menus: { title: 'Menús de degustació', add: 'Afegeix un menú', row: (number) => `menú ${number}` },
  dishes: { title: 'Plats principals', add: 'Afegeix un plat', row: (number) => `plat ${number}` },
  dish: { name: 'Nom', price: 'Preu (€)', description: 'Descripció' },
  csv: {
    file: 'restaurants.csv',
    heads: [
      'Nom',
      'Adreça',
      'Telèfon',
      'Web',
      'Especialitat',
      'Preu mitjà',
      'Franja de preus',
      'Estrelles',
      'Xef',
      'Data de creació',
    ],
  },
})

export type RestaurantTexts = (typeof restaurantTexts)['es']
