import { pairTexts } from '#app/i18n/panel-texts.ts'
import { de } from '#app/i18n/elision.ts'
import { es } from './table-texts.es.ts'

const people = (count: number) => (count === 1 ? '1 persona' : `${count} persones`)

export const tableTexts = pairTexts(es, {
  title: 'Reparteix les taules',
  back: 'Torna a les reserves',
  lead: 'Un número o un nom per a cada reserva, totes alhora. Els comensals el veuen al seu enllaç, i la cuina i la porta a les seves llistes.',
  none: 'Encara no hi ha reserves',
  places: 'Persones per taula',
  propose: 'Proposa',
  proposed: 'És una proposta: corregeix-la i desa-la. Les que ja tenien taula la conserven.',
  partyLabel: (name, size) => `Taula ${de(name)}, ${people(size)}`,
  people,
  summary: 'Així queden',
  tableOf: (label) => `Taula ${label}`,
  without: 'Sense taula',
  save: 'Desa les taules',
  busy: 'S’estan desant…',
  failed: 'Error en desar les taules',
  done: (count) =>
    count === 0
      ? 'No hi ha canvis'
      : count === 1
        ? '1 reserva canviada de taula'
        : `${count} reserves canviades de taula`,
  left: (count) =>
    count === 1
      ? 'Una altra persona n’ha canviat una mentrestant: es queda com està ara.'
      : `Una altra persona n’ha canviat ${count} mentrestant: es queden com estan ara.`,
  refused:
    'Una altra persona ha canviat aquestes taules mentrestant. El que has escrit continua aquí: desa-ho una altra vegada per posar-ho.',
  undo: 'Desfés els canvis',
})

export type TableTexts = (typeof tableTexts)['es']
