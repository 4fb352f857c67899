import { shownCatalan as ca } from './shown-texts.ts'
import { calendarInbox } from '../harness/calendar-inbox.ts'
import { mailsIn } from '../harness/mailbox.ts'
import {
  alive,
  expect,
  expectAccessibleAtAnyWidth,
  inDatabase,
  makeDinner,
  MOVING,
  passTimeAtOnce,
  test,
} from './journey.ts'
import { enterPanel, linkTo, openScreen, someone } from './people.ts'

const t = ca.party
const form = ca.events.registration

test.use({ ...MOVING, viewport: { width: 390, height: 844 }, locale: 'ca' })

test('a table of six, a couple that waits for seats, and a dinner that begins later', async ({ page, browser }) => {
  test.slow()
  const title = someone('Sopar').split('@')[0] ?? ''
  const dinner = await makeDinner(title, 20)
  const [joana, puig] = [someone('joana'), someone('puig')]

  // Joana books for six on her phone; the names follow.
  await page.goto(`/ca/eventos/${dinner}/inscripcion`)
  await alive(page)
  for (let guests = 1; guests < 6; guests++) await page.getByRole('button', { name: form.more }).click()
  await page.getByLabel(form.fullName).first().fill('Joana Vila i Puig')
  await page.getByLabel(form.email).fill(joana)
  await page.getByLabel(ca.forms.privacy.link).check()
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('button', { name: form.submitParty }).click()
  await expect(page.getByRole('heading', { name: form.done })).toBeInViewport()
  await expect(page.getByRole('heading', { name: form.done })).toBeFocused()
  await expect.poll(() => subjectsTo(joana)).toEqual([`La teva reserva per a 6 a «${title} (ca)»`])

  await page.goto(await linkTo(joana, '/ca/reserva?token='))
  await expect(page.getByRole('heading', { name: t.title(6) })).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await alive(page)
  for (const [index, name] of ['Martí Soler', 'Aina Rovira', 'Pau Vila'].entries()) {
    const row = page.locator('details.person').nth(index + 1)
    if ((await row.getAttribute('open')) === null) await row.locator('.person-head').click()
    await row.getByLabel(form.fullName).fill(name)
  }
  await page.getByRole('button', { name: t.guests.save }).click()
  await expect(page.getByText(t.done.saved())).toBeVisible()
  await expect(page.locator('b', { hasText: 'Aina Rovira' })).toBeVisible()

  // The restaurant has seven chairs, so one is left: a couple waits.
  await inDatabase((sql) => sql`update events set max_participants = 7 where id = ${dinner}`)
  const couple = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await passTimeAtOnce(couple)
  await couple.goto(`${process.env.SITE_URL}/ca/eventos/${dinner}/espera`)
  await alive(couple)
  await expect(couple.getByText(form.registeringFor)).toHaveCount(0)
  await couple.getByRole('button', { name: form.more }).click()
  await couple.getByLabel(form.fullName).fill('Núria Puig')
  await couple.getByLabel(form.email).fill(puig)
  await couple.getByLabel(ca.forms.privacy.link).check()
  await couple.getByRole('button', { name: t.join.submit }).click()
  await expect(couple.getByRole('heading', { name: t.join.done(2) })).toBeInViewport()
  const link = await linkTo(puig, '/ca/reserva?token=')
  await couple.goto(process.env.SITE_URL + link)
  await expect(couple.getByRole('heading', { name: t.waiting.title(2) })).toBeVisible()
  await expectAccessibleAtAnyWidth(couple)

  // One of the six stays at home: the couple fits.
  await alive(page)
  await page.getByRole('button', { name: t.size.less }).click()
  await page.getByRole('button', { name: t.size.save }).click()
  await expect(page.getByRole('heading', { name: t.title(5) })).toBeVisible()
  const desk = await (await browser.newContext({ locale: 'es' })).newPage()
  await enterPanel(desk)
  await expect.poll(() => subjectsTo(puig)).toHaveLength(2)
  await couple.reload()
  await expect(couple.getByRole('heading', { level: 1 })).toContainText('Hi ha lloc per a 2.')
  await expectAccessibleAtAnyWidth(couple)
  // Who comes can be said at once, and accepted below it.
  const names = couple.locator('details').filter({ hasText: t.offered.names(2) })
  await names.locator('summary').first().click()
  await names.locator('details.person').nth(1).locator('.person-head').click()
  await names.getByLabel(form.fullName).nth(1).fill('Oriol Puig')
  await names.getByRole('button', { name: t.offered.accept, exact: true }).click()
  await expect(couple.getByText(t.done.accepted(2))).toBeVisible()
  await expect(couple.locator('b', { hasText: 'Oriol Puig' })).toBeVisible()
  await expect.poll(() => subjectsTo(puig)).toHaveLength(3)

  // The secretary moves the hour, and is asked whom to tell.
  await openScreen(desk, `${process.env.SITE_URL}/admin/eventos/${dinner}`, 'Editar evento')
  const date = desk.getByLabel('Fecha y hora')
  const [day] = (await date.inputValue()).split('T')
  await date.fill(`${day}T22:15`)
  await desk.getByRole('button', { name: 'Guardar evento' }).click()
  const question = desk.getByRole('dialog')
  await expect(question.getByText('Canvia l’hora de')).toBeVisible()
  await expectAccessibleAtAnyWidth(desk)
  await question.getByRole('button', { name: 'Avisar a 2 personas' }).click()
  await expect(desk.getByText('Evento actualizado con éxito').first()).toBeVisible()

  const changed = `Canvia l’hora de «${title} (ca)»`
  await expect.poll(() => subjectsTo(joana).then((subjects) => subjects.at(-1))).toBe(changed)
  await expect.poll(() => subjectsTo(puig).then((subjects) => subjects.at(-1))).toBe(changed)
  expect(await subjectsTo(joana)).toHaveLength(3)
  expect(await subjectsTo(puig)).toHaveLength(4)
  const [event] = await inDatabase<{ date: Date; registered: number; held: number }>(
    (sql) => sql`select date, registered, held from events where id = ${dinner}`,
  )
  expect(event).toMatchObject({ registered: 7, held: 0 })
  for (const address of [joana, puig])
    expect(await calendarOf(address)).toEqual([
      { uid: expect.stringMatching(/^party-/), start: event?.date.toISOString() },
    ])
})

const mailsTo = async (address: string) =>
  (await mailsIn(process.env.SITE_DATA ?? '')).filter(({ to }) => to?.[0]?.address === address)

const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject)

/** What a calendar shows that has received every mail of the address. */
async function calendarOf(address: string) {
  const inbox = calendarInbox()
  for (const { attachments } of await mailsTo(address))
    for (const { mimeType, content } of attachments)
      if (mimeType === 'text/calendar')
        inbox.receive({ content: typeof content === 'string' ? content : new TextDecoder().decode(content) })
  return inbox.entries()
}
