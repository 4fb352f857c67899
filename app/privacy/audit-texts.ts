import type { SecurityEventKind } from '#app/platform/observability/security-events.ts'
import { panelTexts, type PanelTexts } from '#app/i18n/panel-texts.ts'

export const auditTexts = panelTexts({
  title: { es: 'Auditoría', ca: 'Auditoria' },
  tabs: {
    label: { es: 'Registros', ca: 'Registres' },
    team: { es: 'Equipo', ca: 'Equip' },
    security: { es: 'Seguridad', ca: 'Seguretat' },
  },
  days: { es: 'Días', ca: 'Dies' },
  noun: { es: ['anotación', 'anotaciones'], ca: ['anotació', 'anotacions'] },
  list: {
    lead: {
      es: 'Quién hizo qué en el panel, y a qué. Nadie puede cambiar ni borrar este registro; cada línea se borra sola a los 3 años.',
      ca: 'Qui va fer què al panell, i a què. Ningú no pot canviar ni esborrar aquest registre; cada línia s’esborra sola al cap de 3 anys.',
    },
    search: {
      es: 'Buscar por nombre de la persona o de la cosa, o por su número',
      ca: 'Cerca pel nom de la persona o de la cosa, o pel seu número',
    },
    searchExample: { es: 'Buscar en la auditoría…', ca: 'Cerca a l’auditoria…' },
    action: { es: 'Acción', ca: 'Acció' },
    everyAction: { es: 'Todas las acciones', ca: 'Totes les accions' },
    actor: { es: 'Persona del equipo', ca: 'Persona de l’equip' },
    everyActor: { es: 'Todo el equipo', ca: 'Tot l’equip' },
    notLoaded: { es: 'Error al cargar la auditoría', ca: 'Error en carregar l’auditoria' },
    noneFound: { es: 'Nada coincide con la búsqueda', ca: 'Res no coincideix amb la cerca' },
    none: { es: 'Todavía no hay nada anotado', ca: 'Encara no hi ha res anotat' },
    heads: {
      what: { es: 'Qué', ca: 'Què' },
      subject: { es: 'A qué', ca: 'A què' },
      who: { es: 'Quién', ca: 'Qui' },
      when: { es: 'Cuándo', ca: 'Quan' },
    },
    everything: { es: 'Todo', ca: 'Tot' },
  },
  csv: {
    file: { es: 'auditoria.csv', ca: 'auditoria.csv' },
    heads: {
      es: ['Qué', 'Detalle', 'Tipo', 'Nombre actual', 'Número', 'Quién', 'Cuándo'],
      ca: ['Què', 'Detall', 'Tipus', 'Nom actual', 'Número', 'Qui', 'Quan'],
    },
  },
  system: { es: 'El sistema', ca: 'El sistema' },
  member: { es: 'El propio socio', ca: 'El mateix soci' },
  deletedAccount: { es: (id: string) => `Cuenta eliminada (${id})`, ca: (id: string) => `Compte eliminat (${id})` },
  doorPass: { es: (name: string) => `pase de puerta: ${name}`, ca: (name: string) => `passi de porta: ${name}` },
  security: {
    lead: {
      es: 'Entradas, intentos de entrar y abusos de la web. De direcciones y cuentas se guarda solo una huella, que sirve para ver cuáles son la misma; cada línea se borra sola a los 30 días.',
      ca: 'Entrades, intents d’entrar i abusos del web. D’adreces i comptes només se’n guarda una empremta, que serveix per veure quins són el mateix; cada línia s’esborra sola al cap de 30 dies.',
    },
    kind: { es: 'Tipo', ca: 'Tipus' },
    everyKind: { es: 'Todos los tipos', ca: 'Tots els tipus' },
    label: { es: 'Seguridad', ca: 'Seguretat' },
    notLoaded: { es: 'Error al cargar los registros de seguridad', ca: 'Error en carregar els registres de seguretat' },
    noneFound: { es: 'Nada coincide con el filtro', ca: 'Res no coincideix amb el filtre' },
    none: { es: 'No hay nada anotado', ca: 'No hi ha res anotat' },
    heads: {
      what: { es: 'Qué', ca: 'Què' },
      times: { es: 'Veces', ca: 'Vegades' },
      where: { es: 'Dónde', ca: 'On' },
      address: { es: 'Dirección', ca: 'Adreça' },
      account: { es: 'Cuenta', ca: 'Compte' },
      when: { es: 'Cuándo', ca: 'Quan' },
    },
    severalAddresses: { es: 'Varias', ca: 'Diverses' },
    csv: {
      file: { es: 'seguridad.csv', ca: 'seguretat.csv' },
      heads: {
        es: ['Qué', 'Veces', 'Dónde', 'Dirección', 'Cuenta', 'Petición', 'Desde', 'Hasta'],
        ca: ['Què', 'Vegades', 'On', 'Adreça', 'Compte', 'Petició', 'Des de', 'Fins a'],
      },
    },
    kinds: {
      'signed-in': {
        es: 'Entrada, con la contraseña o por el enlace de socio',
        ca: 'Entrada, amb la contrasenya o per l’enllaç de soci',
      },
      'sign-in-failed': { es: 'Contraseña equivocada al entrar', ca: 'Contrasenya equivocada en entrar' },
      'confirmation-failed': { es: 'Contraseña equivocada al confirmar', ca: 'Contrasenya equivocada en confirmar' },
      'second-factor-failed': {
        es: 'Segundo factor equivocado, con la contraseña correcta',
        ca: 'Segon factor equivocat, amb la contrasenya correcta',
      },
      'iban-shown': { es: 'IBAN mostrado entero', ca: 'IBAN mostrat sencer' },
      'token-refused': { es: 'Enlace que nadie ha enviado', ca: 'Enllaç que ningú no ha enviat' },
      'rate-limited': { es: 'Demasiadas peticiones seguidas', ca: 'Massa peticions seguides' },
      'origin-refused': { es: 'Formulario enviado desde otra web', ca: 'Formulari enviat des d’un altre web' },
      'access-refused': { es: 'Acceso sin permiso', ca: 'Accés sense permís' },
      'sign-in-required': { es: 'Página del panel sin haber entrado', ca: 'Pàgina del panell sense haver entrat' },
    } satisfies Record<SecurityEventKind, PanelTexts<string>>,
  },
  queue: {
    label: { es: 'Avisos de seguridad', ca: 'Avisos de seguretat' },
    what: { es: (kind: string) => `Aviso de seguridad: ${kind}`, ca: (kind: string) => `Avís de seguretat: ${kind}` },
    why: {
      es: (times: string, at: string) => `${times} veces en diez minutos. La última, ${at}.`,
      ca: (times: string, at: string) => `${times} vegades en deu minuts. L’última, ${at}.`,
    },
    review: { es: 'Revisar', ca: 'Revisa' },
  },
})

export type AuditTexts = (typeof auditTexts)['es']
