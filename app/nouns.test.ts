import { describe, expect, test } from 'vitest'
import type { AuditedAct, Noun } from './noun.ts'
import { nouns } from './nouns.ts'
import type { AuditAction, ExportedList } from './platform/audit-actions.ts'

const subjects = nouns.flatMap((noun) => Object.keys(noun.subjects ?? {}))
const acts = nouns.flatMap((noun) => Object.keys(noun.acts ?? {}))

test('The menu of the panel has the specified entries in the specified order, then the others', () => {
  const entries = nouns.flatMap(({ menu }) => (menu ? [[menu.to, menu.label.es, menu.label.ca]] : []))
  expect(entries).toEqual([
    ['/admin/dashboard', 'Dashboard', 'Inici'],
    ['/admin/solicitudes', 'Solicitudes', 'Sol·licituds'],
    ['/admin/socios', 'Socios', 'Socis'],
    ['/admin/eventos', 'Eventos', 'Esdeveniments'],
    ['/admin/restaurantes', 'Restaurantes', 'Restaurants'],
    ['/admin/organizers', 'Organizadores', 'Organitzadors'],
    ['/admin/blog', 'Blog', 'Blog'],
    ['/admin/usuarios', 'Usuarios', 'Usuaris'],
    ['/admin/mensajes', 'Mensajes', 'Missatges'],
    ['/admin/correos', 'Correos', 'Correus'],
    ['/admin/auditoria', 'Auditoría', 'Auditoria'],
    ['/admin/privacidad', 'Privacidad', 'Privacitat'],
    ['/admin/tesoreria', 'Tesorería', 'Tresoreria'],
    ['/admin/club', 'El club', 'El club'],
    ['/admin/biblioteca', 'Imágenes', 'Imatges'],
    ['/admin/papelera', 'Papelera', 'Paperera'],
  ])
})

test('The main navigation has the links of the nouns in the specified order', () => {
  const links = nouns.flatMap(({ navigation: link }) => (link ? [[link.to, link.label.es, link.label.ca]] : []))
  expect(links).toEqual([
    ['/eventos', 'Eventos', 'Esdeveniments'],
    ['/restaurantes', 'Restaurantes', 'Restaurants'],
    ['/blog', 'Blog', 'Blog'],
    ['/contacto', 'Contacto', 'Contacte'],
  ])
})

describe('Each', () => {
  test('kind of subject is declared by one noun', () => {
    expect(subjects.filter((kind, index) => subjects.indexOf(kind) !== index)).toEqual([])
  })

  test('action is declared by one noun, and its subject by one', () => {
    expect(acts.length).toBeGreaterThan(100)
    expect(acts.filter((action, index) => acts.indexOf(action) !== index)).toEqual([])
    expect(acts.filter((action) => !subjects.includes(action.split('.', 1)[0] ?? ''))).toEqual([])
  })
})

test('What is incomplete does not compile', () => {
  // @ts-expect-error no Catalan label
  const untranslated: AuditedAct = { es: 'Podar', open: 'undone' }
  // @ts-expect-error neither asks for the password nor has a reason why not
  const unclassified: AuditedAct = { es: 'Podar', ca: 'Podar' }
  // @ts-expect-error both
  const contradictory: AuditedAct = { es: 'Podar', ca: 'Podar', asks: 'always', open: 'undone' }
  // @ts-expect-error no Catalan label in the menu
  const menu: Noun['menu'] = { to: '/admin/blog', icon: 'house', capability: 'blog.read', label: { es: 'Blog' } }
  // @ts-expect-error no noun declares it
  const unknown: AuditAction = 'post.pruned'
  // @ts-expect-error nobody is told of it
  const untold: ExportedList = 'guest'
  expect([untranslated, unclassified, contradictory, menu, unknown, untold]).toHaveLength(6)
})
