import { expect, test } from 'vitest'
import { parseForm } from '#tests/harness/parse-form.ts'
import { missingTexts } from '#app/messages/panel/forms.ts'
import { messageSchema } from './forms.ts'

const filled = {
  message_id: '0b7c5a3e-6a54-4c7e-9b0e-2f4f6f1f2a11',
  version: '0',
  audience: 'booked',
  subject: 'Dónde\n aparcar',
  body: 'Hola, {nombre}',
  subject_ca: '',
  body_ca: '',
  when: 'at',
  send_at: '',
}

const parse = (given: Partial<typeof filled>) => parseForm(messageSchema, { ...filled, ...given })

test('An unknown placeholder is refused at its field, which names it, and what was typed is sent back', () => {
  const refused = parse({ body: 'Hola, {apellido} {mote}', subject_ca: 'On {nom' }).reply()
  expect(refused.error).toEqual({
    body: ['unknownPlaceholder {apellido}, {mote}'],
    subject_ca: ['unknownPlaceholder {'],
  })
  expect(refused.initialValue).toMatchObject({ body: 'Hola, {apellido} {mote}', subject_ca: 'On {nom' })
})

test('A subject is one line, and a time may be missing: the server asks for it', () => {
  const parsed = parse({})
  expect(parsed.status === 'success' && parsed.value).toMatchObject({ subject: 'Dónde aparcar', send_at: '' })
})

test('Texts that are missing are named at their fields', () => {
  const texts = { subject: 'a', body: '', subject_ca: '', body_ca: '' }
  expect(missingTexts(texts, ['es'])).toEqual({ body: ['textMissing'] })
  expect(Object.keys(missingTexts(texts, ['ca']))).toEqual(['subject_ca', 'body_ca'])
})
