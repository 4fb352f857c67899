/** Frequent, less frequent, rare and absent words, parts of words, full names. */
const words = [
  'maria',
  'gmail',
  'bonastre',
  'nuria despuig',
  'maria.garcia',
  'pez12',
  '+34 6',
  '600',
  'zzqqx',
  'x',
  'ma',
]
const lists: [path: string, filters: string[], orders: string[]][] = [
  [
    '/admin/solicitudes',
    ['', 'estado=approved', 'estado=rejected', 'estado=baja', 'estado=all'],
    ['-fecha', 'fecha', 'nombre', '-nombre'],
  ],
  ['/admin/socios', ['', 'estado=active', 'estado=suspended'], ['-fecha', 'numero', 'nombre', '-nombre']],
  ['/admin/eventos', ['', 'cuando=pasados', 'cuando=todos', 'falta=ca'], ['-fecha', 'titulo']],
  ['/admin/eventos/1/inscripciones', ['', 'estado=canceladas', 'estado=dieta'], ['nombre', '-fecha', 'mesa']],
  ['/admin/eventos/2/inscripciones', [''], ['nombre']],
  ['/admin/usuarios', ['', 'rol=admin', 'rol=user'], ['-fecha', 'email']],
  ['/admin/mensajes', ['', 'estado=unread', 'estado=read', 'estado=unanswered'], ['']],
  ['/admin/restaurantes', ['', 'falta=ca'], ['-fecha', 'nombre']],
  ['/admin/organizers', ['', 'falta=ca'], ['nombre']],
  ['/admin/blog', ['', 'estado=published', 'falta=ca'], ['-fecha', 'titulo']],
]
export const addresses = [
  '/admin/dashboard',
  ...lists.flatMap(([path, filters, orders]) =>
    filters.flatMap((filter) =>
      orders.flatMap((order) => {
        const list = [filter, order && `orden=${order}`]
        const plain = ['', 'pagina=400'].map((page) => [...list, page])
        // Filters and orders in turn: all combinations would take hours.
        const turns = filters.length * orders.length
        const turn = filters.indexOf(filter) * orders.length + orders.indexOf(order)
        const searched = words
          .filter((_, index) => index % Math.min(turns, 4) === turn % Math.min(turns, 4))
          .map((word) => [...list, `q=${encodeURIComponent(word)}`])
        return [...plain, ...searched].map((state) => `${path}?${state.filter(Boolean).join('&')}`)
      }),
    ),
  ),
]
export const files = [
  'solicitudes',
  'socios',
  'eventos',
  'eventos/1/inscripciones',
  'usuarios',
  'mensajes',
  'restaurantes',
  'organizers',
  'blog',
].flatMap((name) => [`/admin/${name}.csv`, `/admin/${name}.csv?q=maria`])
