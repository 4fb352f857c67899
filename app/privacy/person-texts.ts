import { BLOCKED_YEARS } from '#app/membership/members/blocking.ts'
import type { DispositionReason } from './record-kinds.ts'
import { al, de, del } from '#app/i18n/elision.ts'
import { panelTexts, type PanelTexts } from '#app/i18n/panel-texts.ts'

export const personTexts = panelTexts({
  title: { es: 'Datos de una persona', ca: 'Dades d’una persona' },
  back: { es: 'Qué guardamos', ca: 'Què guardem' },
  lead: {
    es: 'Para quien pide ver, llevarse o borrar sus datos. Comprueba antes que es quien dice ser: el plazo para contestar es de un mes.',
    ca: 'Per a qui demana veure, endur-se o esborrar les seves dades. Comprova abans que és qui diu que és: el termini per respondre és d’un mes.',
  },
  search: {
    label: { es: 'Email, nombre o teléfono', ca: 'Correu, nom o telèfon' },
    submit: { es: 'Buscar', ca: 'Cerca' },
    busy: { es: 'Buscando…', ca: 'S’està cercant…' },
    failed: { es: 'Error al buscar', ca: 'Error en cercar' },
    failedText: { es: 'Inténtalo de nuevo dentro de un momento.', ca: 'Torna-ho a provar d’aquí a un moment.' },
  },
  people: {
    title: { es: 'Quién puede ser', ca: 'Qui pot ser' },
    unaddressed: {
      es: 'Sin email: por teléfono o acompañando a alguien',
      ca: 'Sense correu: per telèfon o acompanyant algú',
    },
    none: {
      es: 'No guardamos nada de nadie con ese nombre, email o teléfono',
      ca: 'No guardem res de ningú amb aquest nom, correu o telèfon',
    },
    found: {
      es: (people: number) => (people === 1 ? 'Una persona encontrada' : `${people} personas encontradas`),
      ca: (people: number) => (people === 1 ? 'S’ha trobat una persona' : `S’han trobat ${people} persones`),
    },
    open: { es: (rows: number) => `Ver (${rows})`, ca: (rows: number) => `Mostra (${rows})` },
    openLabel: {
      es: (who: string) => `Ver lo que hay de ${who}`,
      ca: (who: string) => `Mostra el que hi ha ${de(who)}`,
    },
    caller: { es: 'Su reserva', ca: 'La seva reserva' },
    companion: { es: (contact: string) => `Acompaña a ${contact}`, ca: (contact: string) => `Acompanya ${contact}` },
    more: {
      es: (dinners: number) => (dinners === 1 ? 'Y una más' : `Y ${dinners} más`),
      ca: (dinners: number) => (dinners === 1 ? 'I una més' : `I ${dinners} més`),
    },
  },
  dossier: {
    found: {
      es: (records: number, email: string) =>
        `Hay ${records} ${records === 1 ? 'cosa guardada' : 'cosas guardadas'} de ${email}`,
      ca: (records: number, email: string) =>
        records === 1 ? `Hi ha una cosa guardada ${de(email)}` : `Hi ha ${records} coses guardades ${de(email)}`,
    },
    severalNames: {
      es: (names: string) => `Con este email hay más de un nombre (${names}): desmarca lo que no sea de quien pide.`,
      ca: (names: string) =>
        `Amb aquest correu hi ha més d’un nom (${names}): desmarca el que no sigui de qui ho demana.`,
    },
    byName: {
      es: (records: number) =>
        records === 1
          ? 'Se ha encontrado por el nombre o el teléfono: comprueba que es de quien pide.'
          : 'Se han encontrado por el nombre o el teléfono, y puede haber varias personas que se llamen igual: desmarca lo que no sea de quien pide.',
      ca: (records: number) =>
        records === 1
          ? 'S’ha trobat pel nom o el telèfon: comprova que és de qui ho demana.'
          : 'S’han trobat pel nom o el telèfon, i hi pot haver diverses persones que es diguin igual: desmarca el que no sigui de qui ho demana.',
    },
    oneName: {
      es: (name: string) => `${name}. Todo lo que hay, marcado; desmarca lo que no sea de quien pide.`,
      ca: (name: string) => `${name}. Tot el que hi ha, marcat; desmarca el que no sigui de qui ho demana.`,
    },
    noName: { es: 'Sin nombre', ca: 'Sense nom' },
    exportJson: { es: 'Exportar JSON', ca: 'Exporta JSON' },
    exportCsv: { es: 'Exportar CSV', ca: 'Exporta CSV' },
    exportNote: {
      es: 'El archivo lleva también lo cifrado (IBAN, dieta, fecha de nacimiento…), y queda anotado que se ha sacado. Envíalo solo a la persona.',
      ca: 'El fitxer també porta el que està xifrat (IBAN, dieta, data de naixement…), i queda anotat que s’ha tret. Envia’l només a la persona.',
    },
    erase: { es: 'Borrar lo marcado', ca: 'Esborra el que està marcat' },
    since: { es: (day: string) => `desde el ${day}`, ca: (day: string) => `des ${del(day)}` },
    show: { es: 'Ver los datos', ca: 'Mostra les dades' },
    encrypted: { es: 'Cifrado: va en la exportación', ca: 'Xifrat: va a l’exportació' },
    audit: {
      es: (events: number) => `En la auditoría (${events})`,
      ca: (events: number) => `A l’auditoria (${events})`,
    },
    olderEvents: {
      es: (events: number) => `Y ${events} ${events === 1 ? 'anterior' : 'anteriores'}, en Auditoría.`,
      ca: (events: number) => `I ${events} ${events === 1 ? 'd’anterior' : 'd’anteriors'}, a Auditoria.`,
    },
  },
  /** For the person: in their language, not in that of the panel. */
  file: {
    name: { es: 'datos-personales', ca: 'dades-personals' },
    heads: { es: ['Qué', 'Identificador', 'Dato', 'Valor'], ca: ['Què', 'Identificador', 'Dada', 'Valor'] },
    audit: { es: (action: string) => `Auditoría: ${action}`, ca: (action: string) => `Auditoria: ${action}` },
    unreadable: { es: 'No se puede leer (otra clave de cifrado)', ca: 'No es pot llegir (una altra clau de xifratge)' },
  },
  erasure: {
    title: { es: '¿Borrar los datos de esta persona?', ca: 'Vols esborrar les dades d’aquesta persona?' },
    confirm: { es: 'Borrar datos', ca: 'Esborra les dades' },
    busy: { es: 'Borrando…', ca: 'S’està esborrant…' },
    goes: { es: 'Se borra', ca: 'S’esborra' },
    blocked: {
      es: 'Se borra, y la ley obliga a bloquear una parte',
      ca: 'S’esborra, i la llei obliga a bloquejar-ne una part',
    },
    stays: { es: 'No se borra', ca: 'No s’esborra' },
    final: { es: 'Esta acción no se puede deshacer.', ca: 'Aquesta acció no es pot desfer.' },
    done: { es: 'Datos borrados', ca: 'Dades esborrades' },
    failed: { es: 'No se ha borrado nada', ca: 'No s’ha esborrat res' },
  },
  report: {
    title: { es: 'Hecho', ca: 'Fet' },
    nothing: { es: 'No había nada que borrar.', ca: 'No hi havia res per esborrar.' },
    erased: { es: 'Se ha borrado:', ca: 'S’ha esborrat:' },
    kept: { es: 'Se queda:', ca: 'Es queda:' },
    paymentsBlocked: {
      es: 'Los datos de pago del socio han quedado bloqueados (art. 32 de la LOPDGDD): no se usan, y están en «Qué guardamos y por qué».',
      ca: 'Les dades de pagament del soci han quedat bloquejades (art. 32 de la LOPDGDD): no es fan servir, i són a «Què guardem i per què».',
    },
    backups: {
      es: 'En las copias de seguridad puede seguir hasta 35 días; si se restaura una, se vuelve a borrar solo.',
      ca: 'A les còpies de seguretat pot continuar fins a 35 dies; si se’n restaura una, es torna a esborrar sol.',
    },
  },
  reasons: {
    'payments-blocked': {
      es: `Se borra la ficha. Los datos de pago quedan bloqueados ${BLOCKED_YEARS} años desde la baja: lo manda el art. 30 del Código de Comercio.`,
      ca: `S’esborra la fitxa. Les dades de pagament queden bloquejades ${BLOCKED_YEARS} anys des de la baixa: ho mana l’art. 30 del Codi de comerç.`,
    },
    'with-its-mails': {
      es: 'Se borra, con los correos sobre ella. Si tiene ficha de socio, solo junto con la ficha.',
      ca: 'S’esborra, amb els correus que en parlen. Si té fitxa de soci, només juntament amb la fitxa.',
    },
    debited: {
      es: 'Hay un cobro suyo en el banco: se puede borrar cuando termine.',
      ca: 'Hi ha un cobrament seu al banc: es pot esborrar quan s’acabi.',
    },
    'has-member': {
      es: 'Tiene ficha de socio: solo se borra con ella.',
      ca: 'Té fitxa de soci: només s’esborra amb la fitxa.',
    },
    'seat-counts': {
      es: 'Se borra la persona. La plaza sigue contando, sin nombre.',
      ca: 'S’esborra la persona. La plaça continua comptant, sense nom.',
    },
    'guest-seat': {
      es: 'Se borra la persona. La reserva y su plaza siguen, sin nombre. No se avisa a nadie.',
      ca: 'S’esborra la persona. La reserva i la plaça continuen, sense nom. No s’avisa ningú.',
    },
    'seat-free': {
      es: 'Se borra y su plaza queda libre. No se le avisa.',
      ca: 'S’esborra i la plaça queda lliure. No se l’avisa.',
    },
    cancelled: { es: 'Se borra.', ca: 'S’esborra.' },
    'copy-in-mailbox': {
      es: 'Se borra. La copia que llegó al correo del club hay que borrarla allí.',
      ca: 'S’esborra. La còpia que va arribar al correu del club cal esborrar-la allà.',
    },
    staff: {
      es: 'Trabaja en el panel: quítale antes el rol en Usuarios.',
      ca: 'Treballa al panell: abans treu-li el rol a Usuaris.',
    },
    'sessions-end': { es: 'Se borra, y se cierran sus sesiones.', ca: 'S’esborra, i es tanquen les seves sessions.' },
    'link-ends': { es: 'Se borra, y el enlace deja de funcionar.', ca: 'S’esborra, i l’enllaç deixa de funcionar.' },
    'mail-queued': { es: 'Se borra y ya no se envía.', ca: 'S’esborra i ja no s’envia.' },
    'mail-sent': {
      es: 'Se borra la anotación; el correo ya salió.',
      ca: 'S’esborra l’anotació; el correu ja va sortir.',
    },
    'blocked-until': {
      es: (day: string) => `Bloqueado hasta el ${day} (art. 30 del Código de Comercio). Ese día se borra solo.`,
      ca: (day: string) => `Bloquejat fins ${al(day)} (art. 30 del Codi de comerç). Aquell dia s’esborra sol.`,
    },
  } satisfies Record<DispositionReason, PanelTexts<string> | PanelTexts<(day: string) => string>>,
})

export type PersonTexts = (typeof personTexts)['es']
