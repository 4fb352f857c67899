import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

const people = {
  es: (count: number) => (count === 1 ? '1 persona' : `${count} personas`),
  ca: (count: number) => (count === 1 ? '1 persona' : `${count} persones`),
}

export const tableTexts = panelTexts({
  title: { es: 'Repartir las mesas', ca: 'Reparteix les taules' },
  back: { es: 'Volver a las reservas', ca: 'Torna a les reserves' },
  lead: {
    es: 'Un número o un nombre para cada reserva, todas a la vez. Los comensales lo ven en su enlace, y la cocina y la puerta en sus listas.',
    ca: 'Un número o un nom per a cada reserva, totes alhora. Els comensals el veuen al seu enllaç, i la cuina i la porta a les seves llistes.',
  },
  none: { es: 'Todavía no hay reservas', ca: 'Encara no hi ha reserves' },
  places: { es: 'Personas por mesa', ca: 'Persones per taula' },
  propose: { es: 'Proponer', ca: 'Proposa' },
  proposed: {
    es: 'Es una propuesta: corrígela y guárdala. Las que ya tenían mesa la conservan.',
    ca: 'És una proposta: corregeix-la i desa-la. Les que ja tenien taula la conserven.',
  },
  partyLabel: {
    es: (name: string, size: number) => `Mesa de ${name}, ${people.es(size)}`,
    ca: (name: string, size: number) => `Taula ${de(name)}, ${people.ca(size)}`,
  },
  people,
  summary: { es: 'Así quedan', ca: 'Així queden' },
  tableOf: { es: (label: string) => `Mesa ${label}`, ca: (label: string) => `Taula ${label}` },
  without: { es: 'Sin mesa', ca: 'Sense taula' },
  save: { es: 'Guardar las mesas', ca: 'Desa les taules' },
  busy: { es: 'Guardando…', ca: 'S’estan desant…' },
  failed: { es: 'Error al guardar las mesas', ca: 'Error en desar les taules' },
  done: {
    es: (count: number) =>
      count === 0
        ? 'No hay cambios'
        : count === 1
          ? '1 reserva cambiada de mesa'
          : `${count} reservas cambiadas de mesa`,
    ca: (count: number) =>
      count === 0
        ? 'No hi ha canvis'
        : count === 1
          ? '1 reserva canviada de taula'
          : `${count} reserves canviades de taula`,
  },
  left: {
    es: (count: number) =>
      count === 1
        ? 'Otra persona ha cambiado una mientras tanto: se queda como está ahora.'
        : `Otra persona ha cambiado ${count} mientras tanto: se quedan como están ahora.`,
    ca: (count: number) =>
      count === 1
        ? 'Una altra persona n’ha canviat una mentrestant: es queda com està ara.'
        : `Una altra persona n’ha canviat ${count} mentrestant: es queden com estan ara.`,
  },
  refused: {
    es: 'Otra persona ha cambiado esas mesas mientras tanto. Lo que has escrito sigue aquí: guarda otra vez para ponerlo.',
    ca: 'Una altra persona ha canviat aquestes taules mentrestant. El que has escrit continua aquí: desa-ho una altra vegada per posar-ho.',
  },
  undo: { es: 'Deshacer los cambios', ca: 'Desfés els canvis' },
})

export type TableTexts = (typeof tableTexts)['es']
