/** `photo` names files in `photos/hero/`; `focal` is the point to crop around, from 0 (left, top) to 1. */
export type SlideContent = { photo: string; focal: readonly [number, number]; es: string; ca: string }

export const slides = [
  {
    photo: '01-vi-negre',
    focal: [0.62, 0.5],
    es: 'Dos copas de vino tinto, una botella y un racimo de uva sobre una mesa de madera oscura, a la luz de tres velas.',
    ca: 'Dues copes de vi negre, una ampolla i un gotim de raïm sobre una taula de fusta fosca, a la llum de tres espelmes.',
  },
  {
    photo: '02-taula-parada',
    focal: [0.66, 0.62],
    es: 'Mesa puesta para cenar con mantel claro, platos blancos y negros, servilletas granate, copas de vino tinto, velas y un jarrón con ramas verdes.',
    ca: 'Taula parada per sopar amb estovalles clares, plats blancs i negres, tovallons granat, copes de vi negre, espelmes i un gerro amb branques verdes.',
  },
  {
    photo: '03-tomaquets-i-alls',
    focal: [0.6, 0.58],
    es: 'Tomates en rama, dos cabezas y dos dientes de ajo, sal gruesa y una aceitera de cristal sobre una mesa de madera.',
    ca: 'Tomàquets de branca, dues cabeces i dos grans d’all, sal grossa i un setrill de vidre sobre una taula de fusta.',
  },
  {
    photo: '04-crema-catalana',
    focal: [0.64, 0.62],
    es: 'Tres cazuelitas de barro con crema catalana de azúcar quemado, una cuchara, canela en rama y huevos.',
    ca: 'Tres cassoletes de terrissa amb crema catalana de sucre cremat, una cullera, canyella en branca i ous.',
  },
  {
    photo: '05-celler-de-botes',
    focal: [0.78, 0.5],
    es: 'Bodega abovedada de piedra con dos hileras de barricas de roble apiladas y lámparas colgantes encendidas.',
    ca: 'Celler de volta de pedra amb dues rengleres de botes de roure apilades i llums de sostre encesos.',
  },
  {
    photo: '06-clementines',
    focal: [0.68, 0.4],
    es: 'Cuenco de cerámica oscura lleno de clementinas con hojas; delante, dos clementinas enteras, otra pelada y dos gajos.',
    ca: 'Bol de ceràmica fosca ple de clementines amb fulles; al davant, dues clementines senceres, una de pelada i dos grills.',
  },
  {
    photo: '07-copes-de-cava',
    focal: [0.52, 0.45],
    es: 'Cuatro copas flauta de cava con burbujas, una botella en una cubitera de acero, un corcho y una vela, con luces desenfocadas al fondo.',
    ca: 'Quatre copes flauta de cava amb bombolles, una ampolla en una glaçonera d’acer, un tap de suro i una espelma, amb llums desenfocats al fons.',
  },
  {
    photo: '08-olives-i-oli',
    focal: [0.61, 0.52],
    es: 'Cuenco de aceitunas verdes y negras, un platillo con aceite de oliva, rebanadas de pan y ramitas de olivo sobre una mesa de madera.',
    ca: 'Bol d’olives verdes i negres, un platet amb oli d’oliva, llesques de pa i branquillons d’olivera sobre una taula de fusta.',
  },
  {
    photo: '09-formatge',
    focal: [0.62, 0.5],
    es: 'Queso curado con una cuña cortada, sobre una tabla redonda de madera, con un cuchillo, uva blanca, nueces y dos velas.',
    ca: 'Formatge curat amb un tall separat, sobre una post rodona de fusta, amb un ganivet, raïm blanc, nous i dues espelmes.',
  },
  {
    photo: '10-menjador-al-capvespre',
    focal: [0.72, 0.62],
    es: 'Comedor de restaurante al anochecer: mesas redondas con mantel claro, sillas de madera curvada, lámparas de latón y ventanales con cielo violeta.',
    ca: 'Menjador de restaurant al capvespre: taules rodones amb estovalles clares, cadires de fusta corbada, llums de llautó i finestrals amb el cel violeta.',
  },
] as const satisfies readonly SlideContent[]

export type Photo = (typeof slides)[number]['photo']
