import type { EventCard } from '#app/events/event-cards.server.ts'
import type { Language } from '#app/i18n/language.ts'

type Sample = Pick<EventCard, 'id' | 'price'> &
  Record<Language, Pick<EventCard, 'title' | 'lead' | 'location' | 'category'>>

const samples: readonly Sample[] = [
  {
    id: 1,
    price: 85,
    es: {
      title: 'Cena a cuatro manos: mar y montaña',
      lead: 'Gamba de Palamós, conejo y butifarra de perol en un menú de siete pases cocinado a la vista de la mesa.',
      location: 'Eixample, Barcelona',
      category: 'Cena',
    },
    ca: {
      title: 'Sopar a quatre mans: mar i muntanya',
      lead: 'Gamba de Palamós, conill i botifarra de perol en un menú de set plats cuinat davant de la taula.',
      location: 'L’Eixample, Barcelona',
      category: 'Sopar',
    },
  },
  {
    id: 5,
    price: 45,
    es: {
      title: 'Seis garnachas viejas del Priorat',
      lead: 'Viñas de más de ochenta años, catadas a ciegas con la enóloga que las vendimia.',
      location: 'Gratallops, Priorat',
      category: 'Cata',
    },
    ca: {
      title: 'Sis garnatxes velles del Priorat',
      lead: 'Vinyes de més de vuitanta anys, tastades a cegues amb l’enòloga que les verema.',
      location: 'Gratallops, Priorat',
      category: 'Tast',
    },
  },
  {
    id: 3,
    price: 30,
    es: {
      title: 'La Boqueria antes de que abra',
      lead: 'A las siete de la mañana, con los que compran para sus cocinas. Desayuno de tenedor al terminar.',
      location: 'La Rambla, 91, Barcelona',
      category: 'Mercado',
    },
    ca: {
      title: 'La Boqueria abans que obri',
      lead: 'A les set del matí, amb qui compra per a la seva cuina. Esmorzar de forquilla en acabar.',
      location: 'La Rambla, 91, Barcelona',
      category: 'Mercat',
    },
  },
]

/** Samples have no dates and no pages, because they are not on sale; `id` selects the illustration. */
export function sampleEvents(language: Language): EventCard[] {
  return samples.map(({ id, price, [language]: texts }) => ({
    id,
    price,
    ...texts,
    langs: {},
    date: '',
    state: 'open',
    opensAt: null,
    membersOpenAt: null,
    membersOpen: false,
    closesAt: null,
    places: 0,
    picture: null,
  }))
}
