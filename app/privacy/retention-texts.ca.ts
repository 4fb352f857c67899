import { pairTexts } from '#app/i18n/panel-texts.ts'
import { del } from '#app/i18n/elision.ts'
import { ca as policies } from './policy-texts.ca.ts'
import { es } from './retention-texts.es.ts'

export const retentionTexts = pairTexts(es, {
  title: 'Què guardem i per què',
  findPerson: 'Cerca una persona',
  lead: {
    before: 'Les dades personals que hi ha al web, per a què són i quan s’esborren. És el que promet la',
    link: 'política de privacitat',
    after: (day) => `(versió ${del(day)}).`,
  },
  lastRun: {
    title: 'L’esborrament de cada nit',
    never: 'Encara no se n’ha fet cap: el primer és la pròxima nit.',
    last: 'Últim:',
    nothing: 'No hi havia res per esborrar.',
    removed: 'Esborrat:',
    unfinished: 'No va arribar al final; continua la pròxima vegada.',
  },
  stored: {
    title: 'El que es guarda',
    heads: {
      what: 'Què',
      purpose: 'Per a què, i amb quina base',
      period: 'Quant de temps',
      visibleTo: 'Qui ho veu',
      now: 'Ara',
    },
    removedByOperator: 'Ho esborra qui allotja el web.',
    ofOwnEvents: (role) => `${role} (dels seus esdeveniments)`,
  },
  policies,
  consents: {
    title: 'Confirmacions i consentiments en ús',
    none: 'Encara no n’hi ha cap',
    heads: { what: 'Què', version: 'Versió del text', people: 'Persones', first: 'Primera', last: 'Última' },
    subjects: {
      'registration-privacy': 'Política de privacitat, en una inscripció',
      'registration-diet': 'Dieta, en una inscripció',
      'score-privacy': 'Política de privacitat, en una opinió',
      'request-privacy': 'Política de privacitat, en una sol·licitud',
      'socio-privacy': 'Política de privacitat, en una fitxa de soci',
      'socio-diet': 'Dieta, en una fitxa de soci',
      'message-privacy': 'Política de privacitat, en un missatge',
      'account-privacy': 'Política de privacitat, en un compte',
    },
  },
  blocked: {
    title: 'Dades de pagament bloquejades',
    none: 'No hi ha dades bloquejades',
    noun: ['fitxa bloquejada', 'fitxes bloquejades'],
    heads: { number: 'Número', left: 'Baixa', removed: 'S’esborra' },
    open: (number) => `Obre les dades de pagament de ${number}`,
  },
  dialog: {
    title: (number) => `Dades bloquejades de ${number}`,
    warning:
      'Només s’obren si les demanen un jutge, la fiscalia o l’administració, o la mateixa persona. Queda anotat qui les obre i quan.',
    unreadable: 'No es poden obrir: ja no existeixen, o estan xifrades amb una altra clau.',
    close: 'Tanca',
    open: 'Obre',
    opening: 'S’està obrint…',
    fields: {
      fullName: 'Nom',
      email: 'Correu',
      paymentMethod: 'Forma de pagament',
      iban: 'IBAN',
      cardHolderName: 'Titular',
      billingAddress: 'Adreça de facturació',
    },
  },
})

export type RetentionTexts = (typeof retentionTexts)['es']
