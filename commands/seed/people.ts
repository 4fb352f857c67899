const words = (text: string) => text.trim().split(/\s+/)

/** The first names of each list are the most frequent. */
export const givenNames = words(`
  Maria Antonio Montserrat Jordi Marta Josep Laura Marc Núria David Carmen Jaume Anna Joan Cristina Albert Sílvia
  Francisco Mercè Xavier Rosa Daniel Isabel Pau Mireia Carles Elena Àlex Àngels Sergi Lucía Oriol Pilar Ramon
  Júlia Ferran Begoña Gerard Clàudia Íñigo Laia Arnau Teresa Adrià Neus Rubén Dolors Guillem Inés Bernat Assumpta
  Héctor Roser Narcís Beatriz Pol Remei Álvaro Isolda Zoè
`)

export const surnames = words(`
  García Martínez López Sánchez Rodríguez Fernández Pérez González Gómez Ruiz Vila Serra Puig Ferrer Soler Roca
  Vidal Font Pujol Riera Casals Mas Bosch Camps Solà Costa Sala Rovira Prat Esteve Muñoz Peña Ibáñez Güell Badia
  Torrents Vilaseca Fontdevila Puigdomènech Casanovas Capdevila Montcunill Gironès Torrelles Rovirosa Bonastre
  Santacana Clopés Escudero Gasull Mirabet Planagumà Despuig Estapé Molsosa Portabella Ricart Callís Sitjà
  Cunillera Bassegoda Villalba Ibarrola Aldecoa Herranz Quintanilla Carrascosa Mascarell Cabanillas Torralba
  Arriaga Valcárcel Echegoyen Col·lell Nogué Ballús Freixas Aymerich
`)

/** Reserved domains: they accept no mail (RFC 2606). */
export const mailDomains = words(`
  gmail.example gmail.example gmail.example hotmail.example yahoo.example telefonica.example elcercle.example
  uni.example
`)

export const dinners = [
  'Cena de temporada',
  'Cata a ciegas',
  'Taller de arroces',
  'Menú de mercado',
  'Calçotada',
  'Vermut y conservas',
  'Maridaje de quesos',
  'Ruta por el Penedès',
] as const
export const dinnersCa = [
  'Sopar de temporada',
  'Tast a cegues',
  'Taller d’arrossos',
  'Menú de mercat',
  'Calçotada',
  'Vermut i conserves',
  'Maridatge de formatges',
  'Ruta pel Penedès',
] as const
export const places =
  'Barcelona, Girona, Tarragona, Lleida, Vic, Palamós, Sitges, Reus, Olot, Vilafranca del Penedès'.split(', ')
export const categories = ['Cena', 'Cata', 'Taller', 'Viaje', ''] as const
export const reasons = [
  'Me gusta cocinar para los amigos.',
  'Vull aprendre a tastar vins.',
  'Unos amigos son socios y me han hablado de vosotros.',
  'M’agrada la cuina de mercat.',
] as const
export const messages = [
  '¿Queda sitio para la cena del viernes?',
  'Volíem saber si accepteu grups.',
  'Querría información sobre la cuota anual.',
  'He olvidado un paraguas en la biblioteca.',
] as const
