import { apatDelMar } from './restaurants/apat-del-mar.ts'
import { barCarmeta } from './restaurants/bar-carmeta.ts'
import { canMirambell } from './restaurants/can-mirambell.ts'
import { cellerDeLaNina } from './restaurants/celler-de-la-nina.ts'
import type { DemoRestaurant } from './restaurants/demo-restaurant.ts'
import { fondaAmetller } from './restaurants/fonda-ametller.ts'
import { hortDeSantPau } from './restaurants/hort-de-sant-pau.ts'
import { lesTresGermanes } from './restaurants/les-tres-germanes.ts'
import { masCirerer } from './restaurants/mas-cirerer.ts'
import { salIOli } from './restaurants/sal-i-oli.ts'

/**
 * In the order of their ids: the specification's three samples (average prices 85, 180, 45; stars 1, 3, 0) are 1 to 3.
 * All of them are invented.
 */
export const restaurants: readonly DemoRestaurant[] = [
  canMirambell,
  lesTresGermanes,
  cellerDeLaNina,
  apatDelMar,
  salIOli,
  fondaAmetller,
  barCarmeta,
  masCirerer,
  hortDeSantPau,
]
