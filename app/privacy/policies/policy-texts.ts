import type { RetentionPolicyId } from '#app/privacy/retention.ts'
import { accountPolicies } from './account-policy-texts.ts'
import { eveningPolicies } from './evening-policy-texts.ts'
import { logPolicies } from './log-policy-texts.ts'
import { membershipPolicies } from './membership-policy-texts.ts'
import type { PolicyTexts } from './policy.ts'
import { treasuryPolicies } from './treasury-policy-texts.ts'

export const policyTexts: Record<RetentionPolicyId, PolicyTexts> = {
  ...eveningPolicies,
  ...membershipPolicies,
  ...treasuryPolicies,
  ...accountPolicies,
  ...logPolicies,
}
