import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const reminderTexts = panelTexts({
  title: { es: 'Recordatorios', ca: 'Recordatoris' },
  lead: {
    es: 'Quien tiene algo vencido desde hace 7 días recibe un primer recordatorio; a los 21, el segundo, y nunca antes de 14 días después del primero. No entra lo que está en una remesa, ni una cuenta retenida, ni quien ha fallecido. Ninguno sale si no pulsas el botón.',
    ca: 'Qui té alguna cosa vençuda des de fa 7 dies rep un primer recordatori; als 21, el segon, i mai abans de 14 dies després del primer. No hi entra el que és en una remesa, ni un compte retingut, ni qui ha mort. No en surt cap si no prems el botó.',
  },
  more: {
    es: (shown: number, all: number) =>
      `Se ven los ${shown} más antiguos de ${all}. Los demás salen cuando envíes estos.`,
    ca: (shown: number, all: number) =>
      `Es veuen els ${shown} més antics ${de(all)}. Els altres surten quan enviïs aquests.`,
  },
  none: { es: 'Hoy no hay a quién recordar nada.', ca: 'Avui no cal recordar res a ningú.' },
  label: { es: 'Recordatorios por enviar', ca: 'Recordatoris per enviar' },
  heads: {
    name: { es: 'Socio', ca: 'Soci' },
    account: { es: 'Cuenta', ca: 'Compte' },
    since: { es: 'Vencido desde', ca: 'Vençut des de' },
    amount: { es: 'Importe', ca: 'Import' },
    level: { es: 'Recordatorio', ca: 'Recordatori' },
    mail: { es: 'Correo', ca: 'Correu' },
  },
  levels: { 1: { es: 'Primero', ca: 'Primer' }, 2: { es: 'Segundo', ca: 'Segon' } },
  preview: { es: 'Cómo es el correo', ca: 'Com és el correu' },
  subject: { es: 'Asunto', ca: 'Assumpte' },
  end: { es: 'Al final', ca: 'Al final' },
  previewNote: {
    es: 'Cada socio lo recibe en su idioma, con lo que debe y un enlace a su cuenta.',
    ca: 'Cada soci el rep en la seva llengua, amb el que deu i un enllaç al seu compte.',
  },
  send: {
    label: { es: 'Enviar recordatorio', ca: 'Envia el recordatori' },
    title: {
      es: (count: number) => (count === 1 ? '¿Enviar 1 recordatorio?' : `¿Enviar ${count} recordatorios?`),
      ca: (count: number) => (count === 1 ? 'Vols enviar 1 recordatori?' : `Vols enviar ${count} recordatoris?`),
    },
    text: {
      es: 'Cada persona recibe un correo con lo que tiene vencido y cómo pagarlo. No se puede deshacer.',
      ca: 'Cada persona rep un correu amb el que té vençut i com es paga. No es pot desfer.',
    },
    confirm: { es: 'Enviar', ca: 'Envia' },
    busy: { es: 'Enviando…', ca: 'S’està enviant…' },
    failed: { es: 'Error al enviar los recordatorios', ca: 'Error en enviar els recordatoris' },
    done: {
      es: (count: number) =>
        count === 0
          ? 'No se ha enviado ninguno'
          : count === 1
            ? '1 recordatorio enviado'
            : `${count} recordatorios enviados`,
      ca: (count: number) =>
        count === 0 ? 'No se n’ha enviat cap' : count === 1 ? '1 recordatori enviat' : `${count} recordatoris enviats`,
    },
    why: {
      'nothing-new': {
        es: 'ya se le ha recordado, o ya no debe lo mismo.',
        ca: 'ja se li ha recordat, o ja no deu el mateix.',
      },
    },
  },
})
