import type { DemoRestaurant } from './demo-restaurant.ts'

/** The newest row, which the list shows as the latest visit. */
export const hortDeSantPau: DemoRestaurant = {
  key: 'hort-de-sant-pau',
  nombre: 'Hort de Sant Pau',
  direccion: 'Carrer de Cartagena, 331, 08025 Barcelona',
  telefono: '+34 933 000 331',
  web: 'https://hortdesantpau.example',
  horarios: `Martes a sábado: 20:00–23:00
Viernes y sábado: también 13:00–15:00
Domingo y lunes: cerrado`,
  precio_medio: 140,
  estrellas_michelin: 2,
  especialidad: 'Cocina vegetal',
  description: `Alcachofas del Prat en cinco tiempos, pan de masa madre y un carro de infusiones que merece la espera. La cocina mira al huerto y el comedor mira a la cocina: nadie quiere sentarse de espaldas.

Entramos convencidos de que echaríamos de menos la carne y nadie se acordó. El caldo de cebolla quemada se repite sin pedirlo, y al final te dejan elegir la hierba del té con las tijeras en la mano.`,
  historia:
    'El solar era el huerto de un sanatorio y pasó cuarenta años de aparcamiento. Cuando levantaron el asfalto, la higuera seguía ahí. El comedor se construyó a su alrededor.',
  chef_name: 'Aleix Fontcuberta',
  chef_photo: null,
  chef_bio:
    'Empezó de panadero y no ha dejado de serlo: entra a las cinco a dar forma al pan. Trabaja con cuatro hortelanos del Baix Llobregat y planta con ellos la carta del año que viene.',
  images: ['sala-i-finestrals', 'clementines'],
  ubicacion_mapa:
    'https://www.openstreetmap.org/export/embed.html?bbox=2.1702%2C41.4096%2C2.1792%2C41.4140&layer=mapnik&marker=41.4118%2C2.1747',
  reserva_url: 'https://hortdesantpau.example/reservar',
  reserva_telefono: null,
  reserva_email: 'hola@hortdesantpau.example',
  redes_sociales: {
    twitter: 'https://twitter.example/hortdesantpau',
    instagram: 'https://instagram.example/hortdesantpau',
  },
  menu_degustacion: [
    {
      nombre: 'Huerta',
      descripcion: 'Nueve pases y carro de infusiones',
      precio: 110,
      nombre_ca: 'Hort',
      descripcion_ca: 'Nou plats i carro d’infusions',
    },
    {
      nombre: 'Huerta y despensa',
      descripcion: 'Trece pases, con fermentos y conservas de la casa',
      precio: 150,
      nombre_ca: 'Hort i rebost',
      descripcion_ca: 'Tretze plats, amb ferments i conserves de la casa',
    },
  ],
  platos_principales: [
    {
      nombre: 'Alcachofas del Prat en cinco tiempos',
      descripcion: 'Cruda, frita, en caldo, a la brasa y en postre',
      precio: 32,
      nombre_ca: 'Carxofes del Prat en cinc temps',
      descripcion_ca: 'Crua, fregida, en brou, a la brasa i de postres',
    },
    {
      nombre: 'Caldo de cebolla quemada',
      descripcion: 'Pan seco de masa madre y huevo de corral',
      precio: 18,
      nombre_ca: 'Brou de ceba cremada',
      descripcion_ca: 'Pa sec de massa mare i ou de pagès',
    },
    {
      nombre: 'Arroz de acelga y algas',
      descripcion: 'Meloso, con limón en salmuera',
      precio: 26,
      nombre_ca: 'Arròs de bledes i algues',
      descripcion_ca: 'Melós, amb llimona en salmorra',
    },
  ],
  valoraciones: { general: 4.7, comida: 4.8, servicio: 4.7, ambiente: 4.8, calidadPrecio: 4.1 },
  price_range: '€€€€',
  created_at: 6,
  horarios_ca: `De dimarts a dissabte: 20:00–23:00
Divendres i dissabte: també 13:00–15:00
Diumenge i dilluns: tancat`,
  especialidad_ca: 'Cuina vegetal',
  description_ca: `Carxofes del Prat en cinc temps, pa de massa mare i un carro d’infusions que es fa esperar i val la pena. La cuina mira cap a l’hort i el menjador, cap a la cuina: ningú no vol seure d’esquena.

Hi vam entrar convençuts que trobaríem a faltar la carn i ningú no hi va pensar més. Del brou de ceba cremada, te’n serveixen més sense que ho demanis, i al final et deixen triar l’herba de la infusió amb les tisores a la mà.`,
  historia_ca:
    'El solar era l’hort d’un sanatori i es va passar quaranta anys fent d’aparcament. Quan van aixecar l’asfalt, la figuera encara hi era. El menjador es va construir al seu voltant.',
  chef_bio_ca:
    'Va començar de forner i no ha deixat de ser-ho: entra a les cinc a donar forma al pa. Treballa amb quatre hortolans del Baix Llobregat i amb ells planta la carta de l’any vinent.',
  reviews: [],
}
