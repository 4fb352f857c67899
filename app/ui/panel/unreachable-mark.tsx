import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Badge } from '../badge.tsx'
import { sharedTexts } from './panel-texts.ts'

/** Beside an e-mail address whose mails have bounced. */
export function UnreachableMark() {
  return <Badge tone="line">{usePanelTexts(sharedTexts).unreachable}</Badge>
}
