import { panelTexts } from '#app/i18n/panel-texts.ts'

export const bounceTexts = panelTexts({
  label: { es: 'Direcciones que no reciben correo', ca: 'Adreces que no reben correu' },
  /** Several lines follow, one for each. */
  title: {
    es: (count: string) =>
      count === '1' ? 'Una dirección no recibe correo' : `${count} direcciones no reciben correo`,
    ca: (count: string) => (count === '1' ? 'Una adreça no rep correu' : `${count} adreces no reben correu`),
  },
  text: {
    es: 'Corrige la dirección o llama. Los correos se siguen enviando.',
    ca: 'Corregeix l’adreça o truca. Els correus es continuen enviant.',
  },
  seeMails: { es: 'Ver correos', ca: 'Mostra els correus' },
  line: {
    es: (name: string, address: string) => `${name} · ${address}`,
    ca: (name: string, address: string) => `${name} · ${address}`,
  },
  reason: {
    es: (reason: string, kind: string) => `${reason} Último correo: ${kind}.`,
    ca: (reason: string, kind: string) => `${reason} Últim correu: ${kind}.`,
  },
  works: { es: 'Ya funciona', ca: 'Ja funciona' },
  worksFailed: { es: 'Error al dar por buena la dirección', ca: 'Error en donar per bona l’adreça' },
  gone: { es: 'Este correo ya no existe.', ca: 'Aquest correu ja no existeix.' },
  reasons: {
    noMailbox: { es: 'El buzón no existe.', ca: 'La bústia no existeix.' },
    noDomain: {
      es: 'El servidor de esa dirección no existe o no responde.',
      ca: 'El servidor d’aquesta adreça no existeix o no respon.',
    },
    full: { es: 'El buzón está lleno.', ca: 'La bústia és plena.' },
    disabled: { es: 'El buzón no acepta correo.', ca: 'La bústia no accepta correu.' },
    policy: {
      es: 'Su servidor rechaza los correos del club: puede no ser culpa de la dirección.',
      ca: 'El seu servidor rebutja els correus del club: potser no és culpa de l’adreça.',
    },
    refused: {
      es: (code: string) => `Su servidor lo rechaza (${code}).`,
      ca: (code: string) => `El seu servidor el rebutja (${code}).`,
    },
  },
})

export type BounceTexts = (typeof bounceTexts)['es']
