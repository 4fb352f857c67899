import type { RetentionPolicyId } from './retention.ts'
import { es as treasury } from './treasury-policy-texts.es.ts'

const precontract = 'Gestiones previas al contrato (art. 6.1.b)'
const contract = 'Contrato (art. 6.1.b)'
const interest = 'Interés legítimo (art. 6.1.f)'

/** Purpose and legal basis (GDPR, articles 6 and 9); titles and periods as in the privacy text. */
type PolicyTexts = {
  title: string
  contents: string
  purpose: string
  basis: string
  period: string
  /** After the roles that see it (`seenWith`). */
  visibleNote?: string
}

export type RetentionPolicyTexts = Record<RetentionPolicyId, PolicyTexts>

export const es: RetentionPolicyTexts = {
  'registration-diet': {
    title: 'Restricciones alimentarias de una inscripción',
    contents:
      'Alergias, intolerancias y dieta (cifradas), con su consentimiento, y quién las dio; y las hojas enviadas a la cocina, sin nombres (cifradas)',
    purpose: 'Que la cocina prepare el menú',
    basis: 'Consentimiento explícito (arts. 6.1.a y 9.2.a)',
    visibleNote:
      'Cada vez queda anotado. Quien ayuda con un pase de puerta, esa noche. El restaurante, sin ningún nombre',
    period: '30 días después del evento',
  },
  registration: {
    title: 'Inscripción a un evento',
    contents:
      'Nombre, email, teléfono, plato elegido, notas, si dice ser socio, cómo nos conoció y si se confirmó por correo; y los mensajes escritos a los inscritos',
    purpose: 'Guardar la plaza, avisar y devolver el dinero',
    basis: contract,
    period: '12 meses después del evento',
    visibleNote: 'Quien ayuda con un pase de puerta, esa noche (nombre, mesa, dieta y cobro)',
  },
  score: {
    title: 'Comentario sobre una cena, con su nombre de pila si lo permite',
    contents: 'Lo que escribe y si puede llevar su nombre; las notas quedan en la media, sin persona',
    purpose: 'Contar en la web cómo fue la cena',
    basis: 'Consentimiento (art. 6.1.a)',
    visibleNote: 'Todo el mundo, si el club lo publica',
    period: '12 meses después del evento',
  },
  'waiting-party': {
    title: 'Puesto en una lista de espera, si no llega a tener plaza',
    contents: 'Nombre, email, teléfono y cuántos son; se borran antes si sale de la lista',
    purpose: 'Ofrecerle las plazas que se liberan',
    basis: precontract,
    period: '30 días después del evento',
  },
  door: {
    title: 'Entrada y cobro en la puerta de un evento (quién los marcó, cuándo y en qué teléfono) y pases de puerta',
    contents:
      'Hora, teléfono y quién la marcó; de un cobro, también importe y forma; de un pase, el nombre de quien ayuda',
    purpose: 'Llevar la lista de la noche y saber quién ayudó en la puerta',
    basis: interest,
    period: '30 días después del evento',
    visibleNote: 'Quien ayuda con un pase de puerta, esa noche (nombre, mesa, dieta y cobro)',
  },
  'registration-origin': {
    title: 'Origen de una inscripción',
    contents: 'Huella de la red desde la que se envía',
    purpose: 'Que nadie se quede con todas las plazas',
    basis: interest,
    visibleNote: 'Nadie: solo se cuenta cuántas vienen de un mismo origen',
    period: '7 días',
  },
  message: {
    title: 'Mensaje de contacto',
    contents: 'Nombre, email, teléfono y mensaje',
    purpose: 'Contestar',
    basis: 'Petición de la persona o interés legítimo (art. 6.1.b y f)',
    period: '12 meses desde que llega',
  },
  request: {
    title: 'Solicitud de membresía pendiente, rechazada o de baja',
    contents:
      'Nombre, email, teléfono, motivo, correcciones, notas y llamadas del equipo; si se rechaza con un correo, lo que se le escribe; de una baja, fecha, motivo y correo',
    purpose: 'Estudiarla y responder',
    basis: precontract,
    period: '12 meses desde que llega, se rechaza o se da de baja',
  },
  'uncompleted-request': {
    title: 'Solicitud aprobada cuyos datos de socio no se completan',
    contents: 'Nombre, email, teléfono, motivo, correcciones, notas y llamadas del equipo',
    purpose: 'Esperar los datos de alta',
    basis: precontract,
    period: '6 meses desde que se aprueba',
  },
  'merged-request': {
    title: 'Solicitud de membresía unida con otra de la misma persona',
    contents:
      'Nombre, email, teléfono, motivo, correcciones y lo que se le escribe; sus notas y llamadas pasan a la otra solicitud o a la ficha',
    purpose: 'Poder separarlas si no era la misma persona',
    basis: precontract,
    period: '30 días desde que se une',
  },
  socio: {
    title: 'Ficha de socio',
    contents:
      'Contacto, dirección, fecha de nacimiento y contacto de emergencia (cifrados), forma de pago, IBAN (cifrado), notas; notas y llamadas del equipo; correcciones de su solicitud, 12 meses; desde cuándo no quiere novedades',
    purpose: 'Llevar la membresía',
    basis: contract,
    visibleNote: 'El IBAN, solo Admin y Tesorería. Abrir la ficha y verlo queda anotado',
    period: 'Mientras seas socio y 12 meses después de la baja',
  },
  'socio-diet': {
    title: 'Restricciones alimentarias de un socio',
    contents: 'Alergias, intolerancias y dieta (cifradas), con su consentimiento',
    purpose: 'Que la cocina prepare el menú',
    basis: 'Consentimiento explícito (arts. 6.1.a y 9.2.a)',
    visibleNote: 'En la ficha; cada vez queda anotado',
    period: 'Hasta que retires el consentimiento y, en todo caso, 12 meses después de la baja',
  },
  'member-message': {
    title: 'Mensajes a los socios (el texto, y a quién se elige hasta que sale)',
    contents: 'Asunto, texto y, hasta que sale, qué socios se eligieron en la lista',
    purpose: 'Escribir a los socios y saber qué se les dijo',
    basis: contract,
    period: '12 meses desde el último cambio',
  },
  'blocked-payment': {
    title: 'Registros de pago de un socio',
    contents: 'Nombre, email, forma de pago, IBAN, titular y dirección de facturación (todo cifrado)',
    purpose: 'Responder ante jueces, fiscalía y administración',
    basis: 'Obligación legal (art. 6.1.c; Código de Comercio, art. 30)',
    visibleNote: 'Abriéndolo uno a uno; cada vez queda anotado',
    period: '6 años después de la baja, bloqueados (art. 30 del Código de Comercio)',
  },
  ...treasury,
  import: {
    title: 'Archivo que la oficina importa (socios o restaurantes)',
    contents: 'Las filas del archivo (cifradas), y qué se ha creado con ellas',
    purpose: 'Pasar al registro la lista que el club ya tenía, y poder deshacerlo',
    basis: contract,
    period: '1 día después del último paso',
  },
  account: {
    title: 'Cuenta',
    contents: 'Email, nombre y huella de la contraseña; del equipo, segundos factores (clave cifrada o clave pública)',
    purpose: 'Entrar en la web o en el panel',
    basis: contract,
    period: 'Hasta que pidas cerrarla',
  },
  link: {
    title:
      'Enlaces de un solo uso (confirmar la cuenta, cambiar la contraseña, invitaciones, entrar en «Mis cenas», entrar con segundo factor)',
    contents: 'Lo que hará el enlace; del enlace, solo su huella',
    purpose: 'Saber que quien pulsa es quien pidió',
    basis: contract,
    visibleNote: 'Nadie en el panel',
    period: '7 días como máximo',
  },
  session: {
    title: 'Sesión abierta',
    contents: 'Cuenta o socio, cuándo empezó y cuándo se usó por última vez; de una cuenta, navegador y sistema',
    purpose: 'Mantener abierta la cuenta o «Mis cenas»',
    basis: contract,
    period: 'Hasta que la cierres, pasen 7 días sin que entres (14 en «Mis cenas») o 30 días desde que empezó',
  },
  mail: {
    title: 'Registro de los correos que te enviamos (a quién, de qué tipo, cuándo y si llegan, sin el texto)',
    contents: 'Email, tipo, fecha, si ha llegado y, si no, el código con el que se devolvió',
    purpose: 'Que ningún correo se pierda y sepamos a quién no le llegan',
    basis: interest,
    period: '3 meses',
  },
  photograph: {
    title: 'Fotografías en las que se te reconoce',
    contents: 'La imagen',
    purpose: 'Contar los eventos',
    basis: 'Consentimiento (art. 6.1.a)',
    visibleNote: 'Todo el mundo, si se publica',
    period: 'Hasta que retires el consentimiento',
  },
  consent: {
    title: 'Prueba de lo que confirmaste o consentiste',
    contents: 'Versión del texto y fecha, junto a los datos de los que habla',
    visibleNote: 'Quien ve los datos a los que acompaña',
    purpose: 'Demostrar que cumplimos',
    basis: 'Obligación legal (art. 6.1.c, con los arts. 5.2 y 7.1)',
    period: 'El mismo que los datos a los que acompaña',
  },
  'technical-log': {
    title: 'Registros técnicos y de seguridad',
    contents: 'Fecha, página, error; ni nombres ni textos',
    purpose: 'Proteger la web de abusos y averías',
    basis: interest,
    visibleNote: 'Quien aloja la web',
    period: '12 meses',
  },
  'security-log': {
    title:
      'Registro de seguridad (entradas, intentos fallidos y abusos, con una huella de la dirección y de la cuenta; la dirección IP, si hace falta para bloquear un ataque)',
    contents: 'Fecha, tipo, página, huellas; ni nombres ni textos',
    purpose: 'Ver y frenar ataques',
    basis: interest,
    period: '30 días',
  },
  audit: {
    title: 'Registro de lo que hace el equipo en el panel (quién, qué y cuándo, sin el contenido de tus datos)',
    contents: 'Cuenta, acción, número del registro y nombres de campos',
    purpose: 'Saber quién ha visto o cambiado qué',
    basis: interest,
    period: '3 años',
  },
  history: {
    title:
      'Historial de los textos de la web (qué se cambia de un evento, una publicación, un restaurante o un organizador)',
    contents: 'Los textos de antes y de después, que pueden nombrar a alguien',
    purpose: 'Deshacer un error',
    basis: interest,
    period: '12 meses',
  },
  trash: {
    title:
      'Papelera de lo que se elimina en el panel (eventos, sin sus inscripciones, publicaciones, restaurantes y organizadores)',
    contents: 'Los textos y las imágenes de lo eliminado; nada de los inscritos',
    purpose: 'Recuperar lo que se elimina por error',
    basis: interest,
    period: '30 días',
  },
  backup: {
    title: 'Copias de seguridad',
    contents: 'Todo lo anterior, tal como estaba',
    purpose: 'Recuperar la web después de una avería',
    basis: interest,
    visibleNote: 'Quien aloja la web',
    period: '35 días',
  },
}
