import { expect, test } from 'vitest'
import { LIFETIMES_MS } from '#app/accounts/tokens.server.ts'
import { textsOf, mailTextsOf } from '#app/i18n/texts.server.ts'

const minutes = (ms: number) => ms / 60_000
const textOf = (texts: unknown): string =>
  JSON.stringify(texts, (_, value: unknown) => (typeof value === 'function' ? String(value) : value))

test('A mailed link is valid as long as its mail and its page say', () => {
  const { 'second-factor': _, ...mailed } = LIFETIMES_MS
  const lifetimes = Object.fromEntries(Object.entries(mailed).map(([kind, ms]) => [kind, minutes(ms)]))
  expect(lifetimes).toEqual({
    'sign-up': 24 * 60,
    'reset-password': 30,
    invitation: 7 * 24 * 60,
    'member-sign-in': 20,
    mandate: 7 * 24 * 60,
  })
  for (const [language, hours, days] of [
    ['es', '24 horas', '7 días'],
    ['ca', '24 hores', '7 dies'],
  ] as const) {
    const { accounts, mandates, memberSignIn } = mailTextsOf[language]
    expect(textOf(accounts.verify)).toContain(hours)
    expect(textOf({ ...accounts.reset, moved: null })).toContain('30 minut')
    expect(textOf(accounts.invitation)).toContain(days)
    expect(textOf(accounts.reset.moved)).toContain(days)
    expect(textOf(mandates.request)).toContain(days)
    expect(textOf(memberSignIn)).toContain('20 minut')
    expect(textOf(textsOf[language].accounts)).toContain('30 minut')
    expect(textOf(textsOf[language].members)).toContain('20 minut')
  }
})
