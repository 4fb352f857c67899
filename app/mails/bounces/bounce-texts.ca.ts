import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './bounce-texts.es.ts'

export const bounceTexts = pairTexts(es, {
  label: 'Adreces que no reben correu',
  title: (count) => (count === '1' ? 'Una adreça no rep correu' : `${count} adreces no reben correu`),
  text: 'Corregeix l’adreça o truca. Els correus es continuen enviant.',
  seeMails: 'Mostra els correus',
  line: (name, address) => `${name} · ${address}`,
  reason: (reason, kind) => `${reason} Últim correu: ${kind}.`,
  works: 'Ja funciona',
  worksFailed: 'Error en donar per bona l’adreça',
  gone: 'Aquest correu ja no existeix.',
  reasons: {
    noMailbox: 'La bústia no existeix.',
    noDomain: 'El servidor d’aquesta adreça no existeix o no respon.',
    full: 'La bústia és plena.',
    disabled: 'La bústia no accepta correu.',
    policy: 'El seu servidor rebutja els correus del club: potser no és culpa de l’adreça.',
    refused: (code) => `El seu servidor el rebutja (${code}).`,
  },
})

export type BounceTexts = (typeof bounceTexts)['es']
