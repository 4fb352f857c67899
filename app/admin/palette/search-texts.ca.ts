import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './search-texts.es.ts'

export const searchTexts = pairTexts(es, {
  open: 'Cerca',
  title: 'Cerca al panell',
  label: 'Paraules',
  placeholder: 'Persones, reserves, esdeveniments…',
  lead: 'Persones, reserves, esdeveniments, restaurants i publicacions, pantalles i el que pots fer. Els accents no hi fan res, i un error en teclejar tampoc.',
  submit: 'Cerca',
  busy: 'S’està cercant…',
  close: 'Tanca',
  escape: 'Esc',
  results: 'Resultats',
  groups: {
    page: 'En aquesta pàgina',
    people: 'Persones',
    bookings: 'Reserves',
    posts: 'Publicacions',
    acts: 'Accions',
    screens: 'Pantalles',
  },
  found: (number) => (number === 1 ? '1 resultat' : `${number} resultats`),
  none: (typed) => `Res per a «${typed}»`,
  corrected: (typed, searched) => `Res per a «${typed}»: mostrem «${searched}»`,
  failed: 'No s’ha pogut cercar. Torna-ho a provar.',
  retried: 'No s’ha pogut cercar. D’aquí a uns segons es torna a provar.',
  foot: { choose: 'tria', enter: 'Retorn', opens: 'obre', all: 'totes les dreceres' },
  keys: {
    title: 'Dreceres de teclat',
    always: 'Sempre',
    outside: 'Fora dels camps',
    search: 'Cercar al panell',
    next: 'La línia següent de la llista',
    previous: 'La línia anterior',
    opens: 'Obrir el que està triat',
    ticks: 'Seleccionar aquesta línia',
    creates: 'Crear o afegir en aquesta pantalla',
    filters: 'Cercar en aquesta llista',
    shows: 'Aquestes dreceres',
    enter: 'Retorn',
    space: 'Espai',
    use: 'Fer servir les dreceres d’una tecla',
    useHint: 'Es recorda en aquest navegador. Sense elles s’arriba a tot amb el tabulador.',
  },
})

export type SearchTexts = (typeof searchTexts)['es']
