import type { Translation } from '#app/i18n/panel-texts.ts'

export const es = {
  sheet: {
    title: 'Publicación e inscripción',
    status: 'Estado',
    draft: 'Guardar como borrador',
    draftHint: 'Solo se ve aquí y con el enlace de la vista previa.',
    now: 'Publicar ahora',
    published: 'Publicado',
    nowHint: 'Se ve en el sitio.',
    at: 'Publicar en una fecha',
    atHint: 'Hasta entonces es un borrador; ese día aparece sin que hagas nada.',
    cancelled: 'Este evento está cancelado: su página lo dice y no admite inscripciones.',
    publishAt: 'Se publica',
    opensAt: 'La inscripción abre',
    opensHint: 'Vacío: cuando se publica.',
    closesAt: 'La inscripción cierra',
    closesHint: 'Vacío: cuando empieza.',
    endsAt: 'Termina',
    endsHint: 'Vacío: los calendarios suponen tres horas.',
    editsUntil: 'Cambios hasta',
    editsHint: 'Hasta entonces cada persona puede cambiar su reserva. Vacío: hasta que empieza.',
    partyLimit: 'Personas por reserva',
    partyLimitHint: 'Entre 1 y 30.',
    offers: 'Plazas que quedan libres',
    offerModes: {
      auto: 'Se ofrecen solas a la lista de espera',
      manual: 'Las ofrece el club a la lista de espera',
      off: 'No hay lista de espera',
    },
  },
  states: {
    draft: 'Borrador',
    published: 'Publicado',
    full: 'Completo',
    past: 'Finalizado',
    cancelled: 'Cancelado',
    archived: 'Archivado',
  },
  publishedOn: (day: string, time: string) => `Sale el ${day} a las ${time}`,
  unscheduled: 'Sin fecha de publicación',
  waiting: (parties: number) => (parties === 1 ? '1 mesa en espera' : `${parties} mesas en espera`),
  heldSeats: (seats: number) => (seats === 1 ? '1 plaza ofrecida' : `${seats} plazas ofrecidas`),
  told: (count: number) => (count === 1 ? 'avisada 1 persona' : `avisadas ${count} personas`),
  menu: {
    preview: 'Vista previa…',
    duplicate: 'Duplicar',
    archive: 'Archivar',
    unarchive: 'Desarchivar',
    cancel: 'Cancelar el evento…',
  },
  preview: {
    title: 'Vista previa',
    text: (title: string) => `Quien tenga el enlace ve «${title}» como se verá en el sitio, aunque sea un borrador.`,
    none: 'Ahora no hay ningún enlace en uso.',
    link: 'Enlace de la vista previa',
    once: 'Cópialo ahora: no se guarda, y al crear otro este deja de funcionar.',
    exists: 'Hay un enlace en uso. Si lo has perdido, crea otro: el de antes deja de funcionar.',
    create: 'Crear enlace',
    renew: 'Crear otro enlace',
    withdraw: 'Retirar el enlace',
    busy: 'Creando…',
    close: 'Cerrar',
    created: 'Enlace creado con éxito',
    withdrawn: 'El enlace ha dejado de funcionar',
    failed: 'Error al crear el enlace',
  },
  cancellation: {
    title: '¿Cancelar el evento?',
    confirm: 'Cancelar el evento',
    busy: 'Cancelando…',
    text: (title: string) => `La página de «${title}» se queda y dice que se ha cancelado. Nadie más puede reservar.`,
    told: (booked: number, waiting: number) => {
      if (booked + waiting === 0) return 'No hay reservas ni lista de espera: nadie recibe ningún aviso.'
      const parts = [
        booked > 0 && (booked === 1 ? '1 reserva' : `${booked} reservas`),
        waiting > 0 && (waiting === 1 ? '1 mesa en espera' : `${waiting} mesas en espera`),
      ].filter(Boolean)
      return `Avisamos por correo a ${parts.join(' y ')}, a cada una en su idioma.`
    },
    untold: (count: number) =>
      count === 1 ? 'Una no tiene correo: hay que llamarla.' : `${count} no tienen correo: hay que llamarlas.`,
    refund: 'Las reservas se conservan y su reembolso queda pendiente.',
    final: 'Esta acción no se puede deshacer.',
    failed: 'Error al cancelar el evento',
    done: 'Evento cancelado con éxito',
    unknown: 'Este evento ya no existe.',
    already: 'Este evento ya estaba cancelado.',
    hidden: 'Este evento no está publicado.',
    begun: 'Este evento ya ha empezado.',
    moreParties: (now: number) =>
      `Mientras tanto han llegado reservas: ahora son ${now}, con la lista de espera. Revísalo y vuelve a confirmar.`,
  },
  archiving: {
    archived: 'Evento archivado con éxito',
    archivedText: 'Su página sigue en el sitio.',
    unarchived: 'Evento desarchivado con éxito',
    failed: 'Error al archivar el evento',
    coming: 'Solo se archivan los eventos pasados, los cancelados y los borradores.',
  },
}

export type LifeTexts = Translation<typeof es>
