const events = (count: number) => (count === 1 ? '1 evento' : `${count} eventos`)

/** Of the acts on the ticked rows of the list. */
export const es = {
  failed: 'No se ha podido hacer',
  publish: {
    label: 'Publicar',
    title: (count: number) => `¿Publicar ${events(count)}?`,
    text: 'Se ven en la web desde ahora, también los que tenían fecha de publicación. Los que tienen precio se quedan como están si ni ellos ni «El club» dicen cómo se paga. Se puede deshacer mientras nadie reserve.',
    confirm: 'Publicar',
    busy: 'Publicando…',
    done: (count: number) =>
      count === 0 ? 'No se ha publicado ninguno' : count === 1 ? '1 evento publicado' : `${count} eventos publicados`,
  },
  unpublish: {
    label: 'Pasar a borrador',
    title: (count: number) => `¿Pasar a borrador ${events(count)}?`,
    text: 'Sus páginas dejan de verse en la web. Los que tienen reservas o lista de espera se quedan como están. Se puede deshacer.',
    confirm: 'Pasar a borrador',
    busy: 'Guardando…',
    done: (count: number) =>
      count === 0
        ? 'Ninguno ha pasado a borrador'
        : count === 1
          ? '1 evento es ahora un borrador'
          : `${count} eventos son ahora borradores`,
  },
  archive: {
    label: 'Archivar',
    title: (count: number) => `¿Archivar ${events(count)}?`,
    text: 'Salen de las listas de cada día; sus páginas siguen en la web. Se puede deshacer.',
    confirm: 'Archivar',
    busy: 'Archivando…',
    done: (count: number) =>
      count === 0 ? 'No se ha archivado ninguno' : count === 1 ? '1 evento archivado' : `${count} eventos archivados`,
  },
  unarchive: {
    label: 'Desarchivar',
    title: (count: number) => `¿Desarchivar ${events(count)}?`,
    text: 'Vuelven a las listas de cada día. Se puede deshacer.',
    confirm: 'Desarchivar',
    busy: 'Guardando…',
    done: (count: number) =>
      count === 0
        ? 'No se ha desarchivado ninguno'
        : count === 1
          ? '1 evento desarchivado'
          : `${count} eventos desarchivados`,
  },
  delete: {
    label: 'Eliminar',
    title: (count: number) => `¿Eliminar ${events(count)}?`,
    text: (registrations: number) => {
      const aside = 'Quedan 30 días en la papelera.'
      if (registrations === 0) return `No tienen inscripciones. ${aside}`
      const also =
        registrations === 1 ? 'También se elimina 1 inscripción' : `También se eliminan ${registrations} inscripciones`
      return `${also}, que no vuelve${registrations === 1 ? '' : 'n'} al deshacerlo, y nadie recibe ningún aviso. ${aside}`
    },
    confirm: 'Eliminar',
    busy: 'Eliminando…',
    danger: true,
    done: (count: number) =>
      count === 0 ? 'No se ha eliminado ninguno' : count === 1 ? '1 evento eliminado' : `${count} eventos eliminados`,
    failed: 'Error al eliminar los eventos',
    why: {
      'has-parties': 'tiene reservas o gente en espera; cancélalo.',
      begun: 'está en marcha; podrás eliminarlo cuando termine.',
      'more-guests': 'mientras tanto han llegado inscripciones.',
      refunds: 'quedan reembolsos pendientes.',
    },
  },
  why: {
    conflict: 'alguien lo ha cambiado mientras tanto.',
    published: 'ya estaba publicado.',
    unpublished: 'ya era un borrador.',
    cancelled: 'está cancelado.',
    past: 'su fecha ya ha pasado.',
    'seen-by-guests': 'tiene reservas o gente en espera.',
    'payment-missing': 'tiene precio y no dice cómo se paga.',
    coming: 'todavía no se ha celebrado.',
    archived: 'ya estaba archivado.',
    unarchived: 'no estaba archivado.',
  },
  undone: (count: number) =>
    count === 0
      ? 'No se ha deshecho nada'
      : count === 1
        ? '1 evento vuelve a estar como antes'
        : `${count} eventos vuelven a estar como antes`,
}
