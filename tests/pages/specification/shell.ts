import { header, page, paint } from './places.ts'
import type { Row } from './row.ts'

const links = ['Inicio', 'El club', 'Eventos', 'Restaurantes', 'Blog', 'Contacto'] as const
const catalanLinks = ['Inici', 'El club', 'Esdeveniments', 'Restaurants', 'Blog', 'Contacte'] as const
const paths = ['/', '/club', '/eventos', '/restaurantes', '/blog', '/contacto']
const legalLinks = ['/privacidad', '/terminos', '/aviso-legal'].map((path) => new RegExp(`href="${path}"`))

export const shellRows: readonly Row[] = [
  ...[768, 1071, 1072, 1440].flatMap((width): Row[] => [
    {
      clause: `header at ${width} px: the navigation in order, language, another control, «Únete al Cercle»`,
      where: header('/eventos', width),
      has: [...links, 'ES', 'Únete al Cercle'],
    },
    {
      clause: `header at ${width} px: the same in Catalan`,
      where: header('/ca/eventos', width),
      has: [...catalanLinks, 'CA', 'Uneix-te al Cercle'],
    },
  ]),
  {
    clause: 'header below 768 px: a menu button instead of the links',
    where: header('/eventos', 767),
    lacks: ['Inicio', 'Únete al Cercle'],
  },
  {
    clause: 'main navigation: the addresses in order',
    where: page('/eventos'),
    has: [/class="header-nav"/, ...paths.map((path) => new RegExp(`href="${path}"`))],
  },
  { clause: 'the logo links to /', where: page('/eventos'), has: /<a class="header-logo" href="\/">/ },
  { clause: 'label for login', where: page('/eventos'), has: 'Iniciar sesión' },
  {
    clause: 'labels for admin panel and logout',
    where: page('/auth', 'admin'),
    has: ['Panel de administración', 'Cerrar sesión'],
  },
  {
    clause: 'the language button shows the current code in upper case',
    where: page('/eventos'),
    has: /class="icon-button[^"]*language-switch-code"[^>]*>ES<\/button>/,
  },
  {
    clause: 'the drawer has the links, a language switcher with the code in upper case, and a join button',
    where: page('/eventos'),
    has: [
      /<div id="menu"[^>]*popover/,
      ...links.map((label) => new RegExp(`>${label}</a>`)),
      /<span aria-current="true">[^/]*>ES<\/span>Castellano/,
      />Únete al Cercle<\/a>/,
    ],
  },
  { clause: 'the header is transparent on the root path alone', where: page('/club'), lacks: /header-clear/ },
  {
    clause: 'the header of the root path starts transparent',
    where: page('/'),
    has: /<header class="header header-clear/,
  },
  {
    clause: 'footer: social links',
    where: page('/'),
    has: [/class="footer-social"/, /aria-label="Facebook/, /aria-label="Instagram/, /aria-label="X /],
  },
  {
    clause: 'footer: quick links, contact, schedule',
    where: page('/'),
    has: ['Enlaces rápidos', 'Contacto', 'Horario'],
  },
  {
    clause: 'opening hours',
    where: page('/'),
    has: ['Lunes a viernes', '10:00–14:00', '16:00–20:00', 'Sábado', '10:00–14:00', 'Domingo', 'Cerrado'],
  },
  { clause: 'footer: legal links', where: page('/'), has: [/class="footer-base"/, ...legalLinks] },
  { clause: 'a legal-links bar on the club page', where: page('/club'), has: [/class="legal-bar/, ...legalLinks] },
  {
    clause: 'a legal-links bar on the restaurants page',
    where: page('/restaurantes'),
    has: [/class="legal-bar/, ...legalLinks],
  },
  { clause: '/legal/privacidad leads to /privacidad', where: page('/legal/privacidad'), has: '301 /privacidad' },
  { clause: '/legal/terminos leads to /terminos', where: page('/legal/terminos'), has: '301 /terminos' },
  { clause: '/legal/aviso-legal leads to /aviso-legal', where: page('/legal/aviso-legal'), has: '301 /aviso-legal' },
  {
    clause: 'any other path: 404 «Oops! Page not found» with a link home',
    where: page('/nada'),
    has: [/^404/, /<span lang="en">Oops! Page not found|lang="en"[^>]*>Oops! Page not found/, /href="\/"/],
  },
  {
    clause: 'header: white links on nothing while it is transparent',
    where: paint('/', '.header', ['color', 'background-color', 'box-shadow']),
    has: ['color: rgb(255, 255, 255)', 'background-color: rgba(0, 0, 0, 0)', 'box-shadow: none'],
  },
  {
    clause: 'header: charcoal links on white with a shadow otherwise',
    where: paint('/eventos', '.header', ['color', 'background-color', 'box-shadow']),
    has: ['color: rgb(29, 37, 35)', 'background-color: rgb(255, 255, 255)', 'box-shadow: '],
    lacks: 'box-shadow: none',
  },
  {
    clause: 'the language button leads to the same page in the other language',
    where: page('/idioma', { language: 'ca', page: '/club' }),
    has: ['303 /ca/club', 'language=ca'],
  },
  {
    clause: 'footer: phone and e-mail of the club',
    where: page('/'),
    has: [/class="footer-contact"/, /href="tel:/, /href="mailto:/],
  },
  {
    clause: 'toasts of the public site: top-right',
    where: paint('/club', '.toasts', ['position', 'right', 'left']),
    has: ['position: fixed', 'right: 24px'],
  },
  {
    clause: 'any other path of the panel: 404 «Oops! Page not found»',
    where: page('/admin/nada', 'admin'),
    has: [/^404/, 'Oops! Page not found', /href="\/"/],
  },
]
