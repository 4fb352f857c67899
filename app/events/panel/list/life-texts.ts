import { el } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const lifeTexts = panelTexts({
  sheet: {
    title: { es: 'Publicación e inscripción', ca: 'Publicació i inscripció' },
    status: { es: 'Estado', ca: 'Estat' },
    draft: { es: 'Guardar como borrador', ca: 'Desa com a esborrany' },
    draftHint: {
      es: 'Solo se ve aquí y con el enlace de la vista previa.',
      ca: 'Només es veu aquí i amb l’enllaç de la vista prèvia.',
    },
    now: { es: 'Publicar ahora', ca: 'Publica ara' },
    published: { es: 'Publicado', ca: 'Publicat' },
    nowHint: { es: 'Se ve en la web.', ca: 'Es veu al web.' },
    at: { es: 'Publicar en una fecha', ca: 'Publica en una data' },
    atHint: {
      es: 'Hasta entonces es un borrador; ese día aparece sin que hagas nada.',
      ca: 'Fins aleshores és un esborrany; aquell dia apareix sense que facis res.',
    },
    cancelled: {
      es: 'Este evento está cancelado: su página lo dice y no admite inscripciones.',
      ca: 'Aquest esdeveniment està cancel·lat: la seva pàgina ho diu i no admet inscripcions.',
    },
    publishAt: { es: 'Se publica', ca: 'Es publica' },
    opensAt: { es: 'La inscripción abre', ca: 'La inscripció s’obre' },
    opensHint: { es: 'Vacío: cuando se publica.', ca: 'Buit: quan es publica.' },
    membersOpenAt: { es: 'Los socios, desde el', ca: 'Els socis, des del' },
    membersOpenHint: {
      es: 'Antes de que abra para todos: hasta entonces solo reservan los socios que entran con su enlace.',
      ca: 'Abans que s’obri per a tothom: fins aleshores només reserven els socis que entren amb el seu enllaç.',
    },
    closesAt: { es: 'La inscripción cierra', ca: 'La inscripció es tanca' },
    closesHint: { es: 'Vacío: cuando empieza.', ca: 'Buit: quan comença.' },
    endsAt: { es: 'Termina', ca: 'Acaba' },
    endsHint: {
      es: 'Vacío: se da por terminado a las tres horas, y los calendarios no dicen cuándo acaba.',
      ca: 'Buit: es dona per acabat al cap de tres hores, i els calendaris no diuen quan acaba.',
    },
    editsUntil: { es: 'Cambios hasta', ca: 'Canvis fins a' },
    editsHint: {
      es: 'Hasta entonces cada persona puede cambiar su reserva. Vacío: hasta que empieza.',
      ca: 'Fins aleshores cada persona pot canviar la seva reserva. Buit: fins que comença.',
    },
    partyLimit: { es: 'Personas por reserva', ca: 'Persones per reserva' },
    partyLimitHint: { es: 'Entre 1 y 30.', ca: 'Entre 1 i 30.' },
    offers: { es: 'Plazas que quedan libres', ca: 'Places que queden lliures' },
    offerModes: {
      auto: { es: 'Solas, a la lista de espera', ca: 'Soles, a la llista d’espera' },
      manual: { es: 'Las ofrece el club', ca: 'Les ofereix el club' },
      off: { es: 'No hay lista de espera', ca: 'No hi ha llista d’espera' },
    },
  },
  states: {
    draft: { es: 'Borrador', ca: 'Esborrany' },
    published: { es: 'Publicado', ca: 'Publicat' },
    full: { es: 'Completo', ca: 'Complet' },
    past: { es: 'Finalizado', ca: 'Finalitzat' },
    cancelled: { es: 'Cancelado', ca: 'Cancel·lat' },
    archived: { es: 'Archivado', ca: 'Arxivat' },
  },
  publishedOn: {
    es: (day: string, time: string) => `Sale el ${day} a las ${time}`,
    ca: (day: string, time: string) => `Surt ${el(day)} a les ${time}`,
  },
  unscheduled: { es: 'Sin fecha de publicación', ca: 'Sense data de publicació' },
  waiting: {
    es: (parties: number) => (parties === 1 ? '1 grupo en espera' : `${parties} grupos en espera`),
    ca: (parties: number) => (parties === 1 ? '1 grup en espera' : `${parties} grups en espera`),
  },
  told: {
    es: (count: number) => (count === 1 ? 'avisada 1 persona' : `avisadas ${count} personas`),
    ca: (count: number) => (count === 1 ? 'avisada 1 persona' : `avisades ${count} persones`),
  },
  menu: {
    preview: { es: 'Vista previa…', ca: 'Vista prèvia…' },
    history: { es: 'Historial', ca: 'Historial' },
    duplicate: { es: 'Duplicar', ca: 'Duplica' },
    archive: { es: 'Archivar', ca: 'Arxiva' },
    unarchive: { es: 'Desarchivar', ca: 'Desarxiva' },
    cancel: { es: 'Cancelar el evento…', ca: 'Cancel·la l’esdeveniment…' },
  },
  preview: {
    title: { es: 'Vista previa', ca: 'Vista prèvia' },
    text: {
      es: (title: string) => `Quien tenga el enlace ve «${title}» como se verá en la web, aunque sea un borrador.`,
      ca: (title: string) => `Qui tingui l’enllaç veu «${title}» com es veurà al web, encara que sigui un esborrany.`,
    },
    none: { es: 'Ahora no hay ningún enlace en uso.', ca: 'Ara no hi ha cap enllaç en ús.' },
    link: { es: 'Enlace de la vista previa', ca: 'Enllaç de la vista prèvia' },
    once: {
      es: 'Cópialo ahora: no se guarda, y al crear otro este deja de funcionar.',
      ca: 'Copia’l ara: no es desa, i si en crees un altre aquest deixa de funcionar.',
    },
    exists: {
      es: 'Hay un enlace en uso. Si lo has perdido, crea otro: el de antes deja de funcionar.',
      ca: 'Hi ha un enllaç en ús. Si l’has perdut, crea’n un altre: el d’abans deixa de funcionar.',
    },
    create: { es: 'Crear enlace', ca: 'Crea un enllaç' },
    renew: { es: 'Crear otro enlace', ca: 'Crea un altre enllaç' },
    withdraw: { es: 'Retirar el enlace', ca: 'Retira l’enllaç' },
    busy: { es: 'Creando…', ca: 'S’està creant…' },
    created: { es: 'Enlace creado con éxito', ca: 'Enllaç creat correctament' },
    withdrawn: { es: 'El enlace ha dejado de funcionar', ca: 'L’enllaç ha deixat de funcionar' },
    failed: { es: 'Error al crear el enlace', ca: 'No s’ha pogut crear l’enllaç' },
  },
  cancellation: {
    title: { es: '¿Cancelar el evento?', ca: 'Vols cancel·lar l’esdeveniment?' },
    confirm: { es: 'Cancelar el evento', ca: 'Cancel·la l’esdeveniment' },
    keep: { es: 'Mantener el evento', ca: 'Mantén l’esdeveniment' },
    busy: { es: 'Cancelando…', ca: 'S’està cancel·lant…' },
    text: {
      es: (title: string) => `La página de «${title}» se queda y dice que se ha cancelado. Nadie más puede reservar.`,
      ca: (title: string) =>
        `La pàgina de «${title}» es queda i diu que s’ha cancel·lat. Ningú més no hi pot reservar.`,
    },
    told: {
      es: (booked: number, waiting: number) => {
        if (booked + waiting === 0) return 'No hay reservas ni lista de espera: nadie recibe ningún aviso.'
        const parts = [
          booked > 0 && (booked === 1 ? '1 reserva' : `${booked} reservas`),
          waiting > 0 && (waiting === 1 ? '1 grupo en espera' : `${waiting} grupos en espera`),
        ].filter(Boolean)
        return `Avisamos por correo a ${parts.join(' y ')}, ${booked + waiting === 1 ? 'en su idioma' : 'a cada una en su idioma'}.`
      },
      ca: (booked: number, waiting: number) => {
        if (booked + waiting === 0) return 'No hi ha reserves ni llista d’espera: ningú no rep cap avís.'
        const parts = [
          booked > 0 && (booked === 1 ? '1 reserva' : `${booked} reserves`),
          waiting > 0 && (waiting === 1 ? '1 grup en espera' : `${waiting} grups en espera`),
        ].filter(Boolean)
        return `Avisem per correu ${parts.join(' i ')}, ${booked + waiting === 1 ? 'en la seva llengua' : 'cadascuna en la seva llengua'}.`
      },
    },
    untold: {
      es: (count: number) =>
        count === 1 ? 'Una no tiene correo: hay que llamarla.' : `${count} no tienen correo: hay que llamarlas.`,
      ca: (count: number) =>
        count === 1 ? 'Una no té correu: cal trucar-li.' : `${count} no tenen correu: cal trucar-los.`,
    },
    refund: {
      es: (amount: string) => `Las reservas se conservan. Hay ${amount} pagados: cada reembolso queda pendiente.`,
      ca: (amount: string) => `Les reserves es conserven. Hi ha ${amount} pagats: cada reemborsament queda pendent.`,
    },
    final: { es: 'Esta acción no se puede deshacer.', ca: 'Aquesta acció no es pot desfer.' },
    failed: { es: 'Error al cancelar el evento', ca: 'No s’ha pogut cancel·lar l’esdeveniment' },
    done: { es: 'Evento cancelado con éxito', ca: 'Esdeveniment cancel·lat correctament' },
    unknown: { es: 'Este evento ya no existe.', ca: 'Aquest esdeveniment ja no existeix.' },
    cancelled: { es: 'Este evento ya estaba cancelado.', ca: 'Aquest esdeveniment ja estava cancel·lat.' },
    hidden: { es: 'Este evento no está publicado.', ca: 'Aquest esdeveniment no està publicat.' },
    begun: { es: 'Este evento ya ha empezado.', ca: 'Aquest esdeveniment ja ha començat.' },
    moreParties: {
      es: (now: number) =>
        `Mientras tanto han llegado reservas: ahora hay ${now}, con la lista de espera. Revísalo y vuelve a confirmar.`,
      ca: (now: number) =>
        `Mentrestant han arribat reserves: ara n’hi ha ${now}, amb la llista d’espera. Revisa-ho i torna a confirmar.`,
    },
  },
  archiving: {
    archived: { es: 'Evento archivado con éxito', ca: 'Esdeveniment arxivat correctament' },
    archivedText: { es: 'Su página sigue en la web.', ca: 'La seva pàgina continua al web.' },
    unarchived: { es: 'Evento desarchivado con éxito', ca: 'Esdeveniment desarxivat correctament' },
    failed: { es: 'Error al archivar el evento', ca: 'No s’ha pogut arxivar l’esdeveniment' },
    refusals: {
      archived: { es: 'Este evento ya estaba archivado.', ca: 'Aquest esdeveniment ja estava arxivat.' },
      unarchived: { es: 'Este evento no estaba archivado.', ca: 'Aquest esdeveniment no estava arxivat.' },
      conflict: { es: 'Otra persona lo ha cambiado mientras tanto.', ca: 'Mentrestant algú altre l’ha canviat.' },
      coming: {
        es: 'Solo se archivan los eventos pasados, los cancelados y los borradores.',
        ca: 'Només s’arxiven els esdeveniments passats, els cancel·lats i els esborranys.',
      },
    },
  },
})

export type LifeTexts = (typeof lifeTexts)['es']
