import type { DemoRestaurant } from './demo-restaurant.ts'

export const masCirerer: DemoRestaurant = {
  key: 'mas-cirerer',
  nombre: 'Mas Cirerer',
  direccion: 'Camí de Can Cirerer, s/n, 08739 Subirats',
  telefono: '+34 938 000 039',
  web: 'https://mascirerer.example',
  horarios: `Viernes: 20:00–23:00
Sábado: 13:00–16:00 y 20:00–23:00
Domingo: 13:00–16:30
Lunes a jueves: grupos con reserva`,
  precio_medio: 58,
  estrellas_michelin: 0,
  especialidad: 'Brasa y espumosos',
  description: `Una masía entre viñas del Penedès, una parrilla en el patio y una mesa de treinta que se pone bajo las bombillas.

El fuego es de sarmiento y se enciende dos horas antes. Pide el conejo con alioli de almirez y el espumoso de la casa, que lleva la fecha de degüelle escrita a lápiz. Hay mantas en las sillas y nadie retira los platos hasta que se acaba la conversación.`,
  historia:
    'La viña es de la familia desde hace cinco generaciones; la cocina, desde que a Joana le tocó dar de cenar a treinta vendimiadores y descubrió que no quería hacer otra cosa.',
  chef_name: 'Joana Esteve',
  chef_photo: null,
  chef_bio:
    'Viticultora hasta el mediodía y cocinera desde entonces. Aprendió la brasa de su padre y el punto del arroz equivocándose delante de los clientes. Degüella a mano las botellas que sirve.',
  images: ['sopar-a-la-fresca', 'tast-al-celler'],
  ubicacion_mapa: null,
  reserva_url: 'https://mascirerer.example/taula',
  reserva_telefono: null,
  reserva_email: 'taula@mascirerer.example',
  redes_sociales: {
    facebook: 'https://facebook.example/mascirerer',
    instagram: 'https://instagram.example/mascirerer',
  },
  menu_degustacion: [
    {
      nombre: 'Mesa larga',
      descripcion: 'Escalivada, brasa, coca y tres espumosos; a partir de ocho personas',
      precio: 62,
      nombre_ca: 'Taula llarga',
      descripcion_ca: 'Escalivada, brasa, coca i tres escumosos; a partir de vuit persones',
    },
  ],
  platos_principales: [
    {
      nombre: 'Conejo con alioli de almirez',
      descripcion: 'Medio, a la brasa de sarmiento',
      precio: 17,
      nombre_ca: 'Conill amb allioli de morter',
      descripcion_ca: 'Mig, a la brasa de sarments',
    },
    {
      nombre: 'Gallo del Penedès',
      descripcion: 'Asado en cazuela, con ciruelas y piñones',
      precio: 23,
      nombre_ca: 'Gall del Penedès',
      descripcion_ca: 'Rostit a la cassola, amb prunes i pinyons',
    },
    {
      nombre: 'Xató de la casa',
      descripcion: 'Escarola, bacalao, atún y anchoas',
      precio: 13.5,
      nombre_ca: 'Xató de la casa',
      descripcion_ca: 'Escarola, bacallà, tonyina i anxoves',
    },
    {
      nombre: 'Coca de recapte',
      descripcion: 'Berenjena, pimiento y longaniza',
      precio: 11,
      nombre_ca: 'Coca de recapte',
      descripcion_ca: 'Albergínia, pebrot i llonganissa',
    },
  ],
  valoraciones: null,
  price_range: '€€',
  created_at: 120,
  horarios_ca: `Divendres: 20:00–23:00
Dissabte: 13:00–16:00 i 20:00–23:00
Diumenge: 13:00–16:30
De dilluns a dijous: grups amb reserva`,
  especialidad_ca: 'Brasa i escumosos',
  description_ca: `Una masia entre vinyes del Penedès, una graella al pati i una taula de trenta que es para sota les bombetes.

El foc és de sarments i s’encén dues hores abans. Demana el conill amb allioli de morter i l’escumós de la casa, que porta la data de degollament escrita a llapis. Hi ha mantes a les cadires i ningú no despara taula fins que s’acaba la conversa.`,
  historia_ca:
    'La vinya és de la família des de fa cinc generacions; la cuina, des que a la Joana li va tocar donar sopar a trenta veremadors i va descobrir que no volia fer res més.',
  chef_bio_ca:
    'Viticultora fins al migdia i cuinera d’aleshores endavant. Va aprendre la brasa del pare i el punt de l’arròs equivocant-se davant dels clients. Degolla a mà les ampolles que serveix.',
  reviews: [],
}
