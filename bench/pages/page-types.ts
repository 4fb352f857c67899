/** One of each kind of public page, in Spanish. `hidden` pages are excluded from search engines. */
export const pageTypes: readonly { path: string; hidden?: true }[] = [
  { path: '/' },
  { path: '/club' },
  { path: '/eventos' },
  { path: '/eventos/1' },
  { path: '/eventos/1/inscripcion', hidden: true },
  { path: '/solicitar-membresia' },
  { path: '/restaurantes' },
  { path: '/restaurantes/1' },
  { path: '/blog' },
  { path: '/blog/biblioteca-diez-libros-para-empezar' },
  { path: '/contacto' },
  { path: '/privacidad' },
  { path: '/auth' },
]

export const states: readonly string[] = [
  ...pageTypes.map(({ path }) => path),
  '/eventos?categoria=cata',
  '/eventos?categoria=nada',
  '/eventos/1?tab=multimedia',
  '/eventos/999',
  '/eventos/1/espera',
  '/inscripcion/cancelar?token=x',
  '/reserva?token=x',
  '/socio/completar-datos?token=x',
  '/restaurantes?pagina=2',
  '/restaurantes?pagina=99',
  '/restaurantes/1?tab=menu',
  '/restaurantes/1?tab=chef',
  '/restaurantes/1?tab=resenas',
  '/restaurantes/5',
  '/restaurantes/999',
  '/blog/nada',
  '/terminos',
  '/aviso-legal',
  '/accesibilidad',
  '/auth?modo=registro',
  '/auth?modo=recuperar',
  '/auth/verificar?token=x',
  '/auth/nueva-contrasena?token=x',
  '/auth/invitacion?token=x',
  '/nada',
]

export const refusedForms: readonly string[] = [
  '/eventos/1/inscripcion',
  '/eventos/1/espera',
  '/solicitar-membresia',
  '/contacto',
  '/auth',
  '/auth?modo=registro',
  '/auth?modo=recuperar',
]

export const loginPages: readonly string[] = ['/admin/login']
