import { panelTexts } from '#app/i18n/panel-texts.ts'

export const eventErrorTexts = panelTexts({
  errors: {
    titleRequired: { es: 'El título es obligatorio', ca: 'El títol és obligatori' },
    descriptionRequired: { es: 'La descripción es obligatoria', ca: 'La descripció és obligatòria' },
    locationRequired: { es: 'La ubicación es obligatoria', ca: 'El lloc és obligatori' },
    dateMissing: { es: 'Introduce la fecha y la hora', ca: 'Introdueix la data i l’hora' },
    reasonMissing: { es: 'Escribe el motivo para no avisar', ca: 'Escriu el motiu per no avisar' },
    datePast: {
      es: 'Esta fecha ya ha pasado. Si es la buena, vuelve a guardar.',
      ca: 'Aquesta data ja ha passat. Si és la bona, torna a desar.',
    },
    dateSkipped: {
      es: 'Esa hora no existe: esa noche los relojes se adelantan',
      ca: 'Aquesta hora no existeix: aquella nit els rellotges s’avancen',
    },
    partyLimitWrong: { es: 'Escribe un número entre 1 y 30', ca: 'Escriu un nombre entre 1 i 30' },
    momentWrong: {
      es: 'Introduce la fecha y la hora, o deja el campo vacío',
      ca: 'Introdueix la data i l’hora, o deixa el camp buit',
    },
    publishMissing: { es: 'Introduce cuándo se publica', ca: 'Introdueix quan es publica' },
    publishAfterStart: {
      es: 'Se publicaría cuando el evento ya ha empezado',
      ca: 'Es publicaria quan l’esdeveniment ja ha començat',
    },
    endsBeforeStart: { es: 'El final es anterior al comienzo', ca: 'El final és anterior al començament' },
    membersNotBeforeOpening: {
      es: 'Los socios reservan antes de que la inscripción abra para todos',
      ca: 'Els socis reserven abans que la inscripció s’obri per a tothom',
    },
    opensAfterStart: {
      es: 'Se abriría cuando el evento ya ha empezado',
      ca: 'S’obriria quan l’esdeveniment ja ha començat',
    },
    closesBeforeOpening: { es: 'El cierre es anterior a la apertura', ca: 'El tancament és anterior a l’obertura' },
    closesAfterStart: {
      es: 'El cierre es posterior al comienzo del evento',
      ca: 'El tancament és posterior al començament de l’esdeveniment',
    },
    editsAfterStart: {
      es: 'Este plazo es posterior al comienzo del evento',
      ca: 'Aquest termini és posterior al començament de l’esdeveniment',
    },
    guestsSeeIt: {
      es: 'Hay personas con reserva o en lista de espera: cancela el evento en vez de ocultarlo.',
      ca: 'Hi ha persones amb reserva o a la llista d’espera: cancel·la l’esdeveniment en comptes d’amagar-lo.',
    },
    priceRequired: { es: 'El precio es obligatorio', ca: 'El preu és obligatori' },
    priceFormat: { es: 'Escribe el precio así: 12,50', ca: 'Escriu el preu així: 12,50' },
    priceNegative: { es: 'Mínimo 0', ca: 'Com a mínim, 0' },
    priceTooHigh: { es: 'El precio es demasiado alto', ca: 'El preu és massa alt' },
    paymentMissing: {
      es: 'El evento tiene precio: escribe cómo se paga, aquí o en «El club».',
      ca: 'L’esdeveniment té preu: escriu com es paga, aquí o a «El club».',
    },
    seatsRequired: { es: 'Las plazas son obligatorias', ca: 'Les places són obligatòries' },
    seatsFormat: { es: 'Escribe un número entero', ca: 'Escriu un nombre enter' },
    seatsTooFew: { es: 'Mínimo 1', ca: 'Com a mínim, 1' },
    courseNameless: { es: 'Escribe el nombre del plato', ca: 'Escriu el nom del plat' },
    choiceUnknown: { es: 'Elige una opción de la lista', ca: 'Tria una opció de la llista' },
    restaurantGone: { es: 'Este restaurante ya no existe', ca: 'Aquest restaurant ja no existeix' },
    organizerGone: { es: 'Este organizador ya no existe', ca: 'Aquest organitzador ja no existeix' },
    pictureGone: { es: 'Esta imagen ya no existe', ca: 'Aquesta imatge ja no existeix' },
    tellFirst: {
      es: 'Aún no se ha guardado: antes hay que confirmar a quién se avisa.',
      ca: 'Encara no s’ha desat: abans cal confirmar a qui s’avisa.',
    },
    unknown: {
      es: 'Este evento ya no existe: alguien lo ha eliminado.',
      ca: 'Aquest esdeveniment ja no existeix: algú l’ha eliminat.',
    },
    conflict: {
      es: 'Otra persona ha guardado este evento mientras lo editabas. Lo que has escrito sigue aquí, sin guardar.',
      ca: 'Una altra persona ha desat aquest esdeveniment mentre l’editaves. El que has escrit encara és aquí, sense desar.',
    },
    notSaved: {
      es: 'No se ha podido guardar. Lo que has escrito sigue aquí: inténtalo de nuevo.',
      ca: 'No s’ha pogut desar. El que has escrit encara és aquí: torna-ho a provar.',
    },
  },
  optionsChosen: {
    es: (options: readonly { name: string; guests: number }[]) => {
      const chosen = options.map(({ name, guests }) => `«${name}» (${guests})`).join(', ')
      return `Quitas opciones que ya se han elegido: ${chosen}. Quien las eligió tendrá que volver a elegir. Guarda otra vez para quitarlas.`
    },
    ca: (options: readonly { name: string; guests: number }[]) => {
      const chosen = options.map(({ name, guests }) => `«${name}» (${guests})`).join(', ')
      return `Treus opcions que ja s’han triat: ${chosen}. Qui les va triar haurà de tornar a triar. Desa una altra vegada per treure-les.`
    },
  },
  seatsTaken: {
    es: (taken: number) => (taken === 1 ? 'Ya hay 1 plaza ocupada' : `Ya hay ${taken} plazas ocupadas`),
    ca: (taken: number) => (taken === 1 ? 'Ja hi ha 1 plaça ocupada' : `Ja hi ha ${taken} places ocupades`),
  },
})

export type EventErrorTexts = (typeof eventErrorTexts)['es']
