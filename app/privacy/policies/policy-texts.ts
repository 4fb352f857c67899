import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import type { RetentionPolicyId } from '#app/privacy/retention.ts'
import { accountPolicies } from './account-policy-texts.ts'
import { eveningPolicies } from './evening-policy-texts.ts'
import { logPolicies } from './log-policy-texts.ts'
import { membershipPolicies } from './membership-policy-texts.ts'
import { treasuryPolicies } from './treasury-policy-texts.ts'

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

export const policyTexts: Record<RetentionPolicyId, PolicyTexts> = {
  ...eveningPolicies,
  ...membershipPolicies,
  ...treasuryPolicies,
  ...accountPolicies,
  ...logPolicies,
}
