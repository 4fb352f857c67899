import type { Language } from '#app/i18n/language.ts'
import { loadTexts } from '#app/i18n/load-texts.ts'
import { showFlashMessage } from '#app/platform/request/show-flash-message.ts'
import { flashTexts } from './flash-texts.ts'

/** Shows what the page before has left for this one. */
export async function showLeftMessage(key: string, language: Language): Promise<void> {
  showFlashMessage(flashTexts(await loadTexts(language, ['accounts', 'completion'])), key)
}
