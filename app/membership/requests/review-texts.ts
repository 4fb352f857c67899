import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const reviewTexts = panelTexts({
  review: {
    kind: { es: 'Detalles de la solicitud', ca: 'Detalls de la sol·licitud' },
    email: { es: 'Email', ca: 'Correu' },
    phone: { es: 'Teléfono', ca: 'Telèfon' },
    reason: { es: 'Motivo', ca: 'Motiu' },
    date: { es: 'Fecha de solicitud', ca: 'Data de la sol·licitud' },
    updated: { es: 'Última actualización', ca: 'Última actualització' },
    data: { es: 'Datos de socio', ca: 'Dades de soci' },
    completed: { es: 'Completados', ca: 'Completades' },
    incomplete: { es: 'Sin completar', ca: 'Sense completar' },
    close: { es: 'Cerrar', ca: 'Tanca' },
    resend: { es: 'Reenviar enlace', ca: 'Reenvia l’enllaç' },
    sending: { es: 'Enviando…', ca: 'S’està enviant…' },
    withdraw: { es: 'Dar de Baja', ca: 'Dona de baixa' },
    reject: { es: 'Rechazar', ca: 'Rebutja' },
    approve: { es: 'Aprobar', ca: 'Aprova' },
    approving: { es: 'Aprobando…', ca: 'S’està aprovant…' },
    loading: { es: 'Cargando…', ca: 'S’està carregant…' },
    lookAlikes: { es: '¿Ya lo conocemos?', ca: 'Ja el coneixem?' },
    noLookAlikes: {
      es: 'Nadie más tiene su email, su teléfono o un nombre parecido.',
      ca: 'Ningú més no té el seu correu, el seu telèfon o un nom semblant.',
    },
    isMember: { es: 'Ficha de socio', ca: 'Fitxa de soci' },
    isRequest: { es: 'Otra solicitud', ca: 'Una altra sol·licitud' },
    same: {
      email: { es: 'mismo email', ca: 'el mateix correu' },
      phone: { es: 'mismo teléfono', ca: 'el mateix telèfon' },
      name: { es: 'nombre parecido', ca: 'un nom semblant' },
    },
    samePerson: { es: 'Es la misma persona', ca: 'És la mateixa persona' },
    samePersonAs: {
      es: (name: string) => `Es la misma persona: ${name}`,
      ca: (name: string) => `És la mateixa persona: ${name}`,
    },
    correct: { es: 'Corregir', ca: 'Corregeix' },
    mergedInto: { es: 'Unida con', ca: 'Unida amb' },
    takeBack: { es: 'Recuperar', ca: 'Recupera' },
    takingBack: { es: 'Recuperando…', ca: 'S’està recuperant…' },
    corrections: { es: 'Correcciones', ca: 'Correccions' },
    correctedBy: {
      es: (author: string | null, moment: string) => `${author ?? 'Una cuenta eliminada'} · ${moment}`,
      ca: (author: string | null, moment: string) => `${author ?? 'Un compte eliminat'} · ${moment}`,
    },
    columns: {
      fullName: { es: 'Nombre', ca: 'Nom' },
      email: { es: 'Email', ca: 'Correu' },
      phone: { es: 'Teléfono', ca: 'Telèfon' },
      reason: { es: 'Motivo', ca: 'Motiu' },
    },
    changedTo: { es: 'a', ca: 'a' },
    empty: { es: 'vacío', ca: 'buit' },
  },
  correction: {
    title: {
      es: (name: string) => `Corregir la solicitud de ${name}`,
      ca: (name: string) => `Corregeix la sol·licitud ${de(name)}`,
    },
    lead: {
      es: 'Los correos que aún no han salido irán al email corregido.',
      ca: 'Els correus que encara no han sortit aniran a l’adreça corregida.',
    },
    noun: { one: { es: 'esta solicitud', ca: 'aquesta sol·licitud' }, edited: { es: 'la', ca: 'la' } },
    wrong: { es: 'Revisa los campos marcados', ca: 'Revisa els camps marcats' },
    save: { es: 'Guardar cambios', ca: 'Desa els canvis' },
    errors: {
      unknown: { es: 'Esta solicitud ya no existe.', ca: 'Aquesta sol·licitud ja no existeix.' },
      conflict: {
        es: 'Alguien la ha cambiado mientras tanto. Cierra y vuelve a abrirla.',
        ca: 'Mentrestant algú l’ha canviada. Tanca-la i torna-la a obrir.',
      },
      completed: {
        es: 'Ya ha completado sus datos: corrígelos en su ficha, en Socios.',
        ca: 'Ja ha completat les dades: corregeix-les a la seva fitxa, a Socis.',
      },
      'not-approved': { es: 'Esta solicitud ya está cerrada.', ca: 'Aquesta sol·licitud ja està tancada.' },
      'place-taken': {
        es: 'Otra solicitud pendiente tiene ese nombre y ese email: une las dos.',
        ca: 'Una altra sol·licitud pendent té aquest nom i aquest correu: uneix-les.',
      },
    },
  },
  merge: {
    title: {
      es: (name: string) => `Unir con la solicitud de ${name}`,
      ca: (name: string) => `Uneix amb la sol·licitud ${de(name)}`,
    },
    lead: {
      es: 'Queda una: la que tenías abierta, con las notas, las llamadas y los correos de las dos. La otra pasa 30 días en «Unidas», donde se puede recuperar.',
      ca: 'En queda una: la que tenies oberta, amb les notes, les trucades i els correus de totes dues. L’altra passa 30 dies a «Unides», on es pot recuperar.',
    },
    equal: { es: 'Las dos dicen lo mismo.', ca: 'Totes dues diuen el mateix.' },
    own: { es: 'En la abierta', ca: 'A l’oberta' },
    other: { es: 'En la otra', ca: 'A l’altra' },
    confirm: { es: 'Unir solicitudes', ca: 'Uneix les sol·licituds' },
    busy: { es: 'Uniendo…', ca: 'S’estan unint…' },
  },
  creation: {
    title: { es: 'Crear nuevo socio', ca: 'Crea un soci nou' },
    lead: {
      es: 'Recibirá un correo con el enlace para completar sus datos.',
      ca: 'Rebrà un correu amb l’enllaç per completar les seves dades.',
    },
    wrong: { es: 'Por favor complete los campos obligatorios', ca: 'Omple els camps obligatoris, si us plau' },
    fullName: { es: 'Nombre completo', ca: 'Nom complet' },
    email: { es: 'Email', ca: 'Correu' },
    phone: { es: 'Teléfono', ca: 'Telèfon' },
    language: { es: 'Idioma de los correos', ca: 'Llengua dels correus' },
    reason: { es: 'Motivo', ca: 'Motiu' },
    submit: { es: 'Crear Socio', ca: 'Crea un soci' },
    busy: { es: 'Creando…', ca: 'S’està creant…' },
  },
})

export type ReviewTexts = (typeof reviewTexts)['es']
