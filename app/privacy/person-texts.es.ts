import { BLOCKED_YEARS } from '#app/membership/members/blocking.ts'
import type { DispositionReason } from './record-kinds.ts'

export const es = {
  title: 'Datos de una persona',
  back: 'Qué guardamos',
  lead: 'Para quien pide ver, llevarse o borrar sus datos. Comprueba antes que es quien dice ser: el plazo para contestar es de un mes.',
  search: {
    label: 'Email, nombre o teléfono',
    submit: 'Buscar',
    busy: 'Buscando…',
    failed: 'Error al buscar',
    failedText: 'Inténtalo de nuevo dentro de un momento.',
  },
  people: {
    title: 'Quién puede ser',
    unaddressed: 'Sin email: por teléfono o acompañando a alguien',
    none: 'No guardamos nada de nadie con ese nombre, email o teléfono',
    found: (people: number) => (people === 1 ? 'Una persona encontrada' : `${people} personas encontradas`),
    open: (rows: number) => `Ver (${rows})`,
    openLabel: (who: string) => `Ver lo que hay de ${who}`,
    caller: 'Su reserva',
    companion: (contact: string) => `Acompaña a ${contact}`,
    more: (dinners: number) => (dinners === 1 ? 'Y una más' : `Y ${dinners} más`),
  },
  dossier: {
    found: (records: number, email: string) =>
      `Hay ${records} ${records === 1 ? 'cosa guardada' : 'cosas guardadas'} de ${email}`,
    severalNames: (names: string) =>
      `Con este email hay más de un nombre (${names}): desmarca lo que no sea de quien pide.`,
    byName: (records: number) =>
      records === 1
        ? 'Se ha encontrado por el nombre o el teléfono: comprueba que es de quien pide.'
        : 'Se han encontrado por el nombre o el teléfono, y puede haber varias personas que se llamen igual: desmarca lo que no sea de quien pide.',
    oneName: (name: string) => `${name}. Todo lo que hay, marcado; desmarca lo que no sea de quien pide.`,
    noName: 'Sin nombre',
    exportJson: 'Exportar JSON',
    exportCsv: 'Exportar CSV',
    exportNote:
      'El archivo lleva también lo cifrado (IBAN, dieta, fecha de nacimiento…), y queda anotado que se ha sacado. Envíalo solo a la persona.',
    erase: 'Borrar lo marcado',
    since: (day: string) => `desde el ${day}`,
    show: 'Ver los datos',
    encrypted: 'Cifrado: va en la exportación',
    audit: (events: number) => `En la auditoría (${events})`,
    olderEvents: (events: number) => `Y ${events} ${events === 1 ? 'anterior' : 'anteriores'}, en Auditoría.`,
  },
  /** For the person: in their language, not in that of the panel. */
  file: {
    name: 'datos-personales',
    heads: ['Qué', 'Identificador', 'Dato', 'Valor'],
    audit: (action: string) => `Auditoría: ${action}`,
    unreadable: 'No se puede leer (otra clave de cifrado)',
  },
  erasure: {
    title: '¿Borrar los datos de esta persona?',
    confirm: 'Borrar datos',
    busy: 'Borrando…',
    goes: 'Se borra',
    blocked: 'Se borra, y la ley obliga a bloquear una parte',
    stays: 'No se borra',
    final: 'Esta acción no se puede deshacer.',
    done: 'Datos borrados',
    failed: 'No se ha borrado nada',
  },
  report: {
    title: 'Hecho',
    nothing: 'No había nada que borrar.',
    erased: 'Se ha borrado:',
    kept: 'Se queda:',
    paymentsBlocked:
      'Los datos de pago del socio han quedado bloqueados (art. 32 de la LOPDGDD): no se usan, y están en «Qué guardamos y por qué».',
    backups: 'En las copias de seguridad puede seguir hasta 35 días; si se restaura una, se vuelve a borrar solo.',
  },
  reasons: {
    'payments-blocked': `Se borra la ficha. Los datos de pago quedan bloqueados ${BLOCKED_YEARS} años desde la baja: lo manda el art. 30 del Código de Comercio.`,
    'with-its-mails': 'Se borra, con los correos sobre ella. Si tiene ficha de socio, solo junto con la ficha.',
    debited: 'Hay un cobro suyo en el banco: se puede borrar cuando termine.',
    'has-member': 'Tiene ficha de socio: solo se borra con ella.',
    'seat-counts': 'Se borra la persona. La plaza sigue contando, sin nombre.',
    'guest-seat': 'Se borra la persona. La reserva y su plaza siguen, sin nombre. No se avisa a nadie.',
    'seat-free': 'Se borra y su plaza queda libre. No se le avisa.',
    cancelled: 'Se borra.',
    'copy-in-mailbox': 'Se borra. La copia que llegó al correo del club hay que borrarla allí.',
    staff: 'Trabaja en el panel: quítale antes el rol en Usuarios.',
    'sessions-end': 'Se borra, y se cierran sus sesiones.',
    'link-ends': 'Se borra, y el enlace deja de funcionar.',
    'mail-queued': 'Se borra y ya no se envía.',
    'mail-sent': 'Se borra la anotación; el correo ya salió.',
    'blocked-until': (day: string) =>
      `Bloqueado hasta el ${day} (art. 30 del Código de Comercio). Ese día se borra solo.`,
  } satisfies Record<DispositionReason, string | ((day: string) => string)>,
}
