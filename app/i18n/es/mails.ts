/** What the club's e-mails say; kept apart from the pages' texts, which are sent to browsers. */
export default {
  greeting: (name: string) => `Hola, ${name}:`,
  signature: 'La mesa del Cercle',
  footer: 'Recibes este correo porque has escrito al Cercle Gastronòmic.',
  registration: {
    subject: (title: string) => `Tu plaza en «${title}»`,
    heading: 'Tienes una silla en la mesa',
    intro: 'Hemos apuntado tu plaza. Guarda este correo: aquí están los datos y, por si cambian tus planes, el enlace para cancelar.',
    date: 'Fecha',
    place: 'Lugar',
    price: 'Precio',
    free: 'Gratis',
    organizer: 'Organiza',
    name: 'A nombre de',
    calendar: 'El archivo adjunto añade la cita a tu calendario.',
    seeEvent: 'Ver el evento',
    cancelIntro: 'Si no puedes venir, cancela tu plaza: con al menos 48 horas de antelación, el reembolso es completo.',
    cancel: 'Cancelar mi plaza',
  },
  contact: {
    subject: 'Hemos recibido tu mensaje',
    heading: 'Hemos recibido tu mensaje',
    text: 'Nos pondremos en contacto contigo pronto. Gracias por tu interés.',
    urgent: 'Si corre prisa, llámanos en horario de atención: el teléfono está al pie de este correo.',
    notYou: '¿No nos has escrito tú? Alguien habrá puesto tu dirección por error; no hace falta que hagas nada.',
  },
}
