export default {
  updated: (date: string) => `Última actualización: ${date}`,
  contents: 'En esta página',
  toTop: 'Subir',
  descriptions: {
    privacy: 'Qué datos personales guarda el Cercle Gastronòmic, para qué, cuánto tiempo y cómo ejercer tus derechos.',
    terms:
      'Términos de los eventos y de la membresía del Cercle Gastronòmic: reservas, pagos, cancelaciones y reembolsos.',
    notice: 'Quién es el titular de esta web, a qué se dedica y en qué condiciones puedes usarla.',
    accessibility: 'Cómo cuidamos que esta web sirva a todo el mundo, qué nos falta y cómo avisarnos de una barrera.',
  },
  facts: {
    demo: ' (dato de ejemplo)',
    days: { weekdays: 'de lunes a viernes', saturday: 'sábados', sunday: 'domingos' },
    and: 'y',
  },
}
