import type { View } from '#app/ui/island.tsx'
import { CompletionForm, type CompletionProps } from './completion-form.tsx'

export default {
  name: 'completion',
  texts: ['completion', 'forms', 'mandates', 'members'],
  Component: CompletionForm,
} satisfies View<CompletionProps>
