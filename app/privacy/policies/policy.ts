import type { PanelTexts } from '#app/i18n/panel-texts.ts'

/** Purpose and legal basis (GDPR, articles 6 and 9); titles and periods as in the privacy text. */
export type PolicyTexts = {
  title: PanelTexts<string>
  contents: PanelTexts<string>
  purpose: PanelTexts<string>
  basis: PanelTexts<string>
  period: PanelTexts<string>
  /** After the roles that see it (`seenWith`). */
  visibleNote?: PanelTexts<string>
}
