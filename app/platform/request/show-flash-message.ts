import { removePersonalDrafts } from '#app/platform/browser-storage/draft-storage.ts'
import { toast } from '#app/ui/toast.tsx'
import { takeFlashMessage } from './flash-cookie.ts'

export type FlashTexts = Record<
  string,
  { kind: 'success' | 'error' | 'notice'; title: string; text?: string; signedOut?: true }
>

export function showFlashMessage(texts: FlashTexts, key = takeFlashMessage()): void {
  const message = key && texts[key]
  if (!message) return
  if (message.signedOut) {
    removePersonalDrafts()
    void import('#app/platform/browser-storage/people-storage.ts').then(({ removePeople }) => removePeople('all'))
  }
  toast[message.kind](message.title, message.text)
}
