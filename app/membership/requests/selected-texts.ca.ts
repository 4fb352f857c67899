import { de } from '#app/i18n/elision.ts'
import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './selected-texts.es.ts'

export const selectedRequestTexts = pairTexts(es, {
  approve: {
    label: 'Aprova',
    title: (count) => (count === 1 ? 'Vols aprovar 1 sol·licitud?' : `Vols aprovar ${count} sol·licituds?`),
    text: 'Cada persona rep un correu amb l’enllaç per completar les seves dades. Es pot desfer: un correu que ja hagi sortit no torna, però el seu enllaç deixa de funcionar.',
    confirm: 'Aprova',
    busy: 'S’està aprovant…',
    done: (count) =>
      count === 0
        ? 'No se n’ha aprovat cap'
        : count === 1
          ? '1 sol·licitud aprovada'
          : `${count} sol·licituds aprovades`,
    duplicate: 'aprovada sense correu, perquè una altra sol·licitud aprovada té la mateixa adreça.',
    why: { conflict: 'ja no estava pendent.' },
    undone: (count) =>
      count === 0
        ? 'No s’ha desfet res'
        : count === 1
          ? '1 sol·licitud torna a estar pendent'
          : `${count} sol·licituds tornen a estar pendents`,
    hasLeft: {
      no: [],
      perhaps: ['pot ser que el correu ja hagi sortit; el seu enllaç ha deixat de funcionar.'],
      yes: ['el correu ja havia sortit; el seu enllaç ha deixat de funcionar.'],
    },
    withoutLink: (name: string) =>
      `la sol·licitud aprovada ${de(name)}, amb la mateixa adreça, es queda sense enllaç: prem-hi «Reenvia l’enllaç».`,
    whyNotUndone: {
      conflict: 'algú l’ha canviada després.',
      completed: 'ja ha completat les dades; se la pot donar de baixa.',
      'place-taken': 'ha enviat una altra sol·licitud, que està pendent.',
    },
  },
  resend: {
    label: 'Reenvia l’enllaç',
    title: (count) =>
      count === 1 ? 'Vols reenviar l’enllaç a 1 persona?' : `Vols reenviar l’enllaç a ${count} persones?`,
    text: 'Cadascuna torna a rebre el correu amb l’enllaç per completar les seves dades. No es pot desfer.',
    confirm: 'Reenvia',
    busy: 'S’està enviant…',
    done: (count) =>
      count === 0 ? 'No s’ha reenviat cap enllaç' : count === 1 ? '1 enllaç reenviat' : `${count} enllaços reenviats`,
    why: { 'not-approved': 'no està aprovada.', completed: 'ja ha completat les dades.' },
  },
})

export type SelectedRequestTexts = (typeof selectedRequestTexts)['es']
