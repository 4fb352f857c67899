/** What is typed into a form is kept until it is saved: every form uses the one mechanism (`keep-draft.ts`). */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FORM = /<(?:form|Form|PlainForm|PartyForm|\w+\.Form)\b/
/** Of a form with a schema, of one that the browser can send alone, and of any other. */
const KEPT = /\bdraft: (?!null)|\bdraft="|<DraftedFields\b/
const TEXT_FIELD = /<(?:TextField|TextAreaField|TextArea|TextInput|textarea)\b/

/** Files with forms of buttons, boxes and choices alone. `enter.test.ts` sees what their parts hold. */
const withoutText = [
  'accounts/users/password-page',
  'accounts/users/role-dialog',
  'admin/dashboard-queue',
  'admin/own-account',
  'admin/sign-out',
  'contact/panel/message-dialog',
  'demo/demo-notice',
  'events/door/door-island',
  'events/door/passes/pass-page',
  'events/panel/bookings/payment-bar',
  'events/panel/life/preview-dialog',
  'events/site/dinners/member-card',
  'events/site/mail-links/kitchen-page',
  'events/site/mail-links/mail-link-question',
  'events/site/party/ended-party',
  'membership/members/socio-dialog',
  'membership/members/socio-iban',
  'membership/requests/review-dialog',
  'membership/sign-in/sign-in-page',
  'notices/settings-page',
  'privacy/blocked-dialog',
  'privacy/person-dossier',
  'privacy/people-found',
  'site/account-control',
  'site/language-switch',
]

const others: Record<string, string> = {
  'accounts/session/account-sessions': 'a password',
  'accounts/session/session-over-dialog': 'a password',
  'accounts/session/confirm-form': 'a password',
  'privacy/person-page': 'a search',
  'ui/panel/filter-form': 'a search',
  'ui/panel/search-box': 'a search',
  'events/door/tickets/scanner': 'a code that is checked at once',
  'events/door/collect-dialog': 'the sum that the list fills in, noted on the phone at once',
  'ui/panel/confirm-dialog': 'its fields are kept around it (`typed-fields.ts`)',
  'events/site/party/party-form': 'its draft is named by who shows it',
  'platform/forms/plain-form': 'its draft is named by who shows it',
  'platform/forms/conflict/conflict-view': 'what it holds is kept by the form behind it',
}

const forms = globSync('app/**/*.tsx')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file: file.replace(/^app\/|\.tsx$/g, ''), text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => FORM.test(text))

test('every file with a form keeps what is typed, or has nothing to type', () => {
  expect(forms.length).toBeGreaterThan(50)
  const lost = forms.filter(({ file, text }) => !KEPT.test(text) && !withoutText.includes(file) && !others[file])
  expect(lost.map(({ file }) => file)).toEqual([])
})

test('a form without text has no field for it', () => {
  const typed = forms.filter(({ file, text }) => withoutText.includes(file) && TEXT_FIELD.test(withoutReadOnly(text)))
  expect(typed.map(({ file }) => file)).toEqual([])
})

/** A field that shows a link to be copied. */
function withoutReadOnly(text: string): string {
  return text.replace(/<TextField\b[^]*?\/>/g, (field) => (field.includes('readOnly') ? '' : field))
}

/** Forms of the same components as those that a browser fills in `tests/journeys/drafts.spec.ts`. */
const alike = ['guest:${', 'booking:${', 'socio', 'kitchen-recipient', 'seat', 'walk-in']

test('a browser fills in a form of every draft, or one of the same component', () => {
  const journeys = readFileSync('tests/journeys/drafted-forms.ts', 'utf8')
  const named = forms.flatMap(({ text }) => [
    ...text.matchAll(/(?:draft: \{ name: |<DraftedFields name=\{|\bdraft=|\bname: )[`'"]([a-z-]+)(:?[^`'"]*)/g),
  ])
  const drafts = named
    .filter(([whole]) => /draft|Drafted/.test(whole))
    .map(([, name = '', rest = '']) => [name, name + rest])
  expect(drafts.length).toBeGreaterThan(20)
  const missing = drafts.filter(
    ([name, whole = '']) => !journeys.includes(`draft: '${name}`) && !alike.some((other) => whole.startsWith(other)),
  )
  expect(missing).toEqual([])
})
