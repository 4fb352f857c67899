import type { OrganizerKey } from './organizers.ts'
import type { PictureKey } from './pictures.ts'
import { auctionMenu, embersMenu, fourHandsMenu, type DemoCourse } from './menus.ts'
import type { RestaurantKey } from '#app/demo/content/restaurants/demo-restaurant.ts'
import { auctionScores, embersScores, type DemoScore } from './scores.ts'

/** The date is relative to the first start. */
export type DemoEvent = {
  readonly title: string
  /** Paragraphs separated by a blank line; the first is the lead. */
  readonly description: string
  /** Days from today; negative for past events. */
  readonly day: number
  /** Wall time in Europe/Madrid, `HH:mm`. */
  readonly time: string
  readonly location: string
  /** Euros; 0 is free. */
  readonly price: number
  readonly max_participants: number
  /** Number of demo registrations, at most `max_participants` and the number of `people`. */
  readonly registered: number
  /** Empty means «Otros». */
  readonly category: string
  readonly title_ca: string
  readonly description_ca: string
  readonly location_ca: string
  readonly category_ca: string
  readonly menu?: readonly DemoCourse[]
  readonly image: PictureKey | null
  /** Of the evening. */
  readonly pictures?: readonly PictureKey[]
  /** At most `registered`. */
  readonly scores?: readonly DemoScore[]
  readonly organizer: OrganizerKey | null
  readonly restaurant: RestaurantKey | null
}

