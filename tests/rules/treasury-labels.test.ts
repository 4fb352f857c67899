import { expect, test } from 'vitest'
import ca from '#app/i18n/ca/index.ts'
import es from '#app/i18n/es/index.ts'
import { stringsOf } from '#tests/harness/strings-of.ts'

/** As the treasury was asked for, in both languages. */
const labels = {
  es: [
    'Mi cuenta',
    'Pendiente de pago',
    'Próximo cargo',
    'Orden de domiciliación',
    'Cambiar de cuenta',
    'Dar de baja',
    'Recibo devuelto',
    'Justificante de pago (no es factura)',
  ],
  ca: [
    'El meu compte',
    'Pendent de pagament',
    'Pròxim càrrec',
    'Ordre de domiciliació',
    'Canviar de compte',
    'Donar de baixa',
    'Rebut retornat',
    'Justificant de pagament (no és factura)',
  ],
}

test.each(Object.entries({ es, ca }))('What a member reads of the treasury has its names (%s)', (language, texts) => {
  const asked = labels[language as keyof typeof labels]
  expect(stringsOf([texts.ownAccount, texts.mandates])).toEqual(expect.arrayContaining(asked))
})
