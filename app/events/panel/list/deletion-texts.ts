import { panelTexts } from '#app/i18n/panel-texts.ts'

export const eventDeletionTexts = panelTexts({
  title: { es: '¿Eliminar el evento?', ca: 'Vols eliminar l’esdeveniment?' },
  confirm: { es: 'Eliminar evento', ca: 'Elimina l’esdeveniment' },
  busy: { es: 'Eliminando…', ca: 'S’està eliminant…' },
  text: {
    es: (title: string, registrations: number) => {
      const removed = `«${title}» será eliminado.`
      if (registrations === 0) return `${removed} No tiene inscripciones.`
      if (registrations === 1) return `${removed} También se elimina su única inscripción, que no se puede recuperar.`
      return `${removed} También se eliminan sus ${registrations} inscripciones, que no se pueden recuperar.`
    },
    ca: (title: string, registrations: number) => {
      const removed = `«${title}» s’eliminarà.`
      if (registrations === 0) return `${removed} No té inscripcions.`
      if (registrations === 1) return `${removed} També s’elimina l’única inscripció que té, que no es pot recuperar.`
      return `${removed} També s’eliminen les ${registrations} inscripcions que té, que no es poden recuperar.`
    },
  },
  untold: { es: 'Nadie recibe ningún aviso.', ca: 'Ningú no rep cap avís.' },
  counted: { es: 'Este evento no se puede eliminar', ca: 'Aquest esdeveniment no es pot eliminar' },
  refused: {
    'has-parties': {
      es: 'Tiene reservas o gente en espera. Cancela el evento: se les avisa, y lo que han pagado se les debe.',
      ca: 'Té reserves o gent en espera. Cancel·la l’esdeveniment: se’ls avisa, i el que han pagat se’ls deu.',
    },
    begun: {
      es: 'Está en marcha: podrás eliminarlo cuando termine.',
      ca: 'Està en marxa: el podràs eliminar quan acabi.',
    },
    refunds: {
      es: 'Quedan reembolsos pendientes de este evento. Márcalos como hechos en el inicio del panel y vuelve a eliminarlo.',
      ca: 'Queden reemborsaments pendents d’aquest esdeveniment. Marca’ls com a fets a l’inici del panell i torna a eliminar-lo.',
    },
  },
  hasPartiesOf: {
    es: (title: string, booked: number, waiting: number) => {
      const reservations = booked === 1 ? '1 reserva' : `${booked} reservas`
      const list = waiting > 0 ? ` y ${waiting} en la lista de espera` : ''
      return `«${title}» tiene ${reservations}${list}. Cancela el evento: avisamos a todos y su página lo dice.`
    },
    ca: (title: string, booked: number, waiting: number) => {
      const reservations = booked === 1 ? '1 reserva' : `${booked} reserves`
      const list = waiting > 0 ? ` i ${waiting} a la llista d’espera` : ''
      return `«${title}» té ${reservations}${list}. Cancel·la l’esdeveniment: avisem tothom i la seva pàgina ho diu.`
    },
  },
  begunOf: {
    es: (title: string) => `«${title}» está en marcha. Podrás eliminarlo cuando termine.`,
    ca: (title: string) => `«${title}» està en marxa. El podràs eliminar quan acabi.`,
  },
  paid: {
    es: (amount: string) => `Han pagado ${amount}: al cancelarlo, cada reembolso queda como tarea pendiente.`,
    ca: (amount: string) => `Han pagat ${amount}: en cancel·lar-lo, cada reemborsament queda com a tasca pendent.`,
  },
  failed: { es: 'Error al eliminar evento', ca: 'Error en eliminar l’esdeveniment' },
  done: { es: 'Evento eliminado con éxito', ca: 'Esdeveniment eliminat correctament' },
  inTrash: { es: 'Queda 30 días en la papelera.', ca: 'Queda 30 dies a la paperera.' },
  unknown: { es: 'Este evento ya no existe.', ca: 'Aquest esdeveniment ja no existeix.' },
  moreRegistrations: {
    es: (now: number) => `Mientras tanto han llegado inscripciones: ahora hay ${now}. Revísalo y vuelve a confirmar.`,
    ca: (now: number) => `Mentrestant han arribat inscripcions: ara n’hi ha ${now}. Revisa-ho i torna-ho a confirmar.`,
  },
})

export type EventDeletionTexts = (typeof eventDeletionTexts)['es']
