import { de } from '#app/i18n/elision.ts'
import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './reminder-texts.es.ts'

export const reminderTexts = pairTexts(es, {
  title: 'Recordatoris',
  lead: 'Qui té alguna cosa vençuda des de fa 7 dies rep un primer recordatori; als 21, el segon, i mai abans de 14 dies després del primer. No hi entra el que és en una remesa, ni un compte retingut, ni qui ha mort. No en surt cap si no prems el botó.',
  more: (shown, all) => `Es veuen els ${shown} més antics ${de(all)}. Els altres surten quan enviïs aquests.`,
  none: 'Avui no cal recordar res a ningú.',
  label: 'Recordatoris per enviar',
  heads: {
    name: 'Soci',
    account: 'Compte',
    since: 'Vençut des de',
    amount: 'Import',
    level: 'Recordatori',
    mail: 'Correu',
  },
  levels: { 1: 'Primer', 2: 'Segon' },
  preview: 'Com és el correu',
  subject: 'Assumpte',
  end: 'Al final',
  previewNote: 'Cada soci el rep en la seva llengua, amb el que deu i un enllaç al seu compte.',
  send: {
    label: 'Envia el recordatori',
    title: (count) => (count === 1 ? 'Vols enviar 1 recordatori?' : `Vols enviar ${count} recordatoris?`),
    text: 'Cada persona rep un correu amb el que té vençut i com es paga. No es pot desfer.',
    confirm: 'Envia',
    busy: 'S’està enviant…',
    failed: 'Error en enviar els recordatoris',
    done: (count) =>
      count === 0 ? 'No se n’ha enviat cap' : count === 1 ? '1 recordatori enviat' : `${count} recordatoris enviats`,
    why: { 'nothing-new': 'ja se li ha recordat, o ja no deu el mateix.' },
  },
})
