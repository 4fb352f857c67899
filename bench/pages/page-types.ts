export type PageType = { path: string; hidden?: true; form?: true }

/**
 * One of each kind of public page, in Spanish. `hidden` pages are excluded from search engines; the purpose of a `form`
 * is to be filled in, the others are read.
 */
export const pageTypes: readonly PageType[] = [
  { path: '/' },
  { path: '/club' },
  { path: '/eventos' },
  { path: '/eventos/1' },
  { path: '/eventos/1/inscripcion', hidden: true, form: true },
  { path: '/solicitar-membresia', form: true },
  { path: '/restaurantes' },
  { path: '/restaurantes/1' },
  { path: '/blog' },
  { path: '/blog/biblioteca-diez-libros-para-empezar' },
  { path: '/contacto', form: true },
  { path: '/privacidad' },
  { path: '/auth', form: true },
]

export const states: readonly string[] = [
  ...pageTypes.map(({ path }) => path),
  '/eventos?categoria=cata',
  '/eventos?categoria=nada',
  '/eventos/calendario',
  '/eventos/1?tab=multimedia',
  '/eventos/999',
  '/eventos/1/espera',
  '/inscripcion/cancelar?token=x',
  '/reserva?token=x',
  '/comensal?token=x',
  '/cocina?token=x',
  '/valorar?token=x',
  '/novedades?token=x',
  '/mis-cenas',
  '/mis-cenas/entrar?token=x',
  '/socio/completar-datos?token=x',
  '/restaurantes?pagina=2',
  '/restaurantes?pagina=99',
  '/restaurantes?poblacion=barcelona&precio=2',
  '/restaurantes?poblacion=nada',
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
  '/mis-cenas',
  '/auth',
  '/auth?modo=registro',
  '/auth?modo=recuperar',
]

export const loginPages: readonly string[] = ['/admin/login']
