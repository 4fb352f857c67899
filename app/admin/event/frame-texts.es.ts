export const es = {
  tabs: 'Evento',
  seats: (taken: number, all: number) => `${taken} de ${all} plazas`,
  states: {
    draft: 'Borrador',
    scheduled: 'Programado',
    published: 'Publicado',
    cancelled: 'Cancelado',
    archived: 'Archivado',
    past: 'Finalizado',
  },
  site: 'Ver en la web',
}
