export type DemoCourse = { name: string; nameCa: string; drink: string; drinkCa: string }

const course = (name: string, nameCa: string, drink = '', drinkCa = drink): DemoCourse => ({
  name,
  nameCa,
  drink,
  drinkCa,
})

export const fourHandsMenu: readonly DemoCourse[] = [
  course('Anchoa, pan de coca y tomate', 'Anxova, pa de coca i tomàquet', 'Cava brut nature'),
  course('Gamba de Palamós, cruda y tibia', 'Gamba de Palamós, crua i tèbia', 'Xarel·lo'),
  course('Arroz de conejo y sepia', 'Arròs de conill i sípia', 'Garnacha blanca', 'Garnatxa blanca'),
  course('Butifarra de perol con guisantes', 'Botifarra de perol amb pèsols', 'Garnacha joven', 'Garnatxa jove'),
  course(
    'Conejo con gambas y picada',
    'Conill amb gambes i picada',
    'Garnacha de viñas viejas',
    'Garnatxa de vinyes velles',
  ),
  course('Mató, miel y piñones', 'Mató, mel i pinyons', 'Vino rancio', 'Vi ranci'),
  course('Crema de Sant Josep y carquiñolis', 'Crema de Sant Josep i carquinyolis'),
]

export const auctionMenu: readonly DemoCourse[] = [
  course('Pan de coca con tomate', 'Pa de coca amb tomàquet', 'Espumoso de Subirats', 'Escumós de Subirats'),
  course('Gamba de Palamós a la sal', 'Gamba de Palamós a la sal', 'Garnacha blanca', 'Garnatxa blanca'),
  course('Arroz de cabezas', 'Arròs de caps', 'Rosado del Empordà', 'Rosat de l’Empordà'),
  course('Clementinas y mató', 'Clementines i mató', 'Vino rancio', 'Vi ranci'),
]

export const embersMenu: readonly DemoCourse[] = [
  course('Escalivada con anchoas', 'Escalivada amb anxoves', 'Xarel·lo'),
  course('Pan de payés tostado, ajo y tomate', 'Llesques de pagès torrades, all i tomàquet'),
  course('Butifarra a la brasa', 'Botifarra a la brasa', 'Ull de llebre'),
  course('Conejo con alioli', 'Conill amb allioli', 'Garnacha', 'Garnatxa'),
  course('Postre de músico', 'Postres de músic', 'Moscatel', 'Moscatell'),
]
