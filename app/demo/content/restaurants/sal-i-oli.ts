import type { DemoRestaurant } from './demo-restaurant.ts'

export const salIOli: DemoRestaurant = {
  key: 'sal-i-oli',
  nombre: 'Sal i Oli',
  direccion: 'Carrer de Verdi, 112, 08012 Barcelona',
  telefono: '+34 933 000 112',
  web: null,
  horarios: `Miércoles a viernes: 18:00–23:00
Sábado y domingo: 12:00–16:00
Lunes y martes: cerrado`,
  precio_medio: 28,
  estrellas_michelin: 0,
  especialidad: 'Tapas y vermut',
  description: `Conservas, ensaladilla y vermut de bota. Se come de pie, se conversa sentado.

La lata se abre delante de ti y se sirve en su aceite. Los domingos a las doce no cabe nadie y, aun así, siempre cabe alguien.`,
  historia: null,
  chef_name: null,
  chef_photo: null,
  chef_bio: null,
  images: [],
  ubicacion_mapa:
    'https://www.openstreetmap.org/export/embed.html?bbox=2.1512%2C41.4046%2C2.1602%2C41.4090&layer=mapnik&marker=41.4068%2C2.1557',
  reserva_url: null,
  reserva_telefono: null,
  reserva_email: null,
  redes_sociales: { instagram: 'https://instagram.example/salioli' },
  menu_degustacion: [],
  platos_principales: [
    {
      nombre: 'Ensaladilla de la casa',
      descripcion: 'Ventresca, guisantes y una mayonesa sin complejos',
      precio: 7.5,
      nombre_ca: 'Ensalada russa de la casa',
      descripcion_ca: 'Ventresca, pèsols i una maionesa sense manies',
    },
    {
      nombre: 'Berberechos al natural',
      descripcion: 'Lata grande, limón y pimienta',
      precio: 12,
      nombre_ca: 'Escopinyes al natural',
      descripcion_ca: 'Llauna grossa, llimona i pebre',
    },
    {
      nombre: 'Anchoas y pan con tomate',
      descripcion: 'Anchoa de L’Escala, cuatro filetes',
      precio: 9.8,
      nombre_ca: 'Anxoves amb pa amb tomàquet',
      descripcion_ca: 'Anxova de l’Escala, quatre filets',
    },
    {
      nombre: 'Vermut de bota',
      descripcion: 'Con sifón y una aceituna rellena',
      precio: 3.5,
      nombre_ca: 'Vermut de bota',
      descripcion_ca: 'Amb sifó i una oliva farcida',
    },
  ],
  valoraciones: { general: 4.2, comida: 4.1, servicio: 4.4, ambiente: 4.6, calidadPrecio: 4.5 },
  price_range: '€',
  created_at: 45,
  horarios_ca: `De dimecres a divendres: 18:00–23:00
Dissabte i diumenge: 12:00–16:00
Dilluns i dimarts: tancat`,
  especialidad_ca: 'Tapes i vermut',
  description_ca: `Conserves, ensalada russa i vermut de bota. Es menja dret, s’enraona assegut.

La llauna s’obre davant teu i se serveix amb el seu oli. Els diumenges a les dotze no hi cap ningú i, tot i això, sempre hi cap algú.`,
  historia_ca: null,
  chef_bio_ca: null,
  reviews: [],
}
