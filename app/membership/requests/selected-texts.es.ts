export const es = {
  approve: {
    label: 'Aprobar',
    title: (count: number) => (count === 1 ? '¿Aprobar 1 solicitud?' : `¿Aprobar ${count} solicitudes?`),
    text: 'Cada persona recibe un correo con el enlace para completar sus datos. Se puede deshacer: un correo que ya haya salido no vuelve, pero su enlace deja de funcionar.',
    confirm: 'Aprobar',
    busy: 'Aprobando…',
    done: (count: number) =>
      count === 0
        ? 'No se ha aprobado ninguna'
        : count === 1
          ? '1 solicitud aprobada'
          : `${count} solicitudes aprobadas`,
    duplicate: 'aprobada sin correo, porque otra solicitud aprobada tiene el mismo email.',
    why: { conflict: 'ya no estaba pendiente.' },
    undone: (count: number) =>
      count === 0
        ? 'No se ha deshecho nada'
        : count === 1
          ? '1 solicitud vuelve a estar pendiente'
          : `${count} solicitudes vuelven a estar pendientes`,
    hasLeft: {
      no: [],
      perhaps: ['puede que el correo ya haya salido; su enlace ha dejado de funcionar.'],
      yes: ['el correo ya había salido; su enlace ha dejado de funcionar.'],
    },
    withoutLink: (name: string) =>
      `la solicitud aprobada de ${name}, con el mismo email, se queda sin enlace: pulsa en ella «Reenviar enlace».`,
    whyNotUndone: {
      conflict: 'alguien la ha cambiado después.',
      completed: 'ya ha completado sus datos; se le puede dar de baja.',
      'place-taken': 'ha enviado otra solicitud, que está pendiente.',
    },
  },
  resend: {
    label: 'Reenviar enlace',
    title: (count: number) =>
      count === 1 ? '¿Reenviar el enlace a 1 persona?' : `¿Reenviar el enlace a ${count} personas?`,
    text: 'Cada una recibe otra vez el correo con el enlace para completar sus datos. No se puede deshacer.',
    confirm: 'Reenviar',
    busy: 'Enviando…',
    done: (count: number) =>
      count === 0
        ? 'No se ha reenviado ningún enlace'
        : count === 1
          ? '1 enlace reenviado'
          : `${count} enlaces reenviados`,
    why: { 'not-approved': 'no está aprobada.', completed: 'ya ha completado sus datos.' },
  },
}
