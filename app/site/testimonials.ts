import type { Language } from '#app/i18n/language.ts'

export type Testimonial = { name: string; since: string; quote: string }

type Translations = Record<Language, string>
type Member = { name: string; since: Translations; home: Translations; club: Translations }

const members: readonly Member[] = [
  {
    name: 'Montserrat Vilar',
    since: { es: 'Socia desde 2019', ca: 'Sòcia des del 2019' },
    home: {
      es: '«Vine por una cata y me quedé por la gente. Desde entonces he conocido más bodegas que en los veinte años anteriores.»',
      ca: '«Vaig venir per un tast i m’hi vaig quedar per la gent. D’aleshores ençà he conegut més cellers que en els vint anys anteriors.»',
    },
    club: {
      es: '«Aquí aprendí que un vino se entiende mejor con alguien que no está de acuerdo contigo.»',
      ca: '«Aquí vaig aprendre que un vi s’entén millor amb algú que no està d’acord amb tu.»',
    },
  },
  {
    name: 'Ramon Quer',
    since: { es: 'Socio desde 2014', ca: 'Soci des del 2014' },
    home: {
      es: '«Cocino desde hace treinta años. En estas cenas soy yo quien toma apuntes.»',
      ca: '«Fa trenta anys que cuino. En aquests sopars soc jo qui pren apunts.»',
    },
    club: {
      es: '«He abierto mi restaurante con tres personas que conocí en una cena del Cercle.»',
      ca: '«He obert el meu restaurant amb tres persones que vaig conèixer en un sopar del Cercle.»',
    },
  },
  {
    name: 'Inés Aranda',
    since: { es: 'Socia desde 2021', ca: 'Sòcia des del 2021' },
    home: {
      es: '«Llegué a Barcelona sin conocer a nadie. Ahora me falta calendario para tantas mesas.»',
      ca: '«Vaig arribar a Barcelona sense conèixer ningú. Ara em falta calendari per a tantes taules.»',
    },
    club: {
      es: '«La biblioteca vale la cuota. Las cenas son el postre.»',
      ca: '«La biblioteca ja val la quota. Els sopars són les postres.»',
    },
  },
]

export function testimonials(page: 'home' | 'club', language: Language): Testimonial[] {
  return members.map((member) => ({ name: member.name, since: member.since[language], quote: member[page][language] }))
}
