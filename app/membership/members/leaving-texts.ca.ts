import { del } from '#app/i18n/elision.ts'
import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './leaving-texts.es.ts'

export const leavingTexts = pairTexts(es, {
  title: 'Baixa',
  open: 'Dona de baixa',
  leftOn: 'Data de la baixa',
  leftOnHint: 'Avui o un dia dels últims sis mesos.',
  reason: 'Motiu',
  reasonHint: 'Només el veu l’equip.',
  label: { es: 'Correu en castellà', ca: 'Correu en català' },
  hint: 'El pots canviar. Al davant hi va la salutació amb el nom i al darrere, la signatura del club.',
  withoutMail: 'Sense correu',
  explanation:
    'La fitxa passa a inactiva, se’n tanquen les sessions i se’n conserva el número. Durant dotze mesos es pot tornar a donar d’alta.',
  confirm: 'Dona de baixa',
  busy: 'S’està desant…',
  since: (day) => `De baixa des ${del(day)}`,
  sinceUnknown: 'De baixa',
  mailed: 'Se li va enviar un correu.',
  notMailed: 'Sense correu.',
  back: 'Torna a donar d’alta',
  backText: (number) => `Torna amb el seu número, ${number}, i amb les dades de la seva fitxa.`,
  done: 'S’ha anotat la baixa',
  mailLeaves: 'El correu surt ara.',
  failed: 'Error en donar de baixa',
  returned: 'El soci torna a estar d’alta',
  returnFailed: 'Error en tornar a donar d’alta',
  errors: {
    leftOnMissing: 'Posa la data de la baixa',
    leftOnWrong: 'Ha de ser avui o un dia dels últims sis mesos',
    messageMissing: 'Escriu el correu, o marca «Sense correu»',
  },
})

export type LeavingTexts = (typeof leavingTexts)['es']
