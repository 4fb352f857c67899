import type { DemoRestaurant } from './demo-restaurant.ts'

export const apatDelMar: DemoRestaurant = {
  key: 'apat-del-mar',
  nombre: 'L’Àpat del Mar',
  direccion: 'Passeig de Joan de Borbó, 58, 08003 Barcelona',
  telefono: '+34 933 000 058',
  web: 'https://lapatdelmar.example',
  horarios: `Martes a domingo: 13:00–16:00
Jueves a sábado: también 20:00–23:00
Lunes: cerrado`,
  precio_medio: 62,
  estrellas_michelin: 0,
  especialidad: 'Pescado de lonja',
  description: `Doce mesas frente al muelle y un arroz seco que obliga a callar. La bodega guarda blancos del Empordà con años.

Núria Costa compra en Palamós y en Barcelona y escribe la carta a mano cuando vuelve, así que hasta la una no hay carta. Deja que te aconsejen y guarda sitio para el arroz.`,
  historia:
    'Antes hubo aquí un almacén de velas y después una marisquería con peceras. En 2013 Núria quitó las peceras, dejó las vigas y puso la cocina donde estaba la caja.',
  chef_name: 'Núria Costa',
  chef_photo: null,
  chef_bio:
    'Nieta de patrón de Palamós. Lleva once años comprando en la subasta y sabe leer el color de una cabeza de gamba desde la segunda fila. Defiende que lo difícil del pescado es no hacerle nada.',
  images: ['copes-de-cava', 'torre-de-cava'],
  ubicacion_mapa:
    'https://www.openstreetmap.org/export/embed.html?bbox=2.1832%2C41.3752%2C2.1922%2C41.3796&layer=mapnik&marker=41.3774%2C2.1877',
  reserva_url: 'https://lapatdelmar.example/reservas',
  reserva_telefono: null,
  reserva_email: null,
  redes_sociales: { instagram: 'https://instagram.example/lapatdelmar' },
  menu_degustacion: [
    {
      nombre: 'Menú de barca',
      descripcion: 'Cuatro platos con lo que haya entrado y arroz para terminar',
      precio: 58,
      nombre_ca: 'Menú de barca',
      descripcion_ca: 'Quatre plats amb el que hagi entrat i arròs per acabar',
    },
  ],
  platos_principales: [
    {
      nombre: 'Arroz seco de cabezas de gamba',
      descripcion: 'En llauna, con menos de un dedo de grano; mínimo dos personas, precio por persona',
      precio: 27,
      nombre_ca: 'Arròs sec de caps de gamba',
      descripcion_ca: 'En llauna, amb menys d’un dit de gra; mínim dues persones, preu per persona',
    },
    {
      nombre: 'Suquet de rape',
      descripcion: 'Patata chascada y picada de avellana',
      precio: 29,
      nombre_ca: 'Suquet de rap',
      descripcion_ca: 'Patata esqueixada i picada d’avellana',
    },
    {
      nombre: 'Gamba de Palamós',
      descripcion: 'Seis piezas, sal gruesa, un minuto por lado',
      precio: 36,
      nombre_ca: 'Gamba de Palamós',
      descripcion_ca: 'Sis peces, sal grossa, un minut per banda',
    },
    {
      nombre: 'Espardenyes con huevo frito',
      descripcion: 'Y patatas cortadas a mano',
      precio: 34,
      nombre_ca: 'Espardenyes amb ou ferrat',
      descripcion_ca: 'I patates tallades a mà',
    },
    {
      nombre: 'Músico con moscatel',
      descripcion: 'Frutos secos, higos y porrón en la mesa',
      precio: 8,
      nombre_ca: 'Postres de músic amb moscatell',
      descripcion_ca: 'Fruita seca, figues i porró a taula',
    },
  ],
  valoraciones: { general: 4.4, comida: 4.7, servicio: 4.3, ambiente: 4.4, calidadPrecio: 4 },
  price_range: '€€',
  created_at: 31,
  horarios_ca: `De dimarts a diumenge: 13:00–16:00
De dijous a dissabte: també 20:00–23:00
Dilluns: tancat`,
  especialidad_ca: 'Peix de llotja',
  description_ca: `Dotze taules davant del moll i un arròs sec que fa callar tothom. El celler guarda blancs de l’Empordà amb anys.

La Núria Costa compra a Palamós i a Barcelona i escriu la carta a mà quan torna, de manera que fins a la una no hi ha carta. Deixa’t aconsellar i guarda lloc per a l’arròs.`,
  historia_ca:
    'Abans hi havia hagut un magatzem de veles i, després, una marisqueria amb peixeres. El 2013 la Núria va treure les peixeres, va deixar les bigues i va posar la cuina on hi havia la caixa.',
  chef_bio_ca:
    'Neta de patró de Palamós. Fa onze anys que compra a la subhasta i sap llegir el color d’un cap de gamba des de la segona fila. Defensa que el que costa, amb el peix, és no fer-hi res.',
  reviews: [],
}
