import { panelTexts } from '#app/i18n/panel-texts.ts'

export const requestActTexts = panelTexts({
  tryAgain: { es: 'Inténtalo de nuevo dentro de un momento.', ca: 'Torna-ho a provar d’aquí a un moment.' },
  duplicate: {
    title: { es: 'Email duplicado', ca: 'Correu duplicat' },
    text: {
      es: 'Otra solicitud aprobada tiene el mismo email: no se ha enviado ningún correo. Si es otra persona, ábrela en Aprobadas y pulsa «Reenviar enlace».',
      ca: 'Una altra sol·licitud aprovada té la mateixa adreça: no s’ha enviat cap correu. Si és una altra persona, obre-la a Aprovades i prem «Reenvia l’enllaç».',
    },
  },
  refusals: {
    unknown: { es: 'Esta solicitud ya no existe.', ca: 'Aquesta sol·licitud ja no existeix.' },
    conflict: {
      es: 'Otra persona ha decidido mientras tanto: la lista ya está al día.',
      ca: 'Mentrestant ho ha decidit una altra persona: la llista ja està al dia.',
    },
    'not-approved': { es: 'La solicitud ya no está aprobada.', ca: 'La sol·licitud ja no està aprovada.' },
    completed: {
      es: 'Los datos ya han sido completados para esta solicitud',
      ca: 'Les dades d’aquesta sol·licitud ja s’han completat',
    },
    'has-socio': {
      es: 'Tiene una ficha de socio: elimínala antes en Socios.',
      ca: 'Té una fitxa de soci: elimina-la abans a Socis.',
    },
  },
  known: {
    es: (name: string, state: string) =>
      `${name} (${state}) ya tiene este email. Si es otra persona, vuelve a pulsar «Crear Socio».`,
    ca: (name: string, state: string) =>
      `${name} (${state}) ja té aquest correu. Si és una altra persona, torna a prémer «Crea un soci».`,
  },
  knownStates: {
    approved: { es: 'aprobado, sin completar sus datos', ca: 'aprovat, sense completar les dades' },
    active: { es: 'activo', ca: 'actiu' },
    inactive: { es: 'inactivo', ca: 'inactiu' },
    suspended: { es: 'suspendido', ca: 'suspès' },
  },
  created: { es: 'Socio creado con éxito', ca: 'Soci creat correctament' },
  createWrong: { es: 'Por favor complete los campos obligatorios', ca: 'Omple els camps obligatoris, si us plau' },
  createFailed: { es: 'Error al crear socio', ca: 'Error en crear el soci' },
  statusFailed: { es: 'Error al actualizar estado', ca: 'Error en actualitzar l’estat' },
  approved: { es: 'Solicitud aprobada con éxito', ca: 'Sol·licitud aprovada correctament' },
  rejected: { es: 'Solicitud rechazada con éxito', ca: 'Sol·licitud rebutjada correctament' },
  mailLeaves: { es: 'El correo sale ahora.', ca: 'El correu surt ara.' },
  withoutMail: { es: 'Sin correo.', ca: 'Sense correu.' },
  withdrawn: { es: 'Solicitud dada de baja con éxito', ca: 'Sol·licitud donada de baixa correctament' },
  resent: { es: 'Enlace reenviado', ca: 'S’ha reenviat l’enllaç' },
  resendFailed: { es: 'Error al reenviar el enlace', ca: 'Error en reenviar l’enllaç' },
  deleted: { es: 'Solicitud eliminada con éxito', ca: 'Sol·licitud eliminada correctament' },
  deleteFailed: { es: 'Error al eliminar solicitud', ca: 'Error en eliminar la sol·licitud' },
  corrected: { es: 'Solicitud corregida', ca: 'S’ha corregit la sol·licitud' },
  correctFailed: { es: 'Error al corregir la solicitud', ca: 'Error en corregir la sol·licitud' },
  linkIsElsewhere: {
    es: 'El enlace salió hacia el email de antes y ya no funciona: pulsa «Reenviar enlace».',
    ca: 'L’enllaç va sortir cap a l’adreça d’abans i ja no funciona: prem «Reenvia l’enllaç».',
  },
  merged: { es: 'Solicitudes unidas', ca: 'S’han unit les sol·licituds' },
  closedAsMember: { es: 'Solicitud cerrada', ca: 'S’ha tancat la sol·licitud' },
  returned: { es: 'Vuelve a ser socio, con su número de antes', ca: 'Torna a ser soci, amb el número d’abans' },
  mergedWhere: {
    es: 'Durante 30 días se puede recuperar en «Unidas».',
    ca: 'Durant 30 dies es pot recuperar a «Unides».',
  },
  mergeFailed: { es: 'Error al unir la solicitud', ca: 'Error en unir la sol·licitud' },
  mergeRefusals: {
    unknown: { es: 'Una de las dos ya no existe.', ca: 'Una de les dues ja no existeix.' },
    conflict: {
      es: 'Alguien ha cambiado una de las dos mientras tanto: vuelve a abrirla.',
      ca: 'Mentrestant algú n’ha canviat una: torna-la a obrir.',
    },
    'place-taken': {
      es: 'Otra solicitud pendiente tiene ese nombre y ese email: une primero esa.',
      ca: 'Una altra sol·licitud pendent té aquest nom i aquest correu: uneix primer aquella.',
    },
  },
  takenBack: {
    es: 'Solicitud recuperada: vuelve a estar pendiente',
    ca: 'S’ha recuperat la sol·licitud: torna a estar pendent',
  },
  otherLinkIsElsewhere: {
    es: 'La otra, ya aprobada, tiene otra vez su email. El enlace salió hacia el de la unión y ya no funciona: pulsa en ella «Reenviar enlace».',
    ca: 'L’altra, ja aprovada, torna a tenir la seva adreça. L’enllaç va sortir cap a la de la unió i ja no funciona: prem-hi «Reenvia l’enllaç».',
  },
  takeBackFailed: { es: 'Error al recuperar la solicitud', ca: 'Error en recuperar la sol·licitud' },
  takeBackRefusals: {
    unknown: { es: 'Esta solicitud ya no existe.', ca: 'Aquesta sol·licitud ja no existeix.' },
    conflict: {
      es: 'Alguien la ha recuperado mientras tanto: la lista ya está al día.',
      ca: 'Mentrestant algú l’ha recuperada: la llista ja està al dia.',
    },
    'in-use': {
      es: 'La otra solicitud también se ha unido después: recupera primero aquella.',
      ca: 'L’altra sol·licitud també s’ha unit després: recupera primer aquella.',
    },
    'place-taken': {
      es: 'Otra solicitud pendiente tiene ese nombre y ese email.',
      ca: 'Una altra sol·licitud pendent té aquest nom i aquest correu.',
    },
  },
})

export type RequestActTexts = (typeof requestActTexts)['es']
