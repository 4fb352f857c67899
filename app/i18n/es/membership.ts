/** Specified labels and messages are literal. */
export default {
  title: 'Solicitar Membresía',
  lead: 'Todos los campos son obligatorios, salvo los opcionales.',
  side: 'Queda una silla libre',
  sideText: 'Leemos todas las solicitudes. Te responderemos por correo dentro de pocos días.',
  fullName: 'Nombre completo',
  email: 'Email',
  phone: 'Teléfono',
  reason: '¿Por qué te gustaría unirte?',
  cancel: 'Cancelar',
  submit: 'Enviar Solicitud',
  submitting: 'Enviando...',
  done: 'Solicitud de membresía enviada',
  doneText: 'Pronto nos pondremos en contacto contigo. También recibirás un email de confirmación.',
  failed: 'Error al enviar la solicitud',
  failedText: 'Lo que has escrito sigue aquí.',
  backHome: 'Volver al inicio',
}
