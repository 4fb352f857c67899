import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const requestDialogTexts = panelTexts({
  asMember: {
    titles: {
      member: { es: (name: string) => `${name} ya es socio`, ca: (name: string) => `${name} ja és soci` },
      former: { es: (name: string) => `${name} fue socio`, ca: (name: string) => `${name} va ser soci` },
      approved: {
        es: (name: string) => `${name} ya tiene una solicitud aprobada`,
        ca: (name: string) => `${name} ja té una sol·licitud aprovada`,
      },
    },
    texts: {
      member: {
        es: 'La solicitud se cierra y su ficha queda como está.',
        ca: 'La sol·licitud es tanca i la seva fitxa queda com està.',
      },
      former: {
        es: 'La solicitud se cierra y vuelve a ser socio, con su número y sus datos de antes.',
        ca: 'La sol·licitud es tanca i torna a ser soci, amb el número i les dades d’abans.',
      },
      approved: {
        es: 'La solicitud se cierra, sin correo. Si le falta el enlace, reenvíaselo desde la aprobada.',
        ca: 'La sol·licitud es tanca, sense correu. Si li falta l’enllaç, reenvia’l des de l’aprovada.',
      },
    },
    goesAlong: {
      es: 'Las notas y las llamadas pasan con ella. La solicitud queda 30 días en «Unidas», donde se puede recuperar.',
      ca: 'Les notes i les trucades hi passen. La sol·licitud queda 30 dies a «Unides», on es pot recuperar.',
    },
    hint: {
      es: 'Puedes cambiarlo. Va a la dirección de su ficha.',
      ca: 'El pots canviar. Va a l’adreça de la seva fitxa.',
    },
    confirm: {
      member: { es: 'Cerrar: ya es socio', ca: 'Tanca: ja és soci' },
      former: { es: 'Volver a dar de alta', ca: 'Torna a donar d’alta' },
      approved: { es: 'Cerrar solicitud', ca: 'Tanca la sol·licitud' },
    },
  },
  rejection: {
    title: {
      es: (name: string) => `Rechazar la solicitud de ${name}`,
      ca: (name: string) => `Rebutja la sol·licitud ${de(name)}`,
    },
    label: {
      es: { es: 'Correo en castellano', ca: 'Correo en catalán' },
      ca: { es: 'Correu en castellà', ca: 'Correu en català' },
    },
    hint: {
      es: 'Puedes cambiarlo. Delante lleva el saludo con su nombre y detrás la firma del club.',
      ca: 'El pots canviar. Al davant hi va la salutació amb el nom i al darrere, la signatura del club.',
    },
    withoutMail: { es: 'Sin correo', ca: 'Sense correu' },
    confirm: { es: 'Rechazar solicitud', ca: 'Rebutja la sol·licitud' },
    busy: { es: 'Rechazando…', ca: 'S’està rebutjant…' },
  },
  withdrawal: {
    title: { es: (name: string) => `¿Dar de baja a ${name}?`, ca: (name: string) => `Vols donar de baixa ${name}?` },
    completed: {
      es: 'Su ficha de socio pasará a inactiva desde hoy, sin correo. Para poner fecha y motivo o avisarle, hazlo en su ficha, en Socios; también allí se le puede volver a dar de alta.',
      ca: 'La seva fitxa de soci passarà a inactiva des d’avui, sense correu. Per posar-hi data i motiu o avisar-lo, fes-ho a la seva fitxa, a Socis; també des d’allà se’l pot tornar a donar d’alta.',
    },
    incomplete: {
      es: 'Su enlace para completar los datos dejará de funcionar. Una baja no se puede deshacer.',
      ca: 'El seu enllaç per completar les dades deixarà de funcionar. Una baixa no es pot desfer.',
    },
    confirm: { es: 'Dar de Baja', ca: 'Dona de baixa' },
  },
  deletion: {
    title: {
      es: (name: string) => `Eliminar la solicitud de ${name}`,
      ca: (name: string) => `Elimina la sol·licitud ${de(name)}`,
    },
    text: {
      es: '¿Estás seguro? Esta acción no se puede deshacer. La solicitud será eliminada permanentemente.',
      ca: 'Segur que la vols eliminar? S’eliminarà definitivament: aquesta acció no es pot desfer.',
    },
    mails: {
      es: 'Con ella se borran los correos que le hemos enviado.',
      ca: 'També s’esborren els correus que li hem enviat.',
    },
    mailsAndLink: {
      es: 'Con ella se borran los correos que le hemos enviado, y su enlace deja de funcionar.',
      ca: 'També s’esborren els correus que li hem enviat, i el seu enllaç deixa de funcionar.',
    },
    confirm: { es: 'Eliminar solicitud', ca: 'Elimina la sol·licitud' },
    busy: { es: 'Eliminando…', ca: 'S’està eliminant…' },
  },
})

export type RequestDialogTexts = (typeof requestDialogTexts)['es']
