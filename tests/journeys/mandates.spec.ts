import ca from '#app/i18n/ca/index.ts'
import es from '#app/i18n/es/index.ts'
import { IBAN, insertCreditor } from '../harness/insert-creditor.ts'
import { alive, expect, expectAccessibleAtAnyWidth, inDatabase, mailTo, makeApprovedRequest, test } from './journey.ts'
import { memberForms } from './drafted-forms.ts'
import { someone } from './people.ts'
import type { Page } from '@playwright/test'

const OTHER_IBAN = 'DE89 3704 0044 0532 0130 00'
const languages = [
  ['es', '', es],
  ['ca', '/ca', ca],
] as const

/** An account outside the EEA has more fields, which come with the country of its IBAN. */
async function typeAbroad(page: Page, { mandates: t }: typeof es | typeof ca) {
  const bic = page.getByLabel(t.abroad.bic)
  await expect(bic).toBeHidden()
  await page.getByLabel(t.iban).fill('ad12')
  await expect(bic).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await page.getByLabel(t.iban).fill('ES91')
  await expect(bic).toBeHidden()
  await page.getByLabel(t.iban).fill('')
}

/** The account and the signature of an order, on any page that has one. */
async function sign(page: Page, { mandates: t }: typeof es | typeof ca, iban: string, holder: string) {
  await page.getByLabel(t.iban).fill(iban)
  await page.getByLabel(t.holder, { exact: false }).first().fill(holder)
  await page.getByLabel(t.signature).fill(holder.toUpperCase())
  await page.getByLabel(t.confirm).check()
}

for (const [language, home, texts] of languages) {
  test(`a new member signs the order on the completion page (${language})`, async ({ page }) => {
    await inDatabase((sql) => insertCreditor(sql, '2026-01-01'))
    const email = someone('aina')
    await page.goto(home + (await makeApprovedRequest(email)))
    await alive(page)
    const words = page.locator('.mandate-words')
    await expect(words).toBeHidden()
    await page.getByLabel(texts.mandates.directDebit).check()
    await expect(words).toContainText('ES77000B85626240')
    await expectAccessibleAtAnyWidth(page)
    await typeAbroad(page, texts)

    await page.getByRole('button', { name: texts.completion.submit }).click()
    await expect(page.getByText(texts.forms.errors.ibanInvalid)).toBeVisible()
    await sign(page, texts, IBAN, 'Clara Vidal Roca')
    await page.getByRole('checkbox', { name: texts.forms.privacy.link }).check()
    await page.getByRole('button', { name: texts.completion.submit }).click()
    await expect(page.getByRole('heading', { level: 1, name: texts.completion.done })).toBeVisible()
    const [mandate] = await inDatabase(
      (sql) => sql<{ status: string; via: string }[]>`
        select m.status, m.via from mandates m join socios s on s.id = m.account_id where s.email = ${email}`,
    )
    expect(mandate).toEqual({ status: 'active', via: 'screen' })
    expect((await mailTo(email)).text).toBeDefined()
  })

  test(`a member changes the account, prints the order and ends it (${language})`, async ({ page }) => {
    await memberForms(page)
    await page.goto(`${home}/mis-cenas/cuenta/orden`)
    const { own: t } = texts.mandates
    await alive(page)
    await expect(page.getByText(t.none)).toBeVisible()
    await expectAccessibleAtAnyWidth(page)
    await typeAbroad(page, texts)
    await page.getByRole('button', { name: t.sign }).click()
    await expect(page.getByText(texts.forms.errors.ibanInvalid)).toBeVisible()
    await sign(page, texts, IBAN, 'Clara Vidal')
    await page.getByRole('button', { name: t.sign }).click()
    await expect(page.getByText(t.done.signed)).toBeVisible()
    await expect(page.getByText('•••• 1332')).toBeVisible()

    await alive(page)
    await sign(page, texts, OTHER_IBAN, 'Clara Vidal')
    await page.getByRole('button', { name: t.sign }).click()
    await expect(page.getByText('•••• 3000')).toBeVisible()
    await expectAccessibleAtAnyWidth(page)

    await page.getByRole('link', { name: t.sheet }).click()
    await expect(page.getByText('•••• 3000')).toBeVisible()
    await expect(page.getByText('C. V.', { exact: true })).toBeVisible()
    await expect(page.getByText(OTHER_IBAN)).toBeHidden()
    await expectAccessibleAtAnyWidth(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.header')).toBeHidden()
    await expect(page.getByText(t.printed.print)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    await page.getByRole('link', { name: t.printed.back }).click()
    await alive(page)
    await page.getByLabel(t.endConfirm).check()
    await page.getByRole('button', { name: t.end }).click()
    await expect(page.getByText(t.done.ended)).toBeVisible()
    await expect(page.getByText(t.none)).toBeVisible()
  })
}
