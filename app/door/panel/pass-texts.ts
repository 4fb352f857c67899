import { al, de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const passTexts = panelTexts({
  title: { es: 'Pases de puerta', ca: 'Passis de porta' },
  door: { es: 'Puerta', ca: 'Porta' },
  event: { es: 'El evento', ca: 'L’esdeveniment' },
  lead: {
    es: 'Para quien ayuda una noche y no tiene cuenta: un enlace que abre la lista de este evento en su teléfono, con nombres, mesas y alergias. Abre desde doce horas antes del comienzo y caduca por sí solo doce horas después; si el evento se aplaza dos días o más, o se cancela, deja de servir.',
    ca: 'Per a qui ajuda una nit i no té compte: un enllaç que obre la llista d’aquest esdeveniment al seu telèfon, amb noms, taules i al·lèrgies. Obre des de dotze hores abans del començament i caduca tot sol dotze hores després; si l’esdeveniment s’ajorna dos dies o més, o es cancel·la, deixa de servir.',
  },
  name: { es: 'Para quién es', ca: 'Per a qui és' },
  nameHint: {
    es: 'El nombre queda en la auditoría junto a lo que marque.',
    ca: 'El nom queda a l’auditoria al costat del que marqui.',
  },
  create: { es: 'Crear pase', ca: 'Crea el passi' },
  busy: { es: 'Creando…', ca: 'S’està creant…' },
  created: { es: 'Pase creado', ca: 'Passi creat' },
  failed: { es: 'No se ha podido crear el pase', ca: 'No s’ha pogut crear el passi' },
  link: { es: (name: string) => `Enlace de ${name}`, ca: (name: string) => `Enllaç ${de(name)}` },
  once: {
    es: 'Cópialo ahora y envíalo solo a esa persona: no se vuelve a mostrar.',
    ca: 'Copia’l ara i envia’l només a aquesta persona: no es torna a mostrar.',
  },
  copy: { es: 'Copiar el enlace', ca: 'Copia l’enllaç' },
  copying: {
    copied: { es: 'Enlace copiado', ca: 'Enllaç copiat' },
    copiedText: { es: 'Envíalo solo a esa persona.', ca: 'Envia’l només a aquesta persona.' },
    copyFailed: { es: 'No se ha podido copiar', ca: 'No s’ha pogut copiar' },
  },
  current: { es: 'Pases que abren la puerta', ca: 'Passis que obren la porta' },
  none: { es: 'No hay ningún pase.', ca: 'No hi ha cap passi.' },
  until: { es: (moment: string) => `hasta el ${moment}`, ca: (moment: string) => `fins ${al(moment)}` },
  revoke: { es: 'Retirar', ca: 'Retira' },
  revokeOf: { es: (name: string) => `Retirar el pase de ${name}`, ca: (name: string) => `Retira el passi ${de(name)}` },
  revoked: { es: 'Pase retirado', ca: 'Passi retirat' },
  revokeFailed: { es: 'No se ha podido retirar el pase', ca: 'No s’ha pogut retirar el passi' },
  refusals: {
    unknown: { es: 'Ya no existe.', ca: 'Ja no existeix.' },
    cancelled: { es: 'El evento está cancelado.', ca: 'L’esdeveniment està cancel·lat.' },
    over: {
      es: 'Han pasado más de doce horas desde el comienzo.',
      ca: 'Han passat més de dotze hores des del començament.',
    },
    'too-many': { es: 'Ya hay veinte pases: retira alguno.', ca: 'Ja hi ha vint passis: retira’n algun.' },
  },
})

export type PassTexts = (typeof passTexts)['es']
