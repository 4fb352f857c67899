/** What is typed into a form is kept until it is saved: every form uses the one mechanism (`keep-draft.ts`). */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FORM = /<(?:form|Form|PlainForm|PartyForm|\w+\.Form)\b/
/** Of a form with a schema, of one that the browser can send alone, and of any other. */
const KEPT = /\bdraft: (?!null)|\bdraft=(?:"|\{[^\n}]*\bname: )|<DraftedFields\b/
const TEXT_FIELD = /<(?:TextField|TextAreaField|TextArea|TextInput|textarea)\b/

/** Files with forms of buttons, boxes and choices alone. `enter.test.ts` sees what their parts hold. */
const withoutText = [
  'accounts/own-factors/factors-page',
  'accounts/own-factors/user-factors-page',
  'accounts/second-factor/passkey-form',
  'accounts/users/password-page',
  'accounts/users/role-dialog',
  'admin/dashboard-queue',
  'admin/own-account',
  'admin/sign-out',
  'admin/trash/trash-page',
  'contact/panel/message-dialog',
  'demo/demo-notice',
  'door/door-island',
  'door/passes/pass-page',
  'events/panel/list/preview-dialog',
  'membership/dinners/dinners-page',
  'membership/dinners/own-news-form',
  'imports/columns-form',
  'imports/import-view',
  'kitchen/site/kitchen-page',
  'mails/jobs/jobs-page',
  'bookings/site/mail-links/mail-link-question',
  'bookings/site/party/ended-party',
  'membership/members/socio-dialog',
  'membership/members/socio-sections',
  'mandates/panel/mandate-sheet',
  'mandates/site/revoke-form',
  'remittances/panel/item-remedy',
  'remittances/panel/remake-page',
  'remittances/panel/remittance-sheets',
  'membership/news/news-page',
  'membership/requests/review-dialog',
  'membership/sign-in/sign-in-page',
  'notices/settings-page',
  'privacy/blocked-dialog',
  'privacy/person-dossier',
  'privacy/people-found',
  'site/account-control',
  'treasury/dinners/charges-page',
  'site/language-switch',
  'ui/panel/selection',
  'ui/panel/selection-outcome',
  'ui/panel/selection-question',
]

const others: Record<string, string> = {
  'mandates/site/sign-form': 'an account, its holder and a signature, which no browser keeps',
  'accounts/session/account-sessions': 'a password',
  'accounts/session/session-over-dialog': 'a password',
  'accounts/session/confirm-form': 'a password',
  'membership/members/assembly-page': 'a day, which the address has',
  'remittances/panel/list-page': 'a day, which is proposed',
  'remittances/panel/returns-page': 'a file',
  'treasury/fees/fee-generation': 'a year, which the address has',
  'admin/pictures/file-form': 'a file',
  'imports/upload': 'a file',
  'privacy/person-page': 'a search',
  'admin/palette/search-page': 'a search',
  'ui/panel/filter-form': 'a search',
  'ui/panel/search-box': 'a search',
  'door/tickets/scanner': 'a code that is checked at once',
  'door/collect-dialog': 'the sum that the list fills in, noted on the phone at once',
  'ui/panel/confirm-dialog': 'its fields are kept around it (`typed-fields.ts`)',
  'bookings/site/party/party-form': 'its draft is named by who shows it',
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

/** Drafts without a row in the journey, and which row fills in the same form. */
const elsewhere: Record<string, string> = {
  'message:new:*': 'message:*',
  'mail-text:*': 'message:*:*',
  'restore-seat:*': 'restore:*',
}

const sources = globSync('app/**/*.tsx')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))

/** `*` is each value in a name: `guest:new:*`. */
function namesIn(code: string): string[] {
  const plain = code.replace(/\$\{[^}]*\}/g, '*')
  return [...plain.matchAll(/[`'"]([a-z-]+(?::(?:[a-z-]+|\*))*)[`'"]/g)].map(([, name = '']) => name)
}

const named = sources.flatMap((text) => {
  const options = [
    ...text.matchAll(/\bdraft(?:: [^]*?|=\{[^\n}]*)\bname: (.*)|(?:\bdraftName|<DraftedFields name)=\{(.*)/g),
  ]
  const attributes = [...text.matchAll(/ draft=("[a-z-]+")/g)]
  return [...options, ...attributes].flatMap(([, ...found]) => namesIn(found.join('')))
})

/** The dialogs about a row with something to type: their drafts begin with the name of the act. */
const asked = sources.flatMap((text) =>
  [...text.matchAll(/<RowConfirmDialog\b[^]*?<\/RowConfirmDialog>/g)].flatMap(([dialog]) => {
    const parts = [...dialog.matchAll(/<([A-Z]\w+)/g)].map(([, part]) => text.split(`function ${part}(`)[1] ?? '')
    const shown = [dialog, ...parts.map((part) => part.split('\n}\n')[0])].join('')
    const acts = [...dialog.matchAll(/\bact: '([a-z-]+)'/g)].map(([, act]) => `${act}:*`)
    return TEXT_FIELD.test(shown) || /<(?:AnswerMail|BeyondFields)\b/.test(shown) ? acts : []
  }),
)

/** Never kept (`unkept-fields.test.ts`). */
const SECRETS = new Set(['current_password', 'password', 'confirmation', 'name', 'code'])

/** The forms of accounts are one component: their drafts are named by their fields. */
const account = sources.flatMap((text) =>
  [...text.matchAll(/<AccountForm\b[^]*?fields=\{\[([^\]]+)\]\}/g)]
    .map(([, fields = '']) => fields.replace(/[' ]/g, '').split(','))
    .filter((fields) => fields.some((field) => !SECRETS.has(field)))
    .map((fields) => `account:${fields.join('-')}`),
)

test('a browser fills in a form of every draft, and no other draft is named', () => {
  const rows = globSync('tests/journeys/drafted-*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdraft: '([^']+)'/g)].map(([, draft = '']) => draft),
  )
  const drafts = new Set([...named, ...asked, ...account])
  drafts.delete('account:*')
  expect(drafts.size).toBeGreaterThan(40)
  expect(new Set([...rows, ...Object.keys(elsewhere)])).toEqual(drafts)
  expect(Object.values(elsewhere).filter((row) => !rows.includes(row))).toEqual([])
})
