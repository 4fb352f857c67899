import { describe, expect, test } from 'vitest'
import { cachedAddress, isMembersPage } from './cached-pages.ts'

describe('A public page is cached under its path and its own parameters', () => {
  test.each([
    '/',
    '/club',
    '/contacto',
    '/solicitar-membresia',
    '/robots.txt',
    '/manifest.webmanifest',
    '/sitemap.xml?parte=2',
    '/privacidad',
    '/terminos',
    '/aviso-legal',
    '/accesibilidad',
    '/eventos?categoria=cata-de-vino&pagina=2&proximos=3',
    '/eventos/7?tab=multimedia',
    '/eventos/7/inscripcion',
    '/eventos/7/espera',
    '/eventos/7.ics',
    '/eventos/calendario.ics',
    '/eventos/calendario',
    '/restaurantes?pagina=12',
    '/restaurantes?poblacion=vic&precio=2&pagina=2',
    '/restaurantes/7?tab=menu',
    '/restaurantes/7?tab=chef',
    '/restaurantes/7?tab=resenas',
    '/blog?pagina=99999',
    '/blog/rss.xml',
    '/blog/diez-libros',
  ])('%s', (address) => {
    const [path = '', query = ''] = address.split('?')
    const both = (start: string) => [start === '/ca/' ? '/ca' : start, query].filter(Boolean).join('?')
    expect(cachedAddress(both(path))).toBe(both(path))
    expect(cachedAddress(both(`/ca${path}`))).toBe(both(`/ca${path}`))
    expect(cachedAddress([path, [query, 'utm=x'].filter(Boolean).join('&')].join('?'))).toBe(both(path))
    expect(cachedAddress([path, [query, 'token=x'].filter(Boolean).join('&')].join('?'))).toBeNull()
  })
})

test.each([
  '/mis-cenas',
  '/reserva',
  '/auth',
  '/admin/blog',
  '/eventos/0',
  '/eventos/1234567890',
  '/eventos/7/otra',
  '/eventos?pagina=0',
  '/eventos?pagina=1&pagina=2',
  '/eventos?categoria=Cata',
  '/eventos/7?tab=otra',
  '/restaurantes/x',
  '/restaurantes?pagina=123456',
  '/restaurantes?poblacion=Vic',
  '/restaurantes?precio=5',
  '/restaurantes?poblacion=&precio=',
  '/blog/Diez',
  '/sitemap.xml?parte=x',
])('%s is rendered for each request', (address) => {
  expect(cachedAddress(address)).toBeNull()
})

test('The forms of an event are other pages for a member who has signed in', () => {
  const addresses = ['/eventos/7/inscripcion', '/ca/eventos/7/espera', '/eventos/7/inscripcion.data?_routes=x']
  expect(addresses.filter((address) => !isMembersPage(address))).toEqual([])
  expect(['/eventos/7', '/eventos', '/', '/contacto', '/mis-cenas'].filter(isMembersPage)).toEqual([])
})
