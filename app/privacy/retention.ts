import { BLOCKED_YEARS } from '#app/membership/members/blocking.ts'

export type Period = { number: number; unit: 'days' | 'months' | 'years' }

export type RetentionPolicy = {
  title: string
  contents: string
  /** Purpose and legal basis (GDPR, articles 6 and 9). */
  purpose: string
  basis: string
  visibleTo: string
  periodText: string
  period: Period | null
  removedBy: 'purge' | 'request' | 'operator'
}

const days = (number: number): Period => ({ number, unit: 'days' })
const months = (number: number): Period => ({ number, unit: 'months' })
const years = (number: number): Period => ({ number, unit: 'years' })

const administrators = 'Administradores'
const hiddenInPanel = 'Nadie en el panel'
const contract = 'Contrato (art. 6.1.b)'
const interest = 'Interés legítimo (art. 6.1.f)'

/**
 * The retention policies, in the order of the privacy text («Cuánto tiempo los guardamos»); a test compares both. The
 * daily purge takes its periods from here.
 */
export const retention = {
  'registration-diet': {
    title: 'Restricciones alimentarias de una inscripción',
    contents: 'Alergias, intolerancias y dieta (cifradas), con su consentimiento',
    purpose: 'Que la cocina prepare el menú',
    basis: 'Consentimiento explícito (arts. 6.1.a y 9.2.a)',
    visibleTo: 'Administradores, en la hoja de sala; cada vez queda anotado',
    periodText: '30 días después del evento',
    period: days(30),
    removedBy: 'purge',
  },
  registration: {
    title: 'Inscripción a un evento',
    contents:
      'Nombre, email, teléfono, notas, si dice ser socio, cómo nos conoció y si hubo que confirmarla por correo',
    purpose: 'Guardar la plaza, avisar y devolver el dinero',
    basis: contract,
    visibleTo: administrators,
    periodText: '12 meses después del evento',
    period: months(12),
    removedBy: 'purge',
  },
  'registration-origin': {
    title: 'Origen de una inscripción',
    contents: 'Huella cifrada de la dirección IP desde la que se envía',
    purpose: 'Que nadie se quede con todas las plazas',
    basis: interest,
    visibleTo: 'Nadie: solo se cuenta cuántas vienen de un mismo origen',
    periodText: '7 días',
    period: days(7),
    removedBy: 'purge',
  },
  message: {
    title: 'Mensaje de contacto',
    contents: 'Nombre, email, teléfono y mensaje',
    purpose: 'Contestar',
    basis: 'Petición de la persona o interés legítimo (art. 6.1.b y f)',
    visibleTo: administrators,
    periodText: '12 meses desde que llega',
    period: months(12),
    removedBy: 'purge',
  },
  request: {
    title: 'Solicitud de membresía pendiente, rechazada o de baja',
    contents: 'Nombre, email, teléfono, motivo y, si se rechaza con un correo, lo que se le escribe',
    purpose: 'Estudiarla y responder',
    basis: 'Gestiones previas al contrato (art. 6.1.b)',
    visibleTo: administrators,
    periodText: '12 meses desde que llega, se rechaza o se da de baja',
    period: months(12),
    removedBy: 'purge',
  },
  'uncompleted-request': {
    title: 'Solicitud aprobada cuyos datos de socio no se completan',
    contents: 'Nombre, email, teléfono y motivo',
    purpose: 'Esperar los datos de alta',
    basis: 'Gestiones previas al contrato (art. 6.1.b)',
    visibleTo: administrators,
    periodText: '6 meses desde que se aprueba',
    period: months(6),
    removedBy: 'purge',
  },
  socio: {
    title: 'Ficha de socio',
    contents:
      'Contacto, dirección, fecha de nacimiento y contacto de emergencia (cifrados), forma de pago, IBAN (cifrado), notas',
    purpose: 'Llevar la membresía',
    basis: contract,
    visibleTo: 'Administradores; abrir la ficha y ver el IBAN queda anotado',
    periodText: 'Mientras seas socio y 12 meses después de la baja',
    period: months(12),
    removedBy: 'purge',
  },
  'socio-diet': {
    title: 'Restricciones alimentarias de un socio',
    contents: 'Alergias, intolerancias y dieta (cifradas), con su consentimiento',
    purpose: 'Que la cocina prepare el menú',
    basis: 'Consentimiento explícito (arts. 6.1.a y 9.2.a)',
    visibleTo: 'Administradores, en la ficha; cada vez queda anotado',
    periodText: 'Hasta que retires el consentimiento y, en todo caso, 12 meses después de la baja',
    period: months(12),
    removedBy: 'purge',
  },
  'blocked-payment': {
    title: 'Registros de pago de un socio',
    contents: 'Nombre, email, forma de pago, IBAN, titular y dirección de facturación (todo cifrado)',
    purpose: 'Responder ante jueces, fiscalía y administración',
    basis: 'Obligación legal (art. 6.1.c; Código de Comercio, art. 30)',
    visibleTo: 'Administradores, abriéndolo uno a uno; cada vez queda anotado',
    periodText: '6 años después de la baja, bloqueados (art. 30 del Código de Comercio)',
    period: years(BLOCKED_YEARS),
    removedBy: 'purge',
  },
  account: {
    title: 'Cuenta',
    contents: 'Email, nombre y huella de la contraseña',
    purpose: 'Entrar en la web o en el panel',
    basis: contract,
    visibleTo: administrators,
    periodText: 'Hasta que pidas cerrarla',
    period: null,
    removedBy: 'request',
  },
  link: {
    title: 'Enlaces de un solo uso (confirmar la cuenta, cambiar la contraseña, invitaciones)',
    contents: 'Lo que hará el enlace; del enlace, solo su huella',
    purpose: 'Saber que quien pulsa es quien pidió',
    basis: contract,
    visibleTo: hiddenInPanel,
    periodText: '7 días como máximo',
    period: days(7),
    removedBy: 'purge',
  },
  session: {
    title: 'Sesión abierta',
    contents: 'Cuenta, cuándo empezó, cuándo se usó por última vez, navegador y sistema',
    purpose: 'Mantener abierta la cuenta',
    basis: contract,
    visibleTo: administrators,
    periodText: 'Hasta que la cierres, pasen 7 días sin que entres o 30 días desde que empezó',
    period: days(30),
    removedBy: 'purge',
  },
  mail: {
    title: 'Registro de los correos que te enviamos (a quién, de qué tipo y cuándo, sin el texto)',
    contents: 'Email, tipo, fecha y si ha llegado al servidor',
    purpose: 'Que ningún correo se pierda',
    basis: interest,
    visibleTo: administrators,
    periodText: '3 meses',
    period: months(3),
    removedBy: 'purge',
  },
  photograph: {
    title: 'Fotografías en las que se te reconoce',
    contents: 'La imagen',
    purpose: 'Contar los eventos',
    basis: 'Consentimiento (art. 6.1.a)',
    visibleTo: 'Todo el mundo, si se publica',
    periodText: 'Hasta que retires el consentimiento',
    period: null,
    removedBy: 'request',
  },
  consent: {
    title: 'Prueba de lo que confirmaste o consentiste',
    contents: 'Versión del texto y fecha, junto a los datos de los que habla',
    purpose: 'Demostrar que cumplimos',
    basis: 'Obligación legal (art. 6.1.c, con los arts. 5.2 y 7.1)',
    visibleTo: administrators,
    periodText: 'El mismo que los datos a los que acompaña',
    period: null,
    removedBy: 'purge',
  },
  'technical-log': {
    title: 'Registros técnicos y de seguridad',
    contents: 'Fecha, página, error; ni nombres ni textos',
    purpose: 'Proteger la web de abusos y averías',
    basis: interest,
    visibleTo: 'Quien aloja la web',
    periodText: '12 meses',
    period: months(12),
    removedBy: 'operator',
  },
  'security-log': {
    title:
      'Registro de seguridad (entradas, intentos fallidos y abusos, con una huella de la dirección y de la cuenta; la dirección IP, si hace falta para bloquear un ataque)',
    contents: 'Fecha, tipo, página, huellas; ni nombres ni textos',
    purpose: 'Ver y frenar ataques',
    basis: interest,
    visibleTo: administrators,
    periodText: '30 días',
    period: days(30),
    removedBy: 'purge',
  },
  audit: {
    title: 'Registro de lo que hace el equipo en el panel (quién, qué y cuándo, sin el contenido de tus datos)',
    contents: 'Cuenta, acción, número de la cosa y nombres de campos',
    purpose: 'Saber quién ha visto o cambiado qué',
    basis: interest,
    visibleTo: administrators,
    periodText: '3 años',
    period: years(3),
    removedBy: 'purge',
  },
  backup: {
    title: 'Copias de seguridad',
    contents: 'Todo lo anterior, tal como estaba',
    purpose: 'Recuperar la web después de una avería',
    basis: interest,
    visibleTo: 'Quien aloja la web',
    periodText: '35 días',
    period: days(35),
    removedBy: 'operator',
  },
} as const satisfies Record<string, RetentionPolicy>

export type RetentionPolicyId = keyof typeof retention
