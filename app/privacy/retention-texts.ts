import type { PaymentRecord } from '#app/membership/members/blocked-payments.server.ts'
import type { ConsentSubject } from './record-counts.server.ts'
import { del } from '#app/i18n/elision.ts'
import { policyTexts } from './policies/policy-texts.ts'
import { panelTexts, type PanelTexts } from '#app/i18n/panel-texts.ts'

export const retentionTexts = panelTexts({
  title: { es: 'Qué guardamos y por qué', ca: 'Què guardem i per què' },
  findPerson: { es: 'Buscar una persona', ca: 'Cerca una persona' },
  lead: {
    before: {
      es: 'Los datos personales que hay en la web, para qué son y cuándo se borran. Es lo que promete la',
      ca: 'Les dades personals que hi ha al web, per a què són i quan s’esborren. És el que promet la',
    },
    link: { es: 'política de privacidad', ca: 'política de privacitat' },
    after: { es: (day: string) => `(versión del ${day}).`, ca: (day: string) => `(versió ${del(day)}).` },
  },
  lastRun: {
    title: { es: 'El borrado de cada noche', ca: 'L’esborrament de cada nit' },
    never: {
      es: 'Todavía no se ha hecho ninguno: el primero es la próxima noche.',
      ca: 'Encara no se n’ha fet cap: el primer és la pròxima nit.',
    },
    last: { es: 'Último:', ca: 'Últim:' },
    nothing: { es: 'No había nada que borrar.', ca: 'No hi havia res per esborrar.' },
    removed: { es: 'Borrado:', ca: 'Esborrat:' },
    unfinished: {
      es: 'No llegó al final; sigue la próxima vez.',
      ca: 'No va arribar al final; continua la pròxima vegada.',
    },
  },
  stored: {
    title: { es: 'Lo que se guarda', ca: 'El que es guarda' },
    heads: {
      what: { es: 'Qué', ca: 'Què' },
      purpose: { es: 'Para qué, y con qué base', ca: 'Per a què, i amb quina base' },
      period: { es: 'Cuánto tiempo', ca: 'Quant de temps' },
      visibleTo: { es: 'Quién lo ve', ca: 'Qui ho veu' },
      now: { es: 'Ahora', ca: 'Ara' },
    },
    removedByOperator: { es: 'Lo borra quien aloja la web.', ca: 'Ho esborra qui allotja el web.' },
    ofOwnEvents: {
      es: (role: string) => `${role} (de sus eventos)`,
      ca: (role: string) => `${role} (dels seus esdeveniments)`,
    },
  },
  policies: policyTexts,
  consents: {
    title: { es: 'Confirmaciones y consentimientos en uso', ca: 'Confirmacions i consentiments en ús' },
    none: { es: 'Todavía no hay ninguno', ca: 'Encara no n’hi ha cap' },
    heads: {
      what: { es: 'Qué', ca: 'Què' },
      version: { es: 'Versión del texto', ca: 'Versió del text' },
      people: { es: 'Personas', ca: 'Persones' },
      first: { es: 'Primera', ca: 'Primera' },
      last: { es: 'Última', ca: 'Última' },
    },
    subjects: {
      'registration-privacy': {
        es: 'Política de privacidad, en una inscripción',
        ca: 'Política de privacitat, en una inscripció',
      },
      'registration-diet': { es: 'Dieta, en una inscripción', ca: 'Dieta, en una inscripció' },
      'score-privacy': { es: 'Política de privacidad, en una opinión', ca: 'Política de privacitat, en una opinió' },
      'request-privacy': {
        es: 'Política de privacidad, en una solicitud',
        ca: 'Política de privacitat, en una sol·licitud',
      },
      'socio-privacy': {
        es: 'Política de privacidad, en una ficha de socio',
        ca: 'Política de privacitat, en una fitxa de soci',
      },
      'socio-diet': { es: 'Dieta, en una ficha de socio', ca: 'Dieta, en una fitxa de soci' },
      'message-privacy': { es: 'Política de privacidad, en un mensaje', ca: 'Política de privacitat, en un missatge' },
      'account-privacy': { es: 'Política de privacidad, en una cuenta', ca: 'Política de privacitat, en un compte' },
    } satisfies Record<ConsentSubject, PanelTexts<string>>,
  },
  blocked: {
    title: { es: 'Datos de pago bloqueados', ca: 'Dades de pagament bloquejades' },
    none: { es: 'No hay datos bloqueados', ca: 'No hi ha dades bloquejades' },
    noun: { es: ['ficha bloqueada', 'fichas bloqueadas'], ca: ['fitxa bloquejada', 'fitxes bloquejades'] },
    heads: {
      number: { es: 'Número', ca: 'Número' },
      left: { es: 'Baja', ca: 'Baixa' },
      removed: { es: 'Se borra', ca: 'S’esborra' },
    },
    open: {
      es: (number: string) => `Abrir los datos de pago de ${number}`,
      ca: (number: string) => `Obre les dades de pagament de ${number}`,
    },
  },
  dialog: {
    title: {
      es: (number: string) => `Datos bloqueados de ${number}`,
      ca: (number: string) => `Dades bloquejades de ${number}`,
    },
    warning: {
      es: 'Solo se abren si los piden un juez, la fiscalía o la administración, o la propia persona. Queda anotado quién los abre y cuándo.',
      ca: 'Només s’obren si les demanen un jutge, la fiscalia o l’administració, o la mateixa persona. Queda anotat qui les obre i quan.',
    },
    unreadable: {
      es: 'No se pueden abrir: ya no existen, o están cifrados con otra clave.',
      ca: 'No es poden obrir: ja no existeixen, o estan xifrades amb una altra clau.',
    },
    close: { es: 'Cerrar', ca: 'Tanca' },
    open: { es: 'Abrir', ca: 'Obre' },
    opening: { es: 'Abriendo…', ca: 'S’està obrint…' },
    fields: {
      fullName: { es: 'Nombre', ca: 'Nom' },
      email: { es: 'Email', ca: 'Correu' },
      paymentMethod: { es: 'Forma de pago', ca: 'Forma de pagament' },
      iban: { es: 'IBAN', ca: 'IBAN' },
      cardHolderName: { es: 'Titular', ca: 'Titular' },
      billingAddress: { es: 'Dirección de facturación', ca: 'Adreça de facturació' },
    } satisfies Record<keyof PaymentRecord, PanelTexts<string>>,
  },
})

export type RetentionTexts = (typeof retentionTexts)['es']
