import { pairTexts } from '#app/i18n/panel-texts.ts'
import { al, de } from '#app/i18n/elision.ts'
import { es } from './pass-texts.es.ts'

export const passTexts = pairTexts(es, {
  title: 'Passis de porta',
  door: 'Porta',
  event: 'L’esdeveniment',
  lead: 'Per a qui ajuda una nit i no té compte: un enllaç que obre la llista d’aquest esdeveniment al seu telèfon, amb noms, taules i al·lèrgies. Obre des de dotze hores abans del començament i caduca tot sol dotze hores després; si l’esdeveniment s’ajorna dos dies o més, o es cancel·la, deixa de servir.',
  name: 'Per a qui és',
  nameHint: 'El nom queda a l’auditoria al costat del que marqui.',
  create: 'Crea el passi',
  busy: 'S’està creant…',
  created: 'Passi creat',
  failed: 'No s’ha pogut crear el passi',
  link: (name) => `Enllaç ${de(name)}`,
  once: 'Copia’l ara i envia’l només a aquesta persona: no es torna a mostrar.',
  copy: 'Copia l’enllaç',
  copying: {
    copied: 'Enllaç copiat',
    copiedText: 'Envia’l només a aquesta persona.',
    copyFailed: 'No s’ha pogut copiar',
  },
  current: 'Passis que obren la porta',
  none: 'No hi ha cap passi.',
  until: (moment) => `fins ${al(moment)}`,
  revoke: 'Retira',
  revokeOf: (name) => `Retira el passi ${de(name)}`,
  revoked: 'Passi retirat',
  revokeFailed: 'No s’ha pogut retirar el passi',
  refusals: {
    unknown: 'Ja no existeix.',
    cancelled: 'L’esdeveniment està cancel·lat.',
    over: 'Han passat més de dotze hores des del començament.',
    'too-many': 'Ja hi ha vint passis: retira’n algun.',
  },
})

export type PassTexts = (typeof passTexts)['es']
