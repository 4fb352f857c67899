export default {
  title: 'Blog',
  lead: 'Sobremesas por escrito: mercados, bodegas, libros y alguna receta que funcionó.',
  metaDescription:
    'Artículos del Cercle Gastronòmic: mercados, bodegas, libros de cocina y recetas probadas en compañía.',
  underConstruction: 'Sección en construcción',
  underConstructionHint: 'Estamos escribiendo los primeros artículos. Vuelve pronto.',
  notFound: 'Artículo no encontrado',
  notFoundText: 'Puede que lo hayamos retirado o que el enlace no sea correcto. Estos son los más recientes.',
  backToBlog: 'Volver al blog',
  noSuchPageText: 'Puede que haya menos artículos que antes o que el enlace no sea correcto.',
  read: 'Leer el artículo',
  next: 'Sigue leyendo',
  feed: 'Suscribirse por RSS',
  readingTime: (minutes: number) => `${minutes} min de lectura`,
  draft: 'Vista previa: borrador sin publicar',
}
