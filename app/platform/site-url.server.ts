import { config } from '#app/config.server.ts'
import { localPath, type Language } from '#app/i18n/language.ts'

/** The address of a Spanish path (`/eventos`) in the given language. */
export const siteUrl = (path: string, language: Language): string => config.baseUrl + localPath(path, language)
