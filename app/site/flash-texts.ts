import type { Texts } from '#app/i18n/texts.tsx'
import type { FlashTexts } from '#app/platform/request/show-flash-message.ts'

export function flashTexts({ accounts, completion }: Pick<Texts, 'accounts' | 'completion'>): FlashTexts {
  const refused = (title: string): FlashTexts[string] => ({ kind: 'error', title, text: completion.refusalText })
  return {
    'welcome-back': { kind: 'success', title: accounts.welcomeBack },
    'signed-out': { kind: 'success', title: accounts.signedOut, signedOut: true },
    'session-ended': { kind: 'success', title: accounts.sessions.ended },
    'sessions-ended': { kind: 'success', title: accounts.sessions.othersEnded },
    'completion-no-token': refused(completion.refusals['no-token']),
    'completion-unknown': refused(completion.refusals.unknown),
    'completion-failed': refused(completion.refusals.failed),
    'completion-lost': refused(completion.loadFailed),
    'completion-completed': { kind: 'error', title: completion.refusals.completed, text: completion.completedText },
  }
}
