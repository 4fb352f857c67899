import { panelTexts } from '#app/i18n/panel-texts.ts'

export const clubSheetTexts = panelTexts({
  sheets: {
    identity: { es: 'Nombre y registro', ca: 'Nom i registre' },
    contact: { es: 'Dirección y contacto', ca: 'Adreça i contacte' },
    hours: { es: 'Horario', ca: 'Horari' },
    networks: { es: 'Redes sociales', ca: 'Xarxes socials' },
    figures: { es: 'Cifras', ca: 'Xifres' },
    texts: { es: 'Lengua de los textos', ca: 'Llengua dels textos' },
    payment: { es: 'Pago y cancelación', ca: 'Pagament i cancel·lació' },
    fee: { es: 'Cuota', ca: 'Quota' },
    history: { es: 'Historia del club', ca: 'Història del club' },
    sharing: { es: 'Imagen al compartir', ca: 'Imatge en compartir' },
    icon: { es: 'Icono de la web', ca: 'Icona del web' },
    credits: { es: 'Imágenes', ca: 'Imatges' },
    security: { es: 'Seguridad', ca: 'Seguretat' },
    ownNetwork: { es: 'Red del club', ca: 'Xarxa del club' },
  },
  hints: {
    name: { es: 'Como se dice en las frases: «el Cercle».', ca: 'Tal com es diu en les frases: «el Cercle».' },
    taxNumber: {
      es: 'Sale en el aviso legal y en la política de privacidad.',
      ca: 'Surt a l’avís legal i a la política de privacitat.',
    },
    location: {
      es: 'Latitud y longitud, como «41.3733, 2.1577». Sin ellas, el mapa no lleva marca.',
      ca: 'Latitud i longitud, com «41.3733, 2.1577». Sense coordenades, el mapa no porta cap marca.',
    },
    email: {
      es: 'Se publica, y allí llegan los mensajes de la web.',
      ca: 'Es publica, i allà arriben els missatges del web.',
    },
    hours: {
      es: 'Tramos con comas: «10:00–14:00, 16:00–20:00». Vacío si está cerrado.',
      ca: 'Franges amb comes: «10:00–14:00, 16:00–20:00». Buit si està tancat.',
    },
    figures: { es: 'En la web se lee «más de» y la cifra.', ca: 'Al web es llegeix «més de» i la xifra.' },
    mainLanguage: {
      es: 'Eventos, restaurantes y artículos se escriben en esta lengua; la otra es opcional.',
      ca: 'Els esdeveniments, els restaurants i els articles s’escriuen en aquesta llengua; l’altra és opcional.',
    },
    payment: {
      es: 'Sale en la página de los eventos con precio, junto al formulario, en «Tienes plaza» y en el correo de confirmación.',
      ca: 'Surt a la pàgina dels esdeveniments amb preu, al costat del formulari, a «Tens plaça» i al correu de confirmació.',
    },
    cancellationHours: {
      es: 'Lo dicen los términos, los correos y las páginas. Las reservas ya hechas conservan el plazo que tenían.',
      ca: 'Ho diuen els termes, els correus i les pàgines. Les reserves que ja s’han fet conserven el termini que tenien.',
    },
    secondFactor: {
      es: 'Además de la contraseña, un código del móvil o una llave de acceso. Si se exige, quien ve datos de personas y no lo tiene debe ponerlo antes de seguir en el panel.',
      ca: 'A més de la contrasenya, un codi del mòbil o una clau d’accés. Si s’exigeix, qui veu dades de persones i no en té l’ha de posar abans de continuar al panell.',
    },
    fee: {
      es: 'El importe y cada cuánto se paga, como «60 € al año». Sale en el correo de aprobación y en la página para completar los datos. Mientras esté vacía, tenéis que decírsela vosotros a cada persona antes de que complete sus datos.',
      ca: 'L’import i cada quant es paga, com «60 € l’any». Surt al correu d’aprovació i a la pàgina per completar les dades. Mentre sigui buida, l’heu de dir vosaltres a cada persona abans que completi les dades.',
    },
    history: {
      es: 'Sale en «El club»; el primer párrafo, más grande y también en la página de inicio. Una línea vacía empieza otro párrafo. Mientras esté vacía, la web muestra una de ejemplo.',
      ca: 'Surt a «El club»; el primer paràgraf, més gran i també a la pàgina d’inici. Una línia buida comença un altre paràgraf. Mentre sigui buida, el web en mostra una d’exemple.',
    },
    sharePicture: {
      es: 'La enseñan los chats y las redes con los enlaces a páginas que no tienen imagen propia. PNG, JPG o WEBP de 1200 × 630 píxeles o más; lo que sobra se recorta.',
      ca: 'L’ensenyen els xats i les xarxes amb els enllaços a pàgines que no tenen imatge pròpia. PNG, JPG o WEBP de 1200 × 630 píxels o més; el que sobra es retalla.',
    },
    preview: {
      es: 'Así se ve un enlace a la página de inicio, con los datos guardados:',
      ca: 'Així es veu un enllaç a la pàgina d’inici, amb les dades desades:',
    },
    icon: {
      es: 'Sale en la pestaña del navegador y en la pantalla del móvil. Cuadrado, de 512 píxeles o más por lado; lo transparente queda blanco.',
      ca: 'Surt a la pestanya del navegador i a la pantalla del mòbil. Quadrada, de 512 píxels o més per costat; el que és transparent queda blanc.',
    },
    oneLanguage: { es: 'Si falta un idioma, se muestra el otro.', ca: 'Si falta una llengua, es mostra l’altra.' },
    networks: {
      es: (address: string) =>
        `Quien reserva desde la red del club no tiene que confirmar en el correo, aunque reserven muchos seguidos. Una dirección o un rango por línea, como «203.0.113.7» o «203.0.113.0/24». No sale en la web. Ahora te conectas desde ${address}.`,
      ca: (address: string) =>
        `Qui reserva des de la xarxa del club no ho ha de confirmar al correu, encara que hi hagi moltes reserves seguides. Una adreça o un interval per línia, com «203.0.113.7» o «203.0.113.0/24». No surt al web. Ara et connectes des de ${address}.`,
    },
  },
})

export type ClubSheetTexts = (typeof clubSheetTexts)['es']
