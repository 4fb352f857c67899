type DemoOrganizer = {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly logo_url: null
  readonly website: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly address: string
  readonly city: string
  readonly country: 'España'
  readonly social_media: { readonly facebook?: string; readonly twitter?: string; readonly instagram?: string }
  readonly name_ca: string
  readonly description_ca: string
  readonly address_ca: string
  readonly city_ca: string
}

/** Fictitious. One lacks a website, one a telephone, one social media. */
export const organizers = [
  {
    key: 'mas-ametlla',
    name: 'Celler Mas Ametlla',
    description:
      'Bodega familiar del Priorat. Garnacha, cariñena y paciencia. Trabajan once hectáreas de pizarra en pendiente, con mula donde no llega el tractor, y abren la casa a quien llama antes de venir.',
    logo_url: null,
    website: 'https://masametlla.example',
    email: 'celler@masametlla.example',
    phone: '+34 977 000 031',
    address: 'Camí de les Comes, s/n',
    city: 'Gratallops',
    country: 'España',
    social_media: {
      facebook: 'https://facebook.example/masametlla',
      instagram: 'https://instagram.example/masametlla',
    },
    name_ca: 'Celler Mas Ametlla',
    description_ca:
      'Celler familiar del Priorat. Garnatxa, carinyena i paciència. Treballen onze hectàrees de costers de llicorella, amb mula allà on el tractor no arriba, i obren la casa a qui truca abans de venir.',
    address_ca: 'Camí de les Comes, s/n',
    city_ca: 'Gratallops',
  },
  {
    key: 'biblioteca',
    name: 'Biblioteca del Cercle',
    description:
      'Más de mil títulos de gastronomía y vino, una mesa larga y una cocina al fondo del pasillo. Se lee, se presta y, de vez en cuando, se comprueba si la receta funcionaba.',
    logo_url: null,
    website: 'https://biblioteca.elcercle.example',
    email: 'biblioteca@elcercle.example',
    phone: '+34 932 000 000',
    address: 'Carrer de l’Olivera, 12',
    city: 'Barcelona',
    country: 'España',
    social_media: {
      facebook: 'https://facebook.example/bibliotecadelcercle',
      twitter: 'https://twitter.example/bibliocercle',
      instagram: 'https://instagram.example/bibliotecadelcercle',
    },
    name_ca: 'Biblioteca del Cercle',
    description_ca:
      'Més de mil títols de gastronomia i vi, una taula llarga i una cuina al fons del passadís. S’hi llegeix, s’hi agafen llibres en préstec i, de tant en tant, s’hi comprova si la recepta funcionava.',
    address_ca: 'Carrer de l’Olivera, 12',
    city_ca: 'Barcelona',
  },
  {
    key: 'anem-a-placa',
    name: 'Anem a Plaça',
    description:
      'Tres cocineras que enseñan a comprar. Acompañan a grupos pequeños por los mercados de Barcelona, a la hora en que todavía se descargan cajas, y en cada puesto saludan por el nombre.',
    logo_url: null,
    website: null,
    email: 'hola@anemaplaca.example',
    phone: '+34 933 000 057',
    address: 'Carrer de les Cabres, 9',
    city: 'Barcelona',
    country: 'España',
    social_media: { instagram: 'https://instagram.example/anemaplaca' },
    name_ca: 'Anem a Plaça',
    description_ca:
      'Tres cuineres que ensenyen a comprar. Acompanyen grups petits pels mercats de Barcelona, a l’hora que encara es descarreguen caixes, i a cada parada saluden pel nom.',
    address_ca: 'Carrer de les Cabres, 9',
    city_ca: 'Barcelona',
  },
  {
    key: 'cullera-de-boix',
    name: 'Cofradía de la Cuchara de Boj',
    description:
      'Fondistas, pastores y queseras de la Plana de Vic y el Lluçanès que se reúnen los lunes, cuando cierran. Organizan comidas, catas de queso y alguna discusión sobre la escudella.',
    logo_url: null,
    website: 'https://culleradeboix.example',
    email: 'confraria@culleradeboix.example',
    phone: null,
    address: 'Plaça de la Llet, 4',
    city: 'Vic',
    country: 'España',
    social_media: {},
    name_ca: 'Confraria de la Cullera de Boix',
    description_ca:
      'Fondistes, pastors i formatgeres de la Plana de Vic i el Lluçanès que es troben els dilluns, quan tanquen. Organitzen dinars, tastos de formatge i alguna discussió sobre l’escudella.',
    address_ca: 'Plaça de la Llet, 4',
    city_ca: 'Vic',
  },
  {
    key: 'barraca-i-canya',
    name: 'Barraca i Canya',
    description:
      'Guías del delta del Ebro: una barquera, un arrocero y un cocinero. Llevan grupos de dieciséis personas como mucho, en barca de fondo plano, en bicicleta y a pie entre olivos que nadie sabe quién plantó.',
    logo_url: null,
    website: 'https://barracaicanya.example',
    email: 'barca@barracaicanya.example',
    phone: '+34 977 000 082',
    address: 'Carrer de la Barca, 14',
    city: 'Deltebre',
    country: 'España',
    social_media: {
      facebook: 'https://facebook.example/barracaicanya',
      instagram: 'https://instagram.example/barracaicanya',
    },
    name_ca: 'Barraca i Canya',
    description_ca:
      'Guies del delta de l’Ebre: una barquera, un arrossaire i un cuiner. Porten grups de setze persones com a molt, amb barca de fons pla, amb bicicleta i a peu entre oliveres que ningú no sap qui va plantar.',
    address_ca: 'Carrer de la Barca, 14',
    city_ca: 'Deltebre',
  },
] as const satisfies readonly DemoOrganizer[]

export type OrganizerKey = (typeof organizers)[number]['key']
