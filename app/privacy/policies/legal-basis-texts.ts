/** Articles of the GDPR that several policies name. */
export const precontract = {
  es: 'Gestiones previas al contrato (art. 6.1.b)',
  ca: 'Gestions prèvies al contracte (art. 6.1.b)',
}
export const contract = { es: 'Contrato (art. 6.1.b)', ca: 'Contracte (art. 6.1.b)' }
export const interest = { es: 'Interés legítimo (art. 6.1.f)', ca: 'Interès legítim (art. 6.1.f)' }
