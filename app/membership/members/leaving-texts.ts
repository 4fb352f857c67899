import { del } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const leavingTexts = panelTexts({
  title: { es: 'Baja', ca: 'Baixa' },
  open: { es: 'Dar de Baja', ca: 'Dona de baixa' },
  leftOn: { es: 'Fecha de la baja', ca: 'Data de la baixa' },
  leftOnHint: { es: 'Hoy o un día de los últimos seis meses.', ca: 'Avui o un dia dels últims sis mesos.' },
  reason: { es: 'Motivo', ca: 'Motiu' },
  reasonHint: { es: 'Solo lo ve el equipo.', ca: 'Només el veu l’equip.' },
  label: {
    es: { es: 'Correo en castellano', ca: 'Correo en catalán' },
    ca: { es: 'Correu en castellà', ca: 'Correu en català' },
  },
  hint: {
    es: 'Puedes cambiarlo. Delante lleva el saludo con su nombre y detrás la firma del club.',
    ca: 'El pots canviar. Al davant hi va la salutació amb el nom i al darrere, la signatura del club.',
  },
  withoutMail: { es: 'Sin correo', ca: 'Sense correu' },
  explanation: {
    es: 'La ficha pasa a inactiva, se cierran sus sesiones y se conserva el número. Durante doce meses se puede volver a dar de alta.',
    ca: 'La fitxa passa a inactiva, se’n tanquen les sessions i se’n conserva el número. Durant dotze mesos es pot tornar a donar d’alta.',
  },
  confirm: { es: 'Dar de Baja', ca: 'Dona de baixa' },
  busy: { es: 'Guardando…', ca: 'S’està desant…' },
  since: { es: (day: string) => `De baja desde el ${day}`, ca: (day: string) => `De baixa des ${del(day)}` },
  sinceUnknown: { es: 'De baja', ca: 'De baixa' },
  mailed: { es: 'Se le envió un correo.', ca: 'Se li va enviar un correu.' },
  notMailed: { es: 'Sin correo.', ca: 'Sense correu.' },
  back: { es: 'Volver a dar de alta', ca: 'Torna a donar d’alta' },
  backText: {
    es: (number: string) => `Vuelve con su número, ${number}, y con los datos de su ficha.`,
    ca: (number: string) => `Torna amb el seu número, ${number}, i amb les dades de la seva fitxa.`,
  },
  done: { es: 'Baja anotada', ca: 'S’ha anotat la baixa' },
  mailLeaves: { es: 'El correo sale ahora.', ca: 'El correu surt ara.' },
  failed: { es: 'Error al dar de baja', ca: 'Error en donar de baixa' },
  returned: { es: 'Socio dado de alta de nuevo', ca: 'El soci torna a estar d’alta' },
  returnFailed: { es: 'Error al volver a dar de alta', ca: 'Error en tornar a donar d’alta' },
  errors: {
    leftOnMissing: { es: 'Pon la fecha de la baja', ca: 'Posa la data de la baixa' },
    leftOnWrong: {
      es: 'Tiene que ser hoy o un día de los últimos seis meses',
      ca: 'Ha de ser avui o un dia dels últims sis mesos',
    },
    messageMissing: { es: 'Escribe el correo, o marca «Sin correo»', ca: 'Escriu el correu, o marca «Sense correu»' },
  },
})

export type LeavingTexts = (typeof leavingTexts)['es']
