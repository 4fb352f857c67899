type DemoPicture = {
  readonly key: string
  readonly file: string
  readonly alt: string
  readonly alt_ca: string
  /** Focal point: x and y from 0 (left, top) to 1. */
  readonly focal: readonly [number, number]
  /** The mean of its pixels. */
  readonly color: string
}

export const pictureSize = { width: 1600, height: 1000 } as const

/** Files in `photos/`; those that begin with `hero-` are the slides of the home page, in this order. */
export const pictures = [
  {
    key: 'vi-negre',
    file: 'hero-01-vi-negre.jpg',
    alt: 'Dos copas de vino tinto, una botella y un racimo de uva sobre una mesa de madera oscura, a la luz de tres velas.',
    alt_ca:
      'Dues copes de vi negre, una ampolla i un gotim de raïm sobre una taula de fusta fosca, a la llum de tres espelmes.',
    focal: [0.7, 0.5],
    color: '#4a291d',
  },
  {
    key: 'taula-parada',
    file: 'hero-02-taula-parada.jpg',
    alt: 'Mesa puesta para cenar con mantel claro, platos blancos y negros, servilletas granate, copas de vino tinto, velas y un jarrón con ramas verdes.',
    alt_ca:
      'Taula parada per sopar amb estovalles clares, plats blancs i negres, tovallons granat, copes de vi negre, espelmes i un gerro amb branques verdes.',
    focal: [0.66, 0.62],
    color: '#6c5442',
  },
  {
    key: 'tomaquets-i-alls',
    file: 'hero-03-tomaquets-i-alls.jpg',
    alt: 'Tomates en rama, dos cabezas y dos dientes de ajo, sal gruesa y una aceitera de cristal sobre una mesa de madera.',
    alt_ca:
      'Tomàquets de branca, dues cabeces i dos grans d’all, sal grossa i un setrill de vidre sobre una taula de fusta.',
    focal: [0.6, 0.58],
    color: '#51382b',
  },
  {
    key: 'crema-catalana',
    file: 'hero-04-crema-catalana.jpg',
    alt: 'Tres cazuelitas de barro con crema catalana de azúcar quemado, una cuchara, canela en rama y huevos.',
    alt_ca: 'Tres cassoletes de terrissa amb crema catalana de sucre cremat, una cullera, canyella en branca i ous.',
    focal: [0.64, 0.62],
    color: '#6f523b',
  },
  {
    key: 'celler-de-botes',
    file: 'hero-05-celler-de-botes.jpg',
    alt: 'Bodega abovedada de piedra con dos hileras de barricas de roble apiladas y lámparas colgantes encendidas.',
    alt_ca: 'Celler de volta de pedra amb dues rengleres de botes de roure apilades i llums de sostre encesos.',
    focal: [0.78, 0.5],
    color: '#56361e',
  },
  {
    key: 'clementines',
    file: 'hero-06-clementines.jpg',
    alt: 'Cuenco de cerámica oscura lleno de clementinas con hojas; delante, dos clementinas enteras, otra pelada y dos gajos.',
    alt_ca:
      'Bol de ceràmica fosca ple de clementines amb fulles; al davant, dues clementines senceres, una de pelada i dos grills.',
    focal: [0.68, 0.4],
    color: '#3e3126',
  },
  {
    key: 'copes-de-cava',
    file: 'hero-07-copes-de-cava.jpg',
    alt: 'Cuatro copas flauta de cava con burbujas, una botella en una cubitera de acero, un corcho y una vela, con luces desenfocadas al fondo.',
    alt_ca:
      'Quatre copes flauta de cava amb bombolles, una ampolla en una glaçonera d’acer, un tap de suro i una espelma, amb llums desenfocats al fons.',
    focal: [0.52, 0.45],
    color: '#63462e',
  },
  {
    key: 'olives-i-oli',
    file: 'hero-08-olives-i-oli.jpg',
    alt: 'Cuenco de aceitunas verdes y negras, un platillo con aceite de oliva, rebanadas de pan y ramitas de olivo sobre una mesa de madera.',
    alt_ca:
      'Bol d’olives verdes i negres, un platet amb oli d’oliva, llesques de pa i branquillons d’olivera sobre una taula de fusta.',
    focal: [0.61, 0.52],
    color: '#5b4932',
  },
  {
    key: 'formatge',
    file: 'hero-09-formatge.jpg',
    alt: 'Queso curado con una cuña cortada, sobre una tabla redonda de madera, con un cuchillo, uva blanca, nueces y dos velas.',
    alt_ca:
      'Formatge curat amb un tall separat, sobre una post rodona de fusta, amb un ganivet, raïm blanc, nous i dues espelmes.',
    focal: [0.62, 0.5],
    color: '#5c4027',
  },
  {
    key: 'menjador-al-capvespre',
    file: 'hero-10-menjador-al-capvespre.jpg',
    alt: 'Comedor de restaurante al anochecer: mesas redondas con mantel claro, sillas de madera curvada, lámparas de latón y ventanales con cielo violeta.',
    alt_ca:
      'Menjador de restaurant al capvespre: taules rodones amb estovalles clares, cadires de fusta corbada, llums de llautó i finestrals amb el cel violeta.',
    focal: [0.72, 0.62],
    color: '#4e3c3b',
  },
  {
    key: 'taula-rodona',
    file: 'restaurant-taula-rodona.jpg',
    alt: 'Mesa redonda de restaurante con copas, platos y servilletas rojas plegadas en cono, entre sillas de madera curvada.',
    alt_ca:
      'Taula rodona de restaurant amb copes, plats i tovallons vermells plegats en con, entre cadires de fusta corbada.',
    focal: [0.62, 0.55],
    color: '#513c35',
  },
  {
    key: 'sala-i-finestrals',
    file: 'restaurant-sala-i-finestrals.jpg',
    alt: 'Sala de restaurante con mesas redondas, sillas de madera, lámparas de latón y cortinas rojas junto a los ventanales al anochecer.',
    alt_ca:
      'Sala de restaurant amb taules rodones, cadires de fusta, llums de llautó i cortines vermelles al costat dels finestrals al capvespre.',
    focal: [0.7, 0.6],
    color: '#49322c',
  },
  {
    key: 'detall-de-taula',
    file: 'restaurant-detall-de-taula.jpg',
    alt: 'Detalle de una mesa de restaurante: plato oscuro con servilleta azul, copa de vino tinto, vaso de agua, velas y un jarrón con ramas.',
    alt_ca:
      'Detall d’una taula de restaurant: plat fosc amb tovalló blau, copa de vi negre, got d’aigua, espelmes i un gerro amb branques.',
    focal: [0.66, 0.55],
    color: '#5f4f3e',
  },
  {
    key: 'tast-al-celler',
    file: 'event-tast-al-celler.jpg',
    alt: 'Barrica usada como mesa con una botella, dos copas de vino tinto y una vela, en una bodega con hileras de barricas.',
    alt_ca:
      'Bota feta servir de taula amb una ampolla, dues copes de vi negre i una espelma, en un celler amb rengleres de botes.',
    focal: [0.66, 0.6],
    color: '#654227',
  },
  {
    key: 'sopar-a-la-fresca',
    file: 'event-sopar-a-la-fresca.jpg',
    alt: 'Mesa larga de madera puesta al aire libre al anochecer, con velas, platos, copas de vino y guirnaldas de bombillas.',
    alt_ca:
      'Taula llarga de fusta parada a l’aire lliure al capvespre, amb espelmes, plats, copes de vi i garlandes de bombetes.',
    focal: [0.5, 0.6],
    color: '#4c3c3a',
  },
  {
    key: 'torre-de-cava',
    file: 'event-torre-de-cava.jpg',
    alt: 'Torre de copas de cava sobre un mantel claro, con velas, pétalos rojos y luces desenfocadas sobre un fondo granate.',
    alt_ca:
      'Torre de copes de cava sobre unes estovalles clares, amb espelmes, pètals vermells i llums desenfocats sobre un fons granat.',
    focal: [0.62, 0.5],
    color: '#69483c',
  },
] as const satisfies readonly DemoPicture[]

export type PictureKey = (typeof pictures)[number]['key']