/** The texts name no season, month or weekday, because the dates are relative. */
export const events: readonly DemoEvent[] = [
  {
    title: 'Cena a cuatro manos: mar y montaña',
    description: `Gamba de Palamós, conejo y butifarra de perol en un menú de siete pases cocinado a la vista de la mesa.

Núria, de L’Àpat del Mar, cocina el mar; Pep, de la Fonda Ametller, la montaña. Se conocieron discutiendo por un sofrito. Esta noche comparten fogón, carta y mesa con treinta comensales. Los vinos los elige la bodega invitada y se sirven sin ficha: la cata viene después, con el café.

Avísanos de alergias al registrarte: la cocina prepara alternativas para cada pase.`,
    day: 5,
    time: '21:00',
    location: 'Carrer de l’Olivera, 12, Barcelona',
    price: 85,
    max_participants: 30,
    registered: 22,
    category: 'Cena',
    title_ca: 'Sopar a quatre mans: mar i muntanya',
    description_ca: `Gamba de Palamós, conill i botifarra de perol en un menú de set plats cuinat davant de la taula.

La Núria, de L’Àpat del Mar, cuina el mar; en Pep, de la Fonda Ametller, la muntanya. Es van conèixer discutint per un sofregit. Aquest vespre comparteixen fogó, carta i taula amb trenta comensals. Els vins els tria el celler convidat i se serveixen sense fitxa: el tast ve després, amb el cafè.

Quan t’inscriguis, digues-nos si tens cap al·lèrgia: la cuina prepara alternatives per a cada plat.`,
    location_ca: 'Carrer de l’Olivera, 12, Barcelona',
    category_ca: 'Sopar',
    menu: fourHandsMenu,
    image: 'taula-parada',
    organizer: 'mas-ametlla',
    restaurant: null,
  },
  {
    title: 'Seis garnachas viejas del Priorat',
    description: `Viñas de más de ochenta años, catadas a ciegas con la enóloga que las vendimia.

Seis parcelas, seis botellas tapadas y una sola variedad. Catamos de pie, entre barricas, con pan y agua y nada más: primero se escribe, después se habla y al final se destapan las etiquetas. La enóloga de la casa responde a todo, incluso a por qué una de las seis no se vende.

El autocar sale de la puerta del Cercle a las 16:30 y vuelve antes de medianoche. Si vienes por tu cuenta, la bodega está a la salida del pueblo, por el camino de las Comes; trae calzado plano, que el suelo es de pizarra.`,
    day: 12,
    time: '19:30',
    location: 'Gratallops, Priorat',
    price: 45,
    max_participants: 16,
    registered: 15,
    category: 'Cata',
    title_ca: 'Sis garnatxes velles del Priorat',
    description_ca: `Vinyes de més de vuitanta anys, tastades a cegues amb l’enòloga que les verema.

Sis parcel·les, sis ampolles tapades i una sola varietat. Tastem a peu dret, entre botes de roure, amb pa i aigua i res més: primer s’escriu, després es parla i al final es destapen les etiquetes. L’enòloga de la casa ho respon tot, fins i tot per què una de les sis no es ven.

L’autocar surt de la porta del Cercle a dos quarts de cinc i torna abans de mitjanit. Si vens pel teu compte, el celler és a la sortida del poble, pel camí de les Comes; porta sabates planes, que el terra és de llicorella.`,
    location_ca: 'Gratallops, Priorat',
    category_ca: 'Tast',
    image: 'tast-al-celler',
    organizer: 'mas-ametlla',
    restaurant: null,
  },
  {
    title: 'La Boqueria antes de que abra',
    description: `A las siete de la mañana, con los que compran para sus cocinas. Desayuno de tenedor al terminar.

Entramos por la puerta de atrás, cuando los puestos todavía se montan. Aprenderás a mirar el ojo de una merluza, a preguntar el precio sin ofender y a distinguir la fruta que ha viajado de la que solo ha cruzado el Llobregat. Si quieres comprar, trae cesta: hay nevera para guardarlo todo hasta el final.

A las nueve nos sentamos en la barra del Bar Carmeta: capipota, huevos fritos con alubias, pan y un vino corto. Las plazas son pocas porque los pasillos son estrechos y la gente de los puestos trabaja.`,
    day: 19,
    time: '07:00',
    location: 'La Rambla, 91, Barcelona',
    price: 30,
    max_participants: 14,
    registered: 14,
    category: 'Mercado',
    title_ca: 'La Boqueria abans que obri',
    description_ca: `A les set del matí, amb qui compra per a la seva cuina. Esmorzar de forquilla en acabar.

Entrem per la porta del darrere, quan les parades encara es munten. Aprendràs a mirar l’ull d’un lluç, a preguntar el preu sense ofendre i a distingir la fruita que ha viatjat de la que només ha travessat el Llobregat. Si vols comprar, porta el cistell: hi ha nevera per guardar-ho tot fins al final.

A les nou seiem a la barra del Bar Carmeta: capipota, ous ferrats amb mongetes, pa i un vi curt. Les places són poques perquè els passadissos són estrets i la gent de les parades treballa.`,
    location_ca: 'La Rambla, 91, Barcelona',
    category_ca: 'Mercat',
    image: 'clementines',
    organizer: 'anem-a-placa',
    restaurant: 'bar-carmeta',
  },
  {
    title: 'Crema catalana: quemar sin miedo',
    description: `Dos docenas de yemas, una pala al rojo y nadie mirando el reloj. Cada cual se lleva su cazuelita y la receta escrita a mano.

Empezamos por la leche infusionada con canela y piel de limón, y por el momento justo en que la crema se agarra a la cuchara, que no sale en ningún vídeo. Mientras reposa, hablamos de San José, de la leche de antes y de por qué el soplete no es lo mismo que la pala. Después, de uno en uno, quemamos.

El taller es para diez personas y se hace en la cocina del Cercle. Nosotros ponemos los delantales; tú, ropa que aguante una salpicadura de caramelo.`,
    day: 26,
    time: '18:00',
    location: 'Cocina del Cercle, Barcelona',
    price: 38,
    max_participants: 10,
    registered: 7,
    category: 'Taller',
    title_ca: 'Crema catalana: cremar sense por',
    description_ca: `Dues dotzenes de rovells, una pala roent i ningú que miri el rellotge. Tothom s’emporta la seva cassoleta i la recepta escrita a mà.

Comencem per la llet infusionada amb canyella i pell de llimona, i pel moment just en què la crema s’arrapa a la cullera, que no surt en cap vídeo. Mentre reposa, parlem de Sant Josep, de la llet d’abans i de per què el bufador no és el mateix que la pala. Després, d’un en un, cremem.

El taller és per a deu persones i es fa a la cuina del Cercle. Nosaltres hi posem els davantals; tu, roba que aguanti un esquitx de caramel.`,
    location_ca: 'Cuina del Cercle, Barcelona',
    category_ca: 'Taller',
    image: 'crema-catalana',
    organizer: 'biblioteca',
    restaurant: null,
  },
  {
    title: 'Pan con tomate: una cata seria',
    description: `Cinco panes, cuatro tomates de colgar, seis aceites. Y un jurado: vosotros.

Se cata como el vino: primero el pan solo, después el pan con aceite y solo entonces el tomate, frotado hasta que la corteza cruje. Discutiremos lo de siempre, si el ajo va antes o no va, y votaremos con garbanzos en un vaso.

La entrada es libre hasta que se llene la biblioteca; regístrate para que sepamos cuánto pan cortar. Quien se quede a recoger se lleva el aceite que sobre.`,
    day: 33,
    time: '12:00',
    location: 'Biblioteca del Cercle, Barcelona',
    price: 0,
    max_participants: 24,
    registered: 11,
    category: 'Cata',
    title_ca: 'Pa amb tomàquet: un tast seriós',
    description_ca: `Cinc pans, quatre tomàquets de penjar, sis olis. I un jurat: vosaltres.

Es tasta com el vi: primer el pa sol, després el pa amb oli i només llavors el tomàquet, sucat fins que la crosta cruix. Discutirem allò de sempre, si l’all va abans o no hi va, i votarem amb cigrons en un got.

L’entrada és lliure fins que s’ompli la biblioteca; inscriu-t’hi perquè sapiguem quant de pa hem de tallar. Qui es quedi a recollir s’endú l’oli que sobri.`,
    location_ca: 'Biblioteca del Cercle, Barcelona',
    category_ca: 'Tast',
    image: 'tomaquets-i-alls',
    organizer: 'biblioteca',
    restaurant: null,
  },
  {
    title: 'Dos días en las Terres de l’Ebre',
    description: `Ostras del delta, arroz bomba y una noche en una masía entre olivos milenarios.

El primer día vamos por agua: a mediodía, mejillones y ostras en la bahía del Fangar, en barca de fondo plano; por la tarde, el molino donde descascarillan el bomba. Cenamos arroz con pato en la masía, junto al hogar. Al día siguiente caminamos entre los olivos de Ulldecona con quien los poda y volvemos a casa con una garrafa de aceite por cabeza.

El precio incluye el autocar, que sale del Cercle a las 06:45, la noche en habitación doble, las comidas y los vinos. La habitación individual cuesta 35 € más: dínoslo en las notas.`,
    day: 42,
    time: '09:00',
    location: 'Deltebre, Tarragona',
    price: 240,
    max_participants: 16,
    registered: 9,
    category: 'Viaje',
    title_ca: 'Dos dies a les Terres de l’Ebre',
    description_ca: `Ostres del delta, arròs bomba i una nit en una masia entre oliveres mil·lenàries.

El primer dia anem per aigua: al migdia, musclos i ostres a la badia del Fangar, amb barca de fons pla; a la tarda, el molí on pelen el bomba. Sopem arròs amb ànec a la masia, vora la llar de foc. L’endemà caminem entre les oliveres d’Ulldecona amb qui les poda i tornem cap a casa amb una garrafa d’oli per cap.

El preu inclou l’autocar, que surt del Cercle a tres quarts de set del matí, la nit en habitació doble, els àpats i els vins. L’habitació individual val 35 € més: digues-nos-ho a les notes.`,
    location_ca: 'Deltebre, Tarragona',
    category_ca: 'Viatge',
    image: 'olives-i-oli',
    organizer: 'barraca-i-canya',
    restaurant: null,
  },
  {
    title: 'Club de lectura: «El que hem menjat»',
    description: `Leemos a Josep Pla y cocinamos dos de sus platos en la biblioteca.

Trae subrayado lo que te haya dado hambre. Empezamos por el capítulo que más enfade a la sala y acabamos con lo que haya en la cazuela: esta vez, sardinas en escabeche y un arroz de cazuela, oscuro de sofrito y sin marisco de adorno.

Hay seis ejemplares en préstamo; pídelos en la biblioteca de lunes a viernes, 10:00–14:00 y 16:00–20:00. También puedes venir sin haber leído, pero entonces friegas.`,
    day: 49,
    time: '18:30',
    location: 'Biblioteca del Cercle, Barcelona',
    price: 15,
    max_participants: 12,
    registered: 4,
    category: '',
    title_ca: 'Club de lectura: «El que hem menjat»',
    description_ca: `Llegim Josep Pla i cuinem dos dels seus plats a la biblioteca.

Porta subratllat el que t’hagi fet venir gana. Comencem pel capítol que més faci enfadar la sala i acabem amb el que hi hagi a la cassola: aquesta vegada, sardines en escabetx i un arròs a la cassola, fosc de sofregit i sense marisc per fer bonic.

Hi ha sis exemplars en préstec; demana’ls a la biblioteca de dilluns a divendres, 10:00–14:00 i 16:00–20:00. També pots venir sense haver llegit, però llavors rentes els plats.`,
    location_ca: 'Biblioteca del Cercle, Barcelona',
    category_ca: '',
    image: null,
    organizer: 'biblioteca',
    restaurant: null,
  },
  {
    title: 'Nueve platos sin prisa en Hort de Sant Pau',
    description: `Aleix Fontcuberta cocina solo para el Cercle, con el comedor entero y la despensa abierta entre plato y plato.

No hay carta: manda lo que ese día entre del huerto. Cuenta con el pan de masa madre de la casa, con una verdura contada en cinco tiempos y con un caldo de cebolla quemada del que se habla poco porque todo el mundo repite. Al llegar eliges qué beber: vinos del Penedès o infusiones y fermentos sin alcohol.

La cena es vegetariana; si eres vegano o celíaco, escríbelo al registrarte y Aleix ajusta los pases.`,
    day: 61,
    time: '20:30',
    location: 'Carrer de Cartagena, 331, Barcelona',
    price: 95,
    max_participants: 20,
    registered: 3,
    category: 'Cena',
    title_ca: 'Nou plats sense pressa a l’Hort de Sant Pau',
    description_ca: `L’Aleix Fontcuberta cuina només per al Cercle, amb tot el menjador i amb el rebost obert entre plat i plat.

No hi ha carta: mana el que aquell dia arribi de l’hort. Hi trobaràs el pa de massa mare de la casa, una verdura explicada en cinc temps i un brou de ceba cremada del qual es parla poc perquè tothom en repeteix. En arribar tries què vols beure: vins del Penedès o infusions i ferments sense alcohol.

El sopar és vegetarià; si ets vegà o celíac, escriu-ho quan t’inscriguis i l’Aleix hi adaptarà els plats.`,
    location_ca: 'Carrer de Cartagena, 331, Barcelona',
    category_ca: 'Sopar',
    image: null,
    organizer: 'anem-a-placa',
    restaurant: 'hort-de-sant-pau',
  },
  {
    title: 'Nueve espumosos y una torre de copas',
    description: `Cata de espumosos del Penedès con degüelle a mano, y al final una torre que alguien tendrá que llenar sin temblar.

Empezamos en la cava de la masía, con una linterna contra la botella para ver dormir las lías. Probamos nueve vinos, de los nueve meses a los nueve años de crianza, y aprendemos a leer una fecha de degüelle, que es lo único de la etiqueta que no se escribió para vender.

Con los tres últimos cenamos algo de pie: coca de recapte, embutido de la casa y almendras garrapiñadas. Hay tren hasta Lavern-Subirats; te recogemos en la estación.`,
    day: 78,
    time: '19:00',
    location: 'Mas Cirerer, Subirats',
    price: 48,
    max_participants: 28,
    registered: 6,
    category: 'Cata',
    title_ca: 'Nou escumosos i una torre de copes',
    description_ca: `Tast d’escumosos del Penedès amb degollament a mà i, al final, una torre que algú haurà d’omplir sense tremolar.

Comencem a la cava de la masia, amb una llanterna darrere l’ampolla per veure com reposen els llevats. Tastem nou vins, dels nou mesos als nou anys de criança, i aprenem a llegir una data de degollament, que és l’única cosa de l’etiqueta que no es va escriure per vendre.

Amb els tres últims sopem alguna cosa a peu dret: coca de recapte, embotit de la casa i ametlles garapinyades. Hi ha tren fins a Lavern-Subirats; et venim a buscar a l’estació.`,
    location_ca: 'Mas Cirerer, Subirats',
    category_ca: 'Tast',
    image: 'torre-de-cava',
    organizer: 'mas-ametlla',
    restaurant: 'mas-cirerer',
  },
  {
    title: 'Leche cruda: siete quesos de pastor',
    description: `Oveja, cabra y vaca, de tres semanas a dieciocho meses; y, sentadas a la mesa, las queseras que los han hecho.

Empezamos por los más suaves, con nueces, uva y pan de centeno, y con dos vinos rancios del Empordà para el final. La pregunta de la noche es si la corteza se come; cada quesera trae su respuesta.`,
    day: -12,
    time: '19:00',
    location: 'Biblioteca del Cercle, Barcelona',
    price: 32,
    max_participants: 22,
    registered: 19,
    category: 'Cata',
    title_ca: 'Llet crua: set formatges de pastor',
    description_ca: `D’ovella, de cabra i de vaca, de tres setmanes a divuit mesos; i, assegudes a taula, les formatgeres que els han fet.

Comencem pels més suaus, amb nous, raïm i pa de sègol, i amb dos vins rancis de l’Empordà per acabar. La pregunta del vespre és si la crosta es menja; cada formatgera porta la seva resposta.`,
    location_ca: 'Biblioteca del Cercle, Barcelona',
    category_ca: 'Tast',
    image: 'formatge',
    organizer: 'cullera-de-boix',
    restaurant: null,
  },
  {
    title: 'Cena larga bajo las bombillas',
    description: `Una sola mesa de treinta en el patio de Mas Cirerer, con mantas en las sillas y todo lo que salga de las brasas.

Escalivada, conejo con alioli, butifarra y pan de payés tostado. Las fuentes pasan de mano en mano y cada cual sirve a quien tiene al lado: es la única norma. El vino es de la casa y la sobremesa no tiene hora.

Hay tren hasta Lavern-Subirats y un autocar de vuelta a Barcelona a la una de la madrugada.`,
    day: -40,
    time: '20:30',
    location: 'Mas Cirerer, Subirats',
    price: 65,
    max_participants: 30,
    registered: 27,
    category: 'Cena',
    title_ca: 'Sopar llarg sota les bombetes',
    description_ca: `Una sola taula de trenta al pati de Mas Cirerer, amb mantes a les cadires i tot el que surti de les brases.

Escalivada, conill amb allioli, botifarra i llesques de pa de pagès torrades. Les plates passen de mà en mà i cadascú serveix qui té al costat: és l’única norma. El vi és de la casa i la sobretaula no té hora.

Hi ha tren fins a Lavern-Subirats i un autocar per tornar a Barcelona a la una de la matinada.`,
    location_ca: 'Mas Cirerer, Subirats',
    category_ca: 'Sopar',
    menu: embersMenu,
    image: 'sopar-a-la-fresca',
    pictures: [
      'vi-negre',
      'detall-de-taula',
      'olives-i-oli',
      'tomaquets-i-alls',
      'clementines',
      'taula-parada',
      'menjador-al-capvespre',
      'crema-catalana',
    ],
    scores: embersScores,
    organizer: null,
    restaurant: 'mas-cirerer',
  },
  {
    title: 'Palamós: de la subasta a la plancha',
    description: `Una tarde en la lonja y la cena, esa misma noche, en un almacén de redes del puerto.

A las cuatro y media suena la campana. Entramos con Núria, de L’Àpat del Mar, que lleva once años comprando aquí, y miramos en silencio cómo se va cada caja en doce segundos. Después cargamos hielo, cruzamos la calle y cocinamos lo que haya tocado.

El autocar sale del Cercle a las 13:15. Trae zapatos que no resbalen y una chaqueta: en la sala de subasta hace frío todo el año.`,
    day: -75,
    time: '15:30',
    location: 'Port de Palamós, Girona',
    price: 110,
    max_participants: 14,
    registered: 13,
    category: 'Viaje',
    title_ca: 'Palamós: de la subhasta a la planxa',
    description_ca: `Una tarda a la llotja i el sopar, el mateix vespre, en un magatzem de xarxes del port.

A dos quarts de cinc sona la campana. Hi entrem amb la Núria, de L’Àpat del Mar, que fa onze anys que compra aquí, i mirem en silenci com cada caixa se’n va en dotze segons. Després carreguem gel, travessem el carrer i cuinem el que hagi tocat.

L’autocar surt del Cercle a un quart de dues. Porta sabates que no rellisquin i una jaqueta: a la sala de subhasta hi fa fred tot l’any.`,
    location_ca: 'Port de Palamós, Girona',
    category_ca: 'Viatge',
    menu: auctionMenu,
    image: null,
    pictures: ['taula-rodona', 'copes-de-cava', 'detall-de-taula', 'sala-i-finestrals', 'clementines'],
    scores: auctionScores,
    organizer: 'anem-a-placa',
    restaurant: 'apat-del-mar',
  },
]
