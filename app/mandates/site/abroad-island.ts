import { isAbroad } from '#app/banking/iban.ts'

/** Shows the fields of an account outside the EEA while its IBAN is typed. */
export default function startAbroad(fields: HTMLElement) {
  const iban = fields.closest('form')?.querySelector<HTMLInputElement>('input[name="mandate_iban"]')
  iban?.addEventListener('input', () => (fields.hidden = !isAbroad(iban.value)))
}
