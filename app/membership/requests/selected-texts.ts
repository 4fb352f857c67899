import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const selectedRequestTexts = panelTexts({
  approve: {
    label: { es: 'Aprobar', ca: 'Aprova' },
    title: {
      es: (count: number) => (count === 1 ? '¿Aprobar 1 solicitud?' : `¿Aprobar ${count} solicitudes?`),
      ca: (count: number) => (count === 1 ? 'Vols aprovar 1 sol·licitud?' : `Vols aprovar ${count} sol·licituds?`),
    },
    text: {
      es: 'Cada persona recibe un correo con el enlace para completar sus datos. Se puede deshacer: un correo que ya haya salido no vuelve, pero su enlace deja de funcionar.',
      ca: 'Cada persona rep un correu amb l’enllaç per completar les seves dades. Es pot desfer: un correu que ja hagi sortit no torna, però el seu enllaç deixa de funcionar.',
    },
    confirm: { es: 'Aprobar', ca: 'Aprova' },
    busy: { es: 'Aprobando…', ca: 'S’està aprovant…' },
    done: {
      es: (count: number) =>
        count === 0
          ? 'No se ha aprobado ninguna'
          : count === 1
            ? '1 solicitud aprobada'
            : `${count} solicitudes aprobadas`,
      ca: (count: number) =>
        count === 0
          ? 'No se n’ha aprovat cap'
          : count === 1
            ? '1 sol·licitud aprovada'
            : `${count} sol·licituds aprovades`,
    },
    duplicate: {
      es: 'aprobada sin correo, porque otra solicitud aprobada tiene el mismo email.',
      ca: 'aprovada sense correu, perquè una altra sol·licitud aprovada té la mateixa adreça.',
    },
    why: { conflict: { es: 'ya no estaba pendiente.', ca: 'ja no estava pendent.' } },
    undone: {
      es: (count: number) =>
        count === 0
          ? 'No se ha deshecho nada'
          : count === 1
            ? '1 solicitud vuelve a estar pendiente'
            : `${count} solicitudes vuelven a estar pendientes`,
      ca: (count: number) =>
        count === 0
          ? 'No s’ha desfet res'
          : count === 1
            ? '1 sol·licitud torna a estar pendent'
            : `${count} sol·licituds tornen a estar pendents`,
    },
    hasLeft: {
      no: { es: [], ca: [] },
      perhaps: {
        es: ['puede que el correo ya haya salido; su enlace ha dejado de funcionar.'],
        ca: ['pot ser que el correu ja hagi sortit; el seu enllaç ha deixat de funcionar.'],
      },
      yes: {
        es: ['el correo ya había salido; su enlace ha dejado de funcionar.'],
        ca: ['el correu ja havia sortit; el seu enllaç ha deixat de funcionar.'],
      },
    },
    withoutLink: {
      es: (name: string) =>
        `la solicitud aprobada de ${name}, con el mismo email, se queda sin enlace: pulsa en ella «Reenviar enlace».`,
      ca: (name: string) =>
        `la sol·licitud aprovada ${de(name)}, amb la mateixa adreça, es queda sense enllaç: prem-hi «Reenvia l’enllaç».`,
    },
    whyNotUndone: {
      conflict: { es: 'alguien la ha cambiado después.', ca: 'algú l’ha canviada després.' },
      completed: {
        es: 'ya ha completado sus datos; se le puede dar de baja.',
        ca: 'ja ha completat les dades; se la pot donar de baixa.',
      },
      'place-taken': {
        es: 'ha enviado otra solicitud, que está pendiente.',
        ca: 'ha enviat una altra sol·licitud, que està pendent.',
      },
    },
  },
  resend: {
    label: { es: 'Reenviar enlace', ca: 'Reenvia l’enllaç' },
    title: {
      es: (count: number) =>
        count === 1 ? '¿Reenviar el enlace a 1 persona?' : `¿Reenviar el enlace a ${count} personas?`,
      ca: (count: number) =>
        count === 1 ? 'Vols reenviar l’enllaç a 1 persona?' : `Vols reenviar l’enllaç a ${count} persones?`,
    },
    text: {
      es: 'Cada una recibe otra vez el correo con el enlace para completar sus datos. No se puede deshacer.',
      ca: 'Cadascuna torna a rebre el correu amb l’enllaç per completar les seves dades. No es pot desfer.',
    },
    confirm: { es: 'Reenviar', ca: 'Reenvia' },
    busy: { es: 'Enviando…', ca: 'S’està enviant…' },
    done: {
      es: (count: number) =>
        count === 0
          ? 'No se ha reenviado ningún enlace'
          : count === 1
            ? '1 enlace reenviado'
            : `${count} enlaces reenviados`,
      ca: (count: number) =>
        count === 0 ? 'No s’ha reenviat cap enllaç' : count === 1 ? '1 enllaç reenviat' : `${count} enllaços reenviats`,
    },
    why: {
      'not-approved': { es: 'no está aprobada.', ca: 'no està aprovada.' },
      completed: { es: 'ya ha completado sus datos.', ca: 'ja ha completat les dades.' },
    },
  },
})

export type SelectedRequestTexts = (typeof selectedRequestTexts)['es']
