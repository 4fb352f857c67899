import { page } from './places.ts'
import type { Row } from './row.ts'

const photo = /<div class="hero-slide" role="group"[\s\S]*?<img [^>]*alt="[^"]{20,}"/
const eventCard = /<article class="event-card">[\s\S]*?<a href="\/eventos\/\d+">/

export const homeRows: readonly Row[] = [
  { clause: 'hero: title and subtitle', where: page('/'), has: [/<h1>[^<]+<\/h1><p class="lead">[^<]+/] },
  {
    clause: 'hero: opens the sign-up dialog',
    where: page('/'),
    has: /class="hero-ways"><a[^>]* href="\/solicitar-membresia">/,
  },
  {
    clause: 'hero: buttons to /club and /eventos',
    where: page('/'),
    has: [/class="hero-ways"/, /href="\/club"/, /href="\/eventos"/],
  },
  { clause: 'hero: ten photos with Spanish alt text', where: page('/'), has: Array.from({ length: 10 }, () => photo) },
  {
    clause: 'hero: previous and next arrows and dots',
    where: page('/'),
    has: ['Foto anterior', 'Foto siguiente', 'Elegir foto', 'Foto 1', 'Foto 10'],
  },
  {
    clause: 'hero: rotates every 5 s',
    has: 'Every 5000 ms',
    writtenIn: 'app/site/home/hero-slider-island.ts',
    producedBy: ['tests/journeys/home.spec.ts', 'advances by itself, can be paused, and wraps at both ends'],
  },
  { clause: 'home: about block', where: page('/'), has: /class="[^"]*about[^"]*"/ },
  { clause: 'home: four feature cards', where: page('/'), has: ['Eventos', 'Comunidad', 'Beneficios', 'Experiencias'] },
  { clause: 'home: reasons to join', where: page('/'), has: ['Por qué unirse'] },
  {
    clause: 'home: three featured event cards, each linking to its event',
    where: page('/'),
    has: [eventCard, eventCard, eventCard],
  },
  { clause: 'home: see all events', where: page('/'), has: /href="\/eventos">(?:<[^>]+>)*Ver todos los eventos/ },
  {
    clause: 'home: testimonials with previous and next',
    where: page('/'),
    has: ['Testimonio anterior', 'Testimonio siguiente'],
  },
  {
    clause: 'home: three testimonials',
    where: page('/'),
    has: [/class="voices-strip"/, /<blockquote/, /<blockquote/, /<blockquote/],
    lacks: /(?:<blockquote[\s\S]*){4}/,
  },
  {
    clause: 'home: closing call with request-membership and more-information',
    where: page('/'),
    has: [/class="[^"]*closing-call/, /href="\/solicitar-membresia"/, 'Solicitar membresía', 'Más información'],
  },
  {
    clause: 'home: featured events are samples while there are none',
    where: (world) => world.readEmpty('/'),
    has: 'tres mesas como las nuestras',
    departure: 'three hard-coded featured events',
  },
  {
    clause: 'the club is in Barcelona since 2010',
    where: page('/'),
    has: ['Desde 2010'],
    departure: 'founding year 1995 and 2010',
  },
]

export const clubRows: readonly Row[] = [
  {
    clause: 'club: hero with join button',
    where: page('/club'),
    has: [/<h1[^>]*>Un club para sentarse a la mesa/, /href="\/solicitar-membresia"/],
  },
  { clause: 'club: Our History', where: page('/club'), has: 'Nuestra historia' },
  {
    clause: 'club: six offer cards',
    where: page('/club'),
    has: [
      'Eventos exclusivos',
      'Formación especializada',
      'Contactos profesionales',
      'Biblioteca gastronómica',
      'Viajes gastronómicos',
      'Descuentos',
    ],
  },
  {
    clause: 'club: 2010, over 500 active members, over 1,000 titles',
    where: page('/club'),
    has: ['Más de 500 socios activos', 'más de 1000 títulos', '2010'],
  },
  { clause: 'club: three testimonials', where: page('/club'), has: [/<blockquote/, /<blockquote/, /<blockquote/] },
  {
    clause: 'club: final call with join and request-information',
    where: page('/club'),
    has: [
      /class="[^"]*closing-call/,
      /href="\/solicitar-membresia"/,
      /href="\/contacto"[^>]*>(?:<[^>]+>)*Solicitar información/,
    ],
    departure: 'buttons of the club page without effect, and one that deletes no post',
  },
]
