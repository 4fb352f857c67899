import type { Texts } from '../es/index.ts'

export default {
  share: 'Comparteix',
  on: (network) => `Comparteix a ${network} (s’obre en una altra pestanya)`,
  byMail: 'Envia per correu electrònic',
  copy: 'Copia l’URL',
  copied: 'Copiat',
  copiedText: 'L’URL s’ha copiat al porta-retalls',
  copyFailed: 'No s’ha pogut copiar l’URL',
} satisfies Texts['share']
