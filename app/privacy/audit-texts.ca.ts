import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './audit-texts.es.ts'

export const auditTexts = pairTexts(es, {
  title: 'Auditoria',
  tabs: { label: 'Registres', team: 'Equip', security: 'Seguretat' },
  days: 'Dies',
  noun: ['anotació', 'anotacions'],
  list: {
    lead: 'Qui va fer què al panell, i a què. Ningú no pot canviar ni esborrar aquest registre; cada línia s’esborra sola al cap de 3 anys.',
    search: 'Cerca pel nom de la persona o de la cosa, o pel seu número',
    searchExample: 'Cerca a l’auditoria…',
    action: 'Acció',
    everyAction: 'Totes les accions',
    actor: 'Persona de l’equip',
    everyActor: 'Tot l’equip',
    notLoaded: 'Error en carregar l’auditoria',
    noneFound: 'Res no coincideix amb la cerca',
    none: 'Encara no hi ha res anotat',
    heads: { what: 'Què', subject: 'A què', who: 'Qui', when: 'Quan' },
    everything: 'Tot',
  },
  csv: {
    file: 'auditoria.csv',
    heads: ['Què', 'Detall', 'Tipus', 'Nom actual', 'Número', 'Qui', 'Quan'],
  },
  system: 'El sistema',
  member: 'El mateix soci',
  deletedAccount: (id) => `Compte eliminat (${id})`,
  doorPass: (name: string) => `passi de porta: ${name}`,
  security: {
    lead: 'Entrades, intents d’entrar i abusos del web. D’adreces i comptes només se’n guarda una empremta, que serveix per veure quins són el mateix; cada línia s’esborra sola al cap de 30 dies.',
    kind: 'Tipus',
    everyKind: 'Tots els tipus',
    label: 'Seguretat',
    notLoaded: 'Error en carregar els registres de seguretat',
    noneFound: 'Res no coincideix amb el filtre',
    none: 'No hi ha res anotat',
    heads: { what: 'Què', times: 'Vegades', where: 'On', address: 'Adreça', account: 'Compte', when: 'Quan' },
    severalAddresses: 'Diverses',
    csv: {
      file: 'seguretat.csv',
      heads: ['Què', 'Vegades', 'On', 'Adreça', 'Compte', 'Petició', 'Des de', 'Fins a'],
    },
    kinds: {
      'signed-in': 'Entrada, amb la contrasenya o per l’enllaç de soci',
      'sign-in-failed': 'Contrasenya equivocada en entrar',
      'confirmation-failed': 'Contrasenya equivocada en confirmar',
      'second-factor-failed': 'Segon factor equivocat, amb la contrasenya correcta',
      'iban-shown': 'IBAN mostrat sencer',
      'token-refused': 'Enllaç que ningú no ha enviat',
      'rate-limited': 'Massa peticions seguides',
      'origin-refused': 'Formulari enviat des d’un altre web',
      'access-refused': 'Accés sense permís',
      'sign-in-required': 'Pàgina del panell sense haver entrat',
    },
  },
  queue: {
    label: 'Avisos de seguretat',
    what: (kind) => `Avís de seguretat: ${kind}`,
    why: (times, at) => `${times} vegades en deu minuts. L’última, ${at}.`,
    review: 'Revisa',
  },
})

export type AuditTexts = (typeof auditTexts)['es']
