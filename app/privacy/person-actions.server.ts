import { formAct, noFields } from '#app/accounts/session/panel-action.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { textIn } from '#app/platform/forms/read-form.server.ts'
import { eraseItems } from './erasures.server.ts'
import { parseItemKeys } from './record-kinds.ts'
import { personTexts, type PersonTexts } from './person-texts.ts'
import { findPeople } from './people-search.server.ts'
import { openPerson, openRecords } from './person.server.ts'
import { findUnaddressed } from './unaddressed-people.server.ts'

export function personActs(language: Language) {
  const t = personTexts[language]
  return { search: searching(t.search), open: opening(t.search), erase: erasing(t) }
}

function searching(t: PersonTexts['search']) {
  return formAct({
    needs: 'privacy.read',
    schema: noFields,
    failed: t.failed,
    failure: { text: t.failedText },
    async run({ form }) {
      const words = textIn(form, 'words').normalize('NFKC').trim().slice(0, 100)
      const [people, unaddressed] = await Promise.all([findPeople(words), findUnaddressed(words)])
      return { ok: true as const, title: '', view: 'people' as const, words, people, unaddressed }
    },
  })
}

function opening(t: PersonTexts['search']) {
  return formAct({
    needs: 'privacy.read',
    schema: noFields,
    failed: t.failed,
    failure: { text: t.failedText },
    async run({ form, actor }) {
      const email = textIn(form, 'email')
      const items = parseItemKeys(textIn(form, 'items'))
      const dossier = await (items.length > 0 ? openRecords(actor, items) : openPerson(actor, email))
      if (dossier) return { ok: true as const, title: '', view: 'dossier' as const, dossier }
      return { ok: true as const, title: '', view: 'people' as const, words: email, people: [], unaddressed: [] }
    },
  })
}

function erasing({ erasure: t, search: { failedText } }: PersonTexts) {
  return formAct({
    needs: 'privacy.edit',
    schema: noFields,
    asksPassword: 'registration.erased',
    failed: t.failed,
    failure: { text: failedText },
    async run({ form, actor }) {
      const report = await eraseItems(actor, parseItemKeys(textIn(form, 'items')))
      const title = Object.keys(report.erased).length > 0 ? t.done : ''
      return { ok: true as const, title, view: 'erased' as const, report }
    },
  })
}
