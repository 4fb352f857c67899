import { panelTexts } from '#app/i18n/panel-texts.ts'

const events = {
  es: (count: number) => (count === 1 ? '1 evento' : `${count} eventos`),
  ca: (count: number) => (count === 1 ? '1 esdeveniment' : `${count} esdeveniments`),
}

/** Of the acts on the ticked rows of the list. */
export const selectedTexts = panelTexts({
  failed: { es: 'No se ha podido hacer', ca: 'No s’ha pogut fer' },
  publish: {
    label: { es: 'Publicar', ca: 'Publica' },
    title: {
      es: (count: number) => `¿Publicar ${events.es(count)}?`,
      ca: (count: number) => `Vols publicar ${events.ca(count)}?`,
    },
    text: {
      es: 'Se ven en la web desde ahora, también los que tenían fecha de publicación. Los que tienen precio se quedan como están si ni ellos ni «El club» dicen cómo se paga. Se puede deshacer mientras nadie reserve.',
      ca: 'Es veuen al web des d’ara, també els que tenien data de publicació. Els que tenen preu es queden com estan si ni ells ni «El club» diuen com es paga. Es pot desfer mentre ningú no reservi.',
    },
    confirm: { es: 'Publicar', ca: 'Publica' },
    busy: { es: 'Publicando…', ca: 'S’està publicant…' },
    done: {
      es: (count: number) =>
        count === 0 ? 'No se ha publicado ninguno' : count === 1 ? '1 evento publicado' : `${count} eventos publicados`,
      ca: (count: number) =>
        count === 0
          ? 'No se n’ha publicat cap'
          : count === 1
            ? '1 esdeveniment publicat'
            : `${count} esdeveniments publicats`,
    },
  },
  unpublish: {
    label: { es: 'Pasar a borrador', ca: 'Passa a esborrany' },
    title: {
      es: (count: number) => `¿Pasar a borrador ${events.es(count)}?`,
      ca: (count: number) => `Vols passar a esborrany ${events.ca(count)}?`,
    },
    text: {
      es: 'Sus páginas dejan de verse en la web. Los que tienen reservas o lista de espera se quedan como están. Se puede deshacer.',
      ca: 'Les seves pàgines deixen de veure’s al web. Els que tenen reserves o llista d’espera es queden com estan. Es pot desfer.',
    },
    confirm: { es: 'Pasar a borrador', ca: 'Passa a esborrany' },
    busy: { es: 'Guardando…', ca: 'S’està desant…' },
    done: {
      es: (count: number) =>
        count === 0
          ? 'Ninguno ha pasado a borrador'
          : count === 1
            ? '1 evento es ahora un borrador'
            : `${count} eventos son ahora borradores`,
      ca: (count: number) =>
        count === 0
          ? 'Cap no ha passat a esborrany'
          : count === 1
            ? '1 esdeveniment és ara un esborrany'
            : `${count} esdeveniments són ara esborranys`,
    },
  },
  archive: {
    label: { es: 'Archivar', ca: 'Arxiva' },
    title: {
      es: (count: number) => `¿Archivar ${events.es(count)}?`,
      ca: (count: number) => `Vols arxivar ${events.ca(count)}?`,
    },
    text: {
      es: 'Salen de las listas de cada día; sus páginas siguen en la web. Se puede deshacer.',
      ca: 'Surten de les llistes de cada dia; les seves pàgines continuen al web. Es pot desfer.',
    },
    confirm: { es: 'Archivar', ca: 'Arxiva' },
    busy: { es: 'Archivando…', ca: 'S’està arxivant…' },
    done: {
      es: (count: number) =>
        count === 0 ? 'No se ha archivado ninguno' : count === 1 ? '1 evento archivado' : `${count} eventos archivados`,
      ca: (count: number) =>
        count === 0
          ? 'No se n’ha arxivat cap'
          : count === 1
            ? '1 esdeveniment arxivat'
            : `${count} esdeveniments arxivats`,
    },
  },
  unarchive: {
    label: { es: 'Desarchivar', ca: 'Desarxiva' },
    title: {
      es: (count: number) => `¿Desarchivar ${events.es(count)}?`,
      ca: (count: number) => `Vols desarxivar ${events.ca(count)}?`,
    },
    text: {
      es: 'Vuelven a las listas de cada día. Se puede deshacer.',
      ca: 'Tornen a les llistes de cada dia. Es pot desfer.',
    },
    confirm: { es: 'Desarchivar', ca: 'Desarxiva' },
    busy: { es: 'Guardando…', ca: 'S’està desant…' },
    done: {
      es: (count: number) =>
        count === 0
          ? 'No se ha desarchivado ninguno'
          : count === 1
            ? '1 evento desarchivado'
            : `${count} eventos desarchivados`,
      ca: (count: number) =>
        count === 0
          ? 'No se n’ha desarxivat cap'
          : count === 1
            ? '1 esdeveniment desarxivat'
            : `${count} esdeveniments desarxivats`,
    },
  },
  delete: {
    label: { es: 'Eliminar', ca: 'Elimina' },
    title: {
      es: (count: number) => `¿Eliminar ${events.es(count)}?`,
      ca: (count: number) => `Vols eliminar ${events.ca(count)}?`,
    },
    text: {
      es: (registrations: number) => {
        const aside = 'Quedan 30 días en la papelera.'
        if (registrations === 0) return `No tienen inscripciones. ${aside}`
        const also =
          registrations === 1
            ? 'También se elimina 1 inscripción'
            : `También se eliminan ${registrations} inscripciones`
        return `${also}, que no vuelve${registrations === 1 ? '' : 'n'} al deshacerlo, y nadie recibe ningún aviso. ${aside}`
      },
      ca: (registrations: number) => {
        const aside = 'Queden 30 dies a la paperera.'
        if (registrations === 0) return `No tenen inscripcions. ${aside}`
        const also =
          registrations === 1 ? 'També s’elimina 1 inscripció' : `També s’eliminen ${registrations} inscripcions`
        return `${also}, que no torn${registrations === 1 ? 'a' : 'en'} en desfer-ho, i ningú no rep cap avís. ${aside}`
      },
    },
    confirm: { es: 'Eliminar', ca: 'Elimina' },
    busy: { es: 'Eliminando…', ca: 'S’està eliminant…' },
    danger: { es: true, ca: true },
    done: {
      es: (count: number) =>
        count === 0 ? 'No se ha eliminado ninguno' : count === 1 ? '1 evento eliminado' : `${count} eventos eliminados`,
      ca: (count: number) =>
        count === 0
          ? 'No se n’ha eliminat cap'
          : count === 1
            ? '1 esdeveniment eliminat'
            : `${count} esdeveniments eliminats`,
    },
    failed: { es: 'Error al eliminar los eventos', ca: 'Error en eliminar els esdeveniments' },
    why: {
      'has-parties': {
        es: 'tiene reservas o gente en espera; cancélalo.',
        ca: 'té reserves o gent en espera; cancel·la’l.',
      },
      begun: {
        es: 'está en marcha; podrás eliminarlo cuando termine.',
        ca: 'està en marxa; el podràs eliminar quan acabi.',
      },
      'more-guests': {
        es: 'mientras tanto han llegado inscripciones.',
        ca: 'mentrestant hi han arribat inscripcions.',
      },
      refunds: { es: 'quedan reembolsos pendientes.', ca: 'hi ha reemborsaments pendents.' },
    },
  },
  why: {
    conflict: { es: 'alguien lo ha cambiado mientras tanto.', ca: 'algú l’ha canviat mentrestant.' },
    published: { es: 'ya estaba publicado.', ca: 'ja estava publicat.' },
    unpublished: { es: 'ya era un borrador.', ca: 'ja era un esborrany.' },
    cancelled: { es: 'está cancelado.', ca: 'està cancel·lat.' },
    past: { es: 'su fecha ya ha pasado.', ca: 'la seva data ja ha passat.' },
    'seen-by-guests': { es: 'tiene reservas o gente en espera.', ca: 'té reserves o gent en espera.' },
    'payment-missing': { es: 'tiene precio y no dice cómo se paga.', ca: 'té preu i no diu com es paga.' },
    coming: { es: 'todavía no se ha celebrado.', ca: 'encara no s’ha celebrat.' },
    archived: { es: 'ya estaba archivado.', ca: 'ja estava arxivat.' },
    unarchived: { es: 'no estaba archivado.', ca: 'no estava arxivat.' },
  },
  undone: {
    es: (count: number) =>
      count === 0
        ? 'No se ha deshecho nada'
        : count === 1
          ? '1 evento vuelve a estar como antes'
          : `${count} eventos vuelven a estar como antes`,
    ca: (count: number) =>
      count === 0
        ? 'No s’ha desfet res'
        : count === 1
          ? '1 esdeveniment torna a estar com abans'
          : `${count} esdeveniments tornen a estar com abans`,
  },
})

export type SelectedTexts = (typeof selectedTexts)['es']
