import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import { ca } from './panel-texts.ca.ts'
import { es, type RestaurantTexts } from './panel-texts.es.ts'

export type { RestaurantTexts }
export const restaurantTexts: PanelTexts<RestaurantTexts> = { es, ca }
