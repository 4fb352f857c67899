import { apatDelMar } from '#app/demo/content/restaurants/apat-del-mar.ts'
import { barCarmeta } from '#app/demo/content/restaurants/bar-carmeta.ts'
import { canMirambell } from '#app/demo/content/restaurants/can-mirambell.ts'
import { cellerDeLaNina } from '#app/demo/content/restaurants/celler-de-la-nina.ts'
import type { DemoRestaurant } from '#app/demo/content/restaurants/demo-restaurant.ts'
import { fondaAmetller } from '#app/demo/content/restaurants/fonda-ametller.ts'
import { hortDeSantPau } from '#app/demo/content/restaurants/hort-de-sant-pau.ts'
import { laTrumfa } from '#app/demo/content/restaurants/la-trumfa.ts'
import { lesTresGermanes } from '#app/demo/content/restaurants/les-tres-germanes.ts'
import { masCirerer } from '#app/demo/content/restaurants/mas-cirerer.ts'
import { salIOli } from '#app/demo/content/restaurants/sal-i-oli.ts'

/** Fictitious, in the order of their ids: 1 to 3 are the samples of the specification. */
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
  laTrumfa,
]
