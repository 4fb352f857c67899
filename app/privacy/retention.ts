import { BLOCKED_YEARS } from '#app/membership/members/blocking.ts'

export type Period = { number: number; unit: 'days' | 'months' | 'years' }

export type RetentionPolicy = {
  what: string
  holds: string
  /** Purpose and legal basis (GDPR, articles 6 and 9). */
  why: string
  basis: string
  seenBy: string
  /** As the privacy text states it. */
  promise: string
  /** Null without a fixed period. */
  period: Period | null
  removedBy: 'purge' | 'request' | 'operator'
}

const days = (number: number): Period => ({ number, unit: 'days' })
const months = (number: number): Period => ({ number, unit: 'months' })
const years = (number: number): Period => ({ number, unit: 'years' })

const office = 'Administradores'
const team = 'Nadie en el panel'
const contract = 'Contrato (art. 6.1.b)'
const interest = 'Interés legítimo (art. 6.1.f)'

/**
 * The retention policies, in the order of the privacy text («Cuánto tiempo los guardamos»); a test compares both. The
 * daily purge takes its periods from here.
 */
export const retention = {
  'registration-diet': {
    what: 'Restricciones alimentarias de una inscripción',
    holds: 'Alergias, intolerancias y dieta (cifradas), con su consentimiento',
    why: 'Que la cocina prepare el menú',
    basis: 'Consentimiento explícito (arts. 6.1.a y 9.2.a)',
    seenBy: 'Administradores, en la hoja de sala; cada vez queda anotado',
    promise: '30 días después del evento',
    period: days(30),
    removedBy: 'purge',
  },
  registration: {
    what: 'Inscripción a un evento',
    holds: 'Nombre, email, teléfono, notas, si dice ser socio, cómo nos conoció y si hubo que confirmarla por correo',
    why: 'Guardar la plaza, avisar y devolver el dinero',
    basis: contract,
    seenBy: office,
    promise: '12 meses después del evento',
    period: months(12),
    removedBy: 'purge',
  },
  'registration-origin': {
    what: 'Origen de una inscripción',
    holds: 'Huella cifrada de la dirección IP desde la que se envía',
    why: 'Que nadie se quede con todas las plazas',
    basis: interest,
    seenBy: 'Nadie: solo se cuenta cuántas vienen de un mismo origen',
    promise: '7 días',
    period: days(7),
    removedBy: 'purge',
  },
  message: {
    what: 'Mensaje de contacto',
    holds: 'Nombre, email, teléfono y mensaje',
    why: 'Contestar',
    basis: 'Petición de la persona o interés legítimo (art. 6.1.b y f)',
    seenBy: office,
    promise: '12 meses desde que llega',
    period: months(12),
    removedBy: 'purge',
  },
  request: {
    what: 'Solicitud de membresía pendiente, rechazada o de baja',
    holds: 'Nombre, email, teléfono y motivo',
    why: 'Estudiarla y responder',
    basis: 'Gestiones previas al contrato (art. 6.1.b)',
    seenBy: office,
    promise: '12 meses desde que llega, se rechaza o se da de baja',
    period: months(12),
    removedBy: 'purge',
  },
  'uncompleted-request': {
    what: 'Solicitud aprobada cuyos datos de socio no se completan',
    holds: 'Nombre, email, teléfono y motivo',
    why: 'Esperar los datos de alta',
    basis: 'Gestiones previas al contrato (art. 6.1.b)',
    seenBy: office,
    promise: '6 meses desde que se aprueba',
    period: months(6),
    removedBy: 'purge',
  },
  socio: {
    what: 'Ficha de socio',
    holds:
      'Contacto, dirección, fecha de nacimiento y contacto de emergencia (cifrados), forma de pago, IBAN (cifrado), notas',
    why: 'Llevar la membresía',
    basis: contract,
    seenBy: 'Administradores; abrir la ficha y ver el IBAN queda anotado',
    promise: 'Mientras seas socio y 12 meses después de la baja',
    period: months(12),
    removedBy: 'purge',
  },
  'socio-diet': {
    what: 'Restricciones alimentarias de un socio',
    holds: 'Alergias, intolerancias y dieta (cifradas), con su consentimiento',
    why: 'Que la cocina prepare el menú',
    basis: 'Consentimiento explícito (arts. 6.1.a y 9.2.a)',
    seenBy: 'Administradores, en la ficha; cada vez queda anotado',
    promise: 'Hasta que retires el consentimiento y, en todo caso, 12 meses después de la baja',
    period: months(12),
    removedBy: 'purge',
  },
  'blocked-payment': {
    what: 'Registros de pago de un socio',
    holds: 'Nombre, email, forma de pago, IBAN, titular y dirección de facturación (todo cifrado)',
    why: 'Responder ante jueces, fiscalía y administración',
    basis: 'Obligación legal (art. 6.1.c; Código de Comercio, art. 30)',
    seenBy: 'Administradores, abriéndolo uno a uno; cada vez queda anotado',
    promise: '6 años después de la baja, bloqueados (art. 30 del Código de Comercio)',
    period: years(BLOCKED_YEARS),
    removedBy: 'purge',
  },
  account: {
    what: 'Cuenta',
    holds: 'Email, nombre y huella de la contraseña',
    why: 'Entrar en la web o en el panel',
    basis: contract,
    seenBy: office,
    promise: 'Hasta que pidas cerrarla',
    period: null,
    removedBy: 'request',
  },
  'unconfirmed-account': {
    what: 'Cuenta cuyo correo no se confirma',
    holds: 'Email, nombre y huella de la contraseña',
    why: 'Esperar la confirmación',
    basis: contract,
    seenBy: office,
    promise: '30 días',
    period: days(30),
    removedBy: 'purge',
  },
  link: {
    what: 'Enlaces de un solo uso (confirmar la cuenta, cambiar la contraseña, invitaciones)',
    holds: 'Lo que hará el enlace; del enlace, solo su huella',
    why: 'Saber que quien pulsa es quien pidió',
    basis: contract,
    seenBy: team,
    promise: '7 días como máximo',
    period: days(7),
    removedBy: 'purge',
  },
  session: {
    what: 'Sesión abierta',
    holds: 'Cuenta, cuándo empezó, cuándo se usó por última vez, navegador y sistema',
    why: 'Mantener abierta la cuenta',
    basis: contract,
    seenBy: office,
    promise: 'Hasta que la cierres, pasen 7 días sin que entres o 30 días desde que empezó',
    period: days(30),
    removedBy: 'purge',
  },
  mail: {
    what: 'Registro de los correos que te enviamos (a quién, de qué tipo y cuándo, sin el texto)',
    holds: 'Email, tipo, fecha y si ha llegado al servidor',
    why: 'Que ningún correo se pierda',
    basis: interest,
    seenBy: office,
    promise: '3 meses',
    period: months(3),
    removedBy: 'purge',
  },
  photograph: {
    what: 'Fotografías en las que se te reconoce',
    holds: 'La imagen',
    why: 'Contar los eventos',
    basis: 'Consentimiento (art. 6.1.a)',
    seenBy: 'Todo el mundo, si se publica',
    promise: 'Hasta que retires el consentimiento',
    period: null,
    removedBy: 'request',
  },
  consent: {
    what: 'Prueba de lo que confirmaste o consentiste',
    holds: 'Versión del texto y fecha, junto a los datos de los que habla',
    why: 'Demostrar que cumplimos',
    basis: 'Obligación legal (art. 6.1.c, con los arts. 5.2 y 7.1)',
    seenBy: office,
    promise: 'El mismo que los datos a los que acompaña',
    period: null,
    removedBy: 'purge',
  },
  'technical-log': {
    what: 'Registros técnicos y de seguridad',
    holds: 'Fecha, página, error; ni nombres ni textos',
    why: 'Proteger la web de abusos y averías',
    basis: interest,
    seenBy: 'Quien aloja la web',
    promise: '12 meses',
    period: months(12),
    removedBy: 'operator',
  },
  'security-log': {
    what: 'Registro de seguridad (entradas, intentos fallidos y abusos, con una huella de la dirección y de la cuenta; la dirección IP, si hace falta para bloquear un ataque)',
    holds: 'Fecha, tipo, página, huellas; ni nombres ni textos',
    why: 'Ver y frenar ataques',
    basis: interest,
    seenBy: office,
    promise: '30 días',
    period: days(30),
    removedBy: 'purge',
  },
  audit: {
    what: 'Registro de lo que hace el equipo en el panel (quién, qué y cuándo, sin el contenido de tus datos)',
    holds: 'Cuenta, acción, número de la cosa y nombres de campos',
    why: 'Saber quién ha visto o cambiado qué',
    basis: interest,
    seenBy: office,
    promise: '3 años',
    period: years(3),
    removedBy: 'purge',
  },
  backup: {
    what: 'Copias de seguridad',
    holds: 'Todo lo anterior, tal como estaba',
    why: 'Recuperar la web después de una avería',
    basis: interest,
    seenBy: 'Quien aloja la web',
    promise: '35 días',
    period: days(35),
    removedBy: 'operator',
  },
} as const satisfies Record<string, RetentionPolicy>

export type RetentionPolicyId = keyof typeof retention
