export default {
  title: 'Un club para sentarse a la mesa',
  lead: (members: string, titles: string) =>
    `Más de ${members} socios activos, una biblioteca de más de ${titles} títulos y una sola norma: nadie come solo.`,
  history: {
    title: 'Nuestra historia',
    lead: (year: number) =>
      `Empezamos en ${year}, doce amigos y una mesa prestada en Barcelona. Cada mes uno elegía el sitio; otro, el vino, y otro, la pregunta de la noche.`,
    text: 'La mesa se quedó pequeña. Llegaron cocineras que querían cocinar sin carta, bodegas que querían escuchar y socios que solo querían comer bien y aprender. Hoy mantenemos lo esencial: grupos pequeños, producto cercano y sobremesa larga.',
    toRestaurants: 'Los restaurantes que hemos visitado',
  },
  offers: {
    title: 'Lo que se sirve',
    events: {
      title: 'Eventos exclusivos',
      text: 'Cenas, catas y mercados en grupos pequeños. Elige la fecha en el calendario.',
    },
    training: { title: 'Formación especializada', text: 'Cursos con cocineros, sumilleres y maestros queseros.' },
    networking: {
      title: 'Contactos profesionales',
      text: 'Quien cocina, quien cultiva y quien escribe, en la misma mesa.',
    },
    library: {
      title: 'Biblioteca gastronómica',
      text: (titles: string) => `Más de ${titles} títulos de cocina y vino, en préstamo para socios.`,
    },
    trips: {
      title: 'Viajes gastronómicos',
      text: 'Del Empordà a las Terres de l’Ebre, tres escapadas al año con quien hace el producto.',
    },
    discounts: { title: 'Descuentos', text: 'Precio de socio en los restaurantes que recomendamos.' },
  },
  voices: 'Lo cuentan los socios',
  call: {
    title: 'Hay una silla libre en la mesa',
    lead: 'Únete o pregúntanos lo que quieras. Respondemos de lunes a sábado.',
    information: 'Solicitar información',
  },
}
