import { empty, page, starIcons } from './places.ts'
import type { Row } from './row.ts'

const first = page('/restaurantes/1')
const bare = page('/restaurantes/:bare')

export const restaurantRows: readonly Row[] = [
  {
    clause: 'loading texts of list and detail',
    where: page('/restaurantes'),
    has: /Cargando restaurantes\.\.\.[\s\S]*Cargando información del restaurante\.\.\./,
  },
  {
    clause: 'the latest visit: image, name, address, specialty badge, details link',
    where: page('/restaurantes'),
    has: ['Última visita', /class="[^"]*latest/, 'Ver detalles'],
  },
  { clause: 'Michelin star count badge, singular', where: page('/restaurantes/1'), has: '1 estrella Michelin' },
  { clause: 'Michelin star count badge, plural', where: page('/restaurantes/2'), has: '3 estrellas Michelin' },
  {
    clause: 'a card: star icons, price range, name, address, specialty, average price in euros',
    where: page('/restaurantes'),
    has: [/class="restaurant-card[\s\S]*?class="stars"/, /\d+[ \u00A0]€/],
  },
  { clause: 'a card without a photograph: a no-image text', where: page('/restaurantes?pagina=1'), has: 'Sin imagen' },
  { clause: 'average price of the three samples: 85', where: page('/restaurantes/1'), has: '85 €' },
  { clause: 'average price of the three samples: 180', where: page('/restaurantes/2'), has: '180 €' },
  { clause: 'average price of the three samples: 45', where: page('/restaurantes/3'), has: '45 €' },
  {
    clause: 'six restaurants a page, numbered page buttons when there are more',
    where: page('/restaurantes'),
    has: [...Array.from({ length: 6 }, () => /<article class="restaurant-card/), /<nav class="pagination/],
    lacks: /(?:<article class="restaurant-card[\s\S]*){7}/,
  },
  {
    clause: 'empty state of the directory',
    where: empty('/restaurantes'),
    has: 'Aún no hay restaurantes para mostrar',
  },
  { clause: 'no page buttons on one page', where: empty('/restaurantes'), lacks: /<nav class="pagination/ },
  {
    clause: 'under-construction notice of the section',
    where: empty('/restaurantes'),
    has: 'Esta sección está en construcción',
    departure: 'an under-construction notice for the restaurants',
  },
  { clause: 'no notice while there are restaurants', where: page('/restaurantes'), lacks: 'en construcción' },
  {
    clause: 'not found: back to /restaurantes, 404 at once',
    where: page('/restaurantes/999'),
    has: [/^404/, 'Restaurante no encontrado', /href="\/restaurantes"[^>]*>[\s\S]*?Volver a restaurantes/],
    departure: 'samples when a restaurant cannot be read',
  },
  {
    clause: 'hero: name, address, specialty, average price; book-table and share buttons',
    where: first,
    has: ['Can Mirambell', 'Barcelona', 'Precio medio', 'Reservar mesa', 'Compartir'],
  },
  {
    clause: 'four tabs of a restaurant with a chef, however short the biography',
    where: first,
    has: /id="secciones"><a[^>]*>Descripción<\/a><a[^>]*>Menú<\/a><a[^>]*>Chef<\/a><a[^>]*>Reseñas<\/a><\/nav>/,
  },
  { clause: 'the first tab is the description', where: first, has: /aria-current="page">Descripción</ },
  {
    clause: 'no chef tab without a chef',
    where: bare,
    has: /id="secciones"><a[^>]*>Descripción<\/a><a[^>]*>Menú<\/a><a[^>]*>Reseñas<\/a><\/nav>/,
  },
  {
    clause: 'description tab: about, history, opening hours, map',
    where: first,
    has: ['Sobre el restaurante', 'Historia', 'Horario', 'Ubicación', 'Ver mapa'],
  },
  { clause: 'fallback text of the history', where: bare, has: 'Todavía no conocemos la historia de esta casa.' },
  { clause: 'fallback text of the description', where: bare, has: 'Aún no hemos escrito la crónica de esta visita.' },
  { clause: 'default map if none', where: bare, has: /Mapa de Cataluña/ },
  {
    clause: 'menu tab: tasting menus with the price per person, main dishes with the price',
    where: page('/restaurantes/1?tab=menu'),
    has: ['Menús degustación', '€', 'por persona', 'Platos principales', '€'],
  },
  {
    clause: 'empty messages of the menu tab',
    where: page('/restaurantes/:bare?tab=menu'),
    has: ['No hay menús degustación disponibles', 'No hay platos principales disponibles'],
  },
  {
    clause: 'chef tab: photo, name, bio',
    where: page('/restaurantes/1?tab=chef'),
    has: [/class="chef-photo"/, /<h2>Marçal Mirambell<\/h2><div class="prose"><p/],
  },
  {
    clause: 'reviews tab: overall score, four sub-scores as bars, reviews with initials, author, date and stars',
    where: page('/restaurantes/1?tab=resenas'),
    has: ['Valoraciones', 'Comida', 'Servicio', 'Ambiente', 'Calidad-precio', 'Reseñas', 'de 5'],
  },
  {
    clause: 'a rating bar is the score times 20 per cent',
    where: page('/restaurantes/1?tab=resenas'),
    has: /class="rating-bar[\s\S]*?(?:value="4\.[0-9]"|9\d%|8\d%|max="5")/,
  },
  {
    clause: 'empty messages of the reviews tab',
    where: page('/restaurantes/:bare?tab=resenas'),
    has: ['Aún no hay valoraciones', 'Aún no hay reseñas'],
  },
  {
    clause: 'share buttons: facebook, twitter, instagram, email, copy',
    where: first,
    has: [
      /facebook\.com\/sharer\/sharer\.php\?u=/,
      /intent\/post\?url=[^"]*&amp;text=/,
      /aria-label="Compartir en Instagram/,
      /href="mailto:\?subject=[^"]*&amp;body=/,
      /aria-label="Copiar la URL"/,
    ],
  },
  {
    clause: 'side column: book table, share, address, phone, website, hours, star count',
    where: first,
    has: [
      /class="restaurant-side later"/,
      'Reservar',
      'Compartir',
      'Dirección',
      'Teléfono',
      'Web',
      'Horario',
      '1 estrella Michelin',
    ],
  },
  { clause: 'fallback of the phone', where: bare, has: 'Teléfono no disponible' },
  { clause: 'a website without protocol gets http', where: bare, has: /href="http:\/\/fonda\.example\/?"/ },
  {
    clause: 'book table: the notice «Reservas» tells to phone or visit the website',
    where: first,
    has: ['Reservas', 'Para reservar mesa, llama al teléfono de reservas o visita la web del restaurante.'],
  },
  {
    clause: '«Copiado» / «La URL ha sido copiada al portapapeles»',
    where: first,
    has: [/Copiado/, /La URL ha sido copiada al portapapeles/],
  },
  {
    clause: 'the latest visit: image, specialty badge, star count badge, name, address',
    where: page('/restaurantes'),
    has: [
      /class="latest-visit-picture"><(?:picture|img)/,
      /class="badge[^"]*"><span>Cocina de fonda</,
      /class="badge[^"]*">2 estrellas Michelin</,
      /<h2 id="latest-visit"[^>]*>Fonda Removed</,
      /class="latest-visit-address[^>]*>Carrer Major, 3, Vic</,
    ],
  },
  {
    clause: 'star icons equal to the Michelin count',
    where: starIcons('/restaurantes'),
    has: ['2 estrellas Michelin: 2', '2 estrellas Michelin: 2'],
  },
  {
    clause: 'all restaurants, newest first',
    where: page('/restaurantes'),
    has: ['Todas las mesas', 'Fonda Removed', 'Fonda Restored', 'Fonda'],
  },
  {
    clause: 'the page number starts at 1',
    where: page('/restaurantes'),
    has: /<nav class="pagination[\s\S]*?aria-current="page"[^>]*>(?:<[^>]+>)*1</,
  },
  {
    clause: 'hero: a default picture without photographs',
    where: bare,
    has: /class="restaurant-hero restaurant-hero-plate/,
  },
  {
    clause: 'hero: the first photograph',
    where: first,
    has: /class="restaurant-hero on-dark"[\s\S]*?class="restaurant-hero-picture"><(?:picture|img)/,
  },
  {
    clause: 'the number to book falls back to the main phone',
    where: first,
    has: ['Reservas', 'Llamar al +34 933 000 024'],
  },
  {
    clause: 'each rating bar: 4.8, 4.6, 4.5 and 4.2 times 20 per cent',
    where: page('/restaurantes/1?tab=resenas'),
    has: [
      /Comida<[\s\S]*?width:96%[\s\S]*?4,8/,
      /Servicio<[\s\S]*?width:92%[\s\S]*?4,6/,
      /Ambiente<[\s\S]*?width:90%[\s\S]*?4,5/,
      /Calidad-precio<[\s\S]*?width:84[.0]*1?%[\s\S]*?4,2/,
    ],
  },
  {
    clause: 'stored JSON text that cannot be read gives the empty default, and is reported',
    has: 'readStored',
    writtenIn: 'app/restaurants/stored-json.ts',
    producedBy: [
      'app/restaurants/stored-json.test.ts',
      'invalid JSON and other shapes are reported and give the fallback',
    ],
  },
  {
    clause: 'the fallback delay of a restaurant: 500 ms',
    has: 'RETRY_DELAYS_MS = [500]',
    writtenIn: 'app/restaurants/restaurants.server.ts',
    producedBy: ['app/platform/retry.test.ts', 'failed work is retried after each delay'],
  },
  {
    clause: 'no button to book where there is neither phone, website nor e-mail',
    where: page('/restaurantes/7'),
    has: 'Lo mejor es acercarse.',
    lacks: 'Reservar mesa',
    departure: 'a button to book at every restaurant',
  },
]
