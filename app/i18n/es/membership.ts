/** Specified labels and messages are literal. */
export default {
  title: 'Solicitar Membresía',
  lead: 'Todos los campos son obligatorios, salvo los opcionales.',
  side: 'Queda una silla libre',
  sideText: 'Leemos todas las solicitudes. Te responderemos por correo dentro de pocos días.',
  facts: [
    ['Quién la lee', 'Una persona del club, no un programa.'],
    ['Qué cuesta', 'Enviarla es gratis y no obliga a nada. La cuota te la decimos antes de que completes tus datos.'],
    ['Qué pasa después', 'Si se aprueba, te llega por correo un enlace personal para completar tus datos.'],
  ],
  /** Of a plan: what a year costs. */
  fee: {
    year: (amount: string) => `${amount} al año`,
    quarter: (amount: string) => `${amount} al año, en cuatro pagos`,
    months: 'el primer año, solo los meses que quedan',
  },
  fullName: 'Nombre completo',
  email: 'Email',
  phone: 'Teléfono',
  reason: '¿Por qué te gustaría unirte?',
  cancel: 'Cancelar',
  terms: { before: 'Al enviar la solicitud aceptas los ', link: 'términos y condiciones', after: '.' },
  submit: 'Enviar Solicitud',
  submitting: 'Enviando...',
  done: 'Solicitud de membresía enviada',
  doneText: 'Pronto nos pondremos en contacto contigo. También recibirás un email de confirmación.',
  failed: 'Error al enviar la solicitud',
  failedText: 'Lo que has escrito sigue aquí.',
  backHome: 'Volver al inicio',
}
