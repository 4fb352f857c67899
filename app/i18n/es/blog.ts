/** The club's articles. */
export default {
  title: 'Blog',
  lead: 'Sobremesas por escrito: mercados, bodegas, libros y alguna receta que funcionó.',
  metaDescription: 'Artículos del Cercle Gastronòmic: mercados, bodegas, libros de cocina y recetas probadas en compañía.',
  underConstruction: 'Sección en construcción',
  underConstructionHint: 'Estamos escribiendo los primeros artículos. Vuelve pronto.',
  read: 'Leer el artículo',
  feed: 'Suscribirse por RSS',
  readingTime: (minutes: number) => `${minutes} min de lectura`,
  draft: 'Vista previa: borrador sin publicar',
}
