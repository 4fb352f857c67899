const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)

export const es = {
  title: 'Repartir las mesas',
  back: 'Volver a las reservas',
  lead: 'Un número o un nombre para cada reserva, todas a la vez. Los comensales lo ven en su enlace, y la cocina y la puerta en sus listas.',
  none: 'Todavía no hay reservas',
  places: 'Personas por mesa',
  propose: 'Proponer',
  proposed: 'Es una propuesta: corrígela y guárdala. Las que ya tenían mesa la conservan.',
  partyLabel: (name: string, size: number) => `Mesa de ${name}, ${people(size)}`,
  people,
  summary: 'Así quedan',
  tableOf: (label: string) => `Mesa ${label}`,
  without: 'Sin mesa',
  save: 'Guardar las mesas',
  busy: 'Guardando…',
  failed: 'Error al guardar las mesas',
  done: (count: number) =>
    count === 0 ? 'No hay cambios' : count === 1 ? '1 reserva cambiada de mesa' : `${count} reservas cambiadas de mesa`,
  left: (count: number) =>
    count === 1
      ? 'Otra persona ha cambiado una mientras tanto: se queda como está ahora.'
      : `Otra persona ha cambiado ${count} mientras tanto: se quedan como están ahora.`,
  refused:
    'Otra persona ha cambiado esas mesas mientras tanto. Lo que has escrito sigue aquí: guarda otra vez para ponerlo.',
  undo: 'Deshacer los cambios',
}
