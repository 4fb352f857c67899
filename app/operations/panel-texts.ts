import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import type { OperationTexts } from './operation-texts.ts'
import { ca } from './panel-texts.ca.ts'
import { es } from './panel-texts.es.ts'

export const operationTexts: PanelTexts<OperationTexts> = { es, ca }
