import { al, de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const eventPanelTexts = panelTexts({
  title: { es: 'Eventos', ca: 'Esdeveniments' },
  allEvents: { es: 'Todos los eventos', ca: 'Tots els esdeveniments' },
  newEvent: { es: 'Nuevo evento', ca: 'Esdeveniment nou' },
  list: {
    search: {
      es: 'Buscar eventos por título, lugar o categoría',
      ca: 'Cerca esdeveniments per títol, lloc o categoria',
    },
    searchExample: { es: 'Buscar eventos…', ca: 'Cerca esdeveniments…' },
    when: { es: 'Cuándo', ca: 'Quan' },
    spans: {
      upcoming: { es: 'Próximos', ca: 'Pròxims' },
      drafts: { es: 'Borradores', ca: 'Esborranys' },
      past: { es: 'Pasados', ca: 'Passats' },
      cancelled: { es: 'Cancelados', ca: 'Cancel·lats' },
      archived: { es: 'Archivados', ca: 'Arxivats' },
      all: { es: 'Todos', ca: 'Tots' },
    },
    failed: { es: 'Error al cargar los eventos', ca: 'Error en carregar els esdeveniments' },
    noneFound: { es: 'Ningún evento coincide con la búsqueda', ca: 'Cap esdeveniment no coincideix amb la cerca' },
    none: {
      drafts: { es: 'No hay borradores', ca: 'No hi ha esborranys' },
      cancelled: { es: 'No hay eventos cancelados', ca: 'No hi ha esdeveniments cancel·lats' },
      archived: { es: 'No hay eventos archivados', ca: 'No hi ha esdeveniments arxivats' },
      upcoming: { es: 'No hay eventos próximos', ca: 'No hi ha esdeveniments pròxims' },
      past: { es: 'No hay eventos pasados', ca: 'No hi ha esdeveniments passats' },
      all: { es: 'No hay eventos registrados', ca: 'No hi ha esdeveniments' },
    },
    noun: { es: ['evento', 'eventos'], ca: ['esdeveniment', 'esdeveniments'] },
    heads: {
      date: { es: 'Fecha', ca: 'Data' },
      title: { es: 'Título', ca: 'Títol' },
      state: { es: 'Estado', ca: 'Estat' },
      seats: { es: 'Plazas', ca: 'Places' },
    },
    full: { es: 'Completo', ca: 'Complet' },
    seats: {
      es: (taken: number, all: number) => `${taken} de ${all}`,
      ca: (taken: number, all: number) => `${taken} ${de(all)}`,
    },
    guestsOf: {
      es: (title: string) => `Inscripciones de ${title}`,
      ca: (title: string) => `Inscripcions a «${title}»`,
    },
    edit: { es: (title: string) => `Editar ${title}`, ca: (title: string) => `Edita «${title}»` },
    view: { es: (title: string) => `Ver ${title}`, ca: (title: string) => `Mostra «${title}»` },
    more: { es: (title: string) => `Más acciones: ${title}`, ca: (title: string) => `Més accions: ${title}` },
    onSite: { es: 'Ver en la web', ca: 'Mostra’l al web' },
    remove: { es: 'Eliminar…', ca: 'Elimina…' },
  },
  /** `taken`: «14 de 16». */
  withOffered: {
    es: (taken: string, held: number) =>
      held === 0 ? taken : `${taken} · ${held}\u00a0${held === 1 ? 'ofrecida' : 'ofrecidas'}`,
    ca: (taken: string, held: number) =>
      held === 0 ? taken : `${taken} · ${held}\u00a0${held === 1 ? 'oferta' : 'ofertes'}`,
  },
  csv: {
    file: { es: 'eventos.csv', ca: 'esdeveniments.csv' },
    heads: {
      es: [
        'Título',
        'Título en catalán',
        'Fecha',
        'Lugar',
        'Categoría',
        'Precio',
        'Plazas',
        'Inscritos',
        'Plazas ofrecidas',
        'Estado',
        'Publicación',
        'Apertura',
        'Apertura para socios',
        'Cierre',
        'Final',
        'Archivado',
        'Personas por reserva',
        'Restaurante',
        'Organizador',
      ],
      ca: [
        'Títol',
        'Títol en català',
        'Data',
        'Lloc',
        'Categoria',
        'Preu',
        'Places',
        'Inscrits',
        'Places ofertes',
        'Estat',
        'Publicació',
        'Obertura',
        'Obertura per a socis',
        'Tancament',
        'Final',
        'Arxivat',
        'Persones per reserva',
        'Restaurant',
        'Organitzador',
      ],
    },
  },
  queue: {
    drafts: { es: 'Borradores con fecha', ca: 'Esborranys amb data' },
    draft: {
      es: (title: string) => `Borrador con fecha: ${title}`,
      ca: (title: string) => `Esborrany amb data: ${title}`,
    },
    draftText: {
      es: (date: string, lacksPicture: boolean) =>
        `Para el ${date}.${lacksPicture ? ' Falta la imagen.' : ''} Nadie lo ve todavía.`,
      ca: (date: string, lacksPicture: boolean) =>
        `Per ${al(date)}.${lacksPicture ? ' Falta la imatge.' : ''} Encara no el veu ningú.`,
    },
    edit: { es: 'Completar', ca: 'Completa' },
    seeAll: { es: 'Ver todos', ca: 'Mostra’ls tots' },
  },
})

export type EventPanelTexts = (typeof eventPanelTexts)['es']
