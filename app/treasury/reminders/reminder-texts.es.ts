export const es = {
  title: 'Recordatorios',
  lead: 'Quien tiene algo vencido desde hace 7 días recibe un primer recordatorio; a los 21, el segundo, y nunca antes de 14 días después del primero. No entra lo que está en una remesa, ni una cuenta retenida, ni quien ha fallecido. Ninguno sale si no pulsas el botón.',
  more: (shown: number, all: number) =>
    `Se ven los ${shown} más antiguos de ${all}. Los demás salen cuando envíes estos.`,
  none: 'Hoy no hay a quién recordar nada.',
  label: 'Recordatorios por enviar',
  heads: {
    name: 'Socio',
    account: 'Cuenta',
    since: 'Vencido desde',
    amount: 'Importe',
    level: 'Recordatorio',
    mail: 'Correo',
  },
  levels: { 1: 'Primero', 2: 'Segundo' },
  preview: 'Cómo es el correo',
  subject: 'Asunto',
  end: 'Al final',
  previewNote: 'Cada socio lo recibe en su idioma, con lo que debe y un enlace a su cuenta.',
  send: {
    label: 'Enviar recordatorio',
    title: (count: number) => (count === 1 ? '¿Enviar 1 recordatorio?' : `¿Enviar ${count} recordatorios?`),
    text: 'Cada persona recibe un correo con lo que tiene vencido y cómo pagarlo. No se puede deshacer.',
    confirm: 'Enviar',
    busy: 'Enviando…',
    failed: 'Error al enviar los recordatorios',
    done: (count: number) =>
      count === 0
        ? 'No se ha enviado ninguno'
        : count === 1
          ? '1 recordatorio enviado'
          : `${count} recordatorios enviados`,
    why: { 'nothing-new': 'ya se le ha recordado, o ya no debe lo mismo.' },
  },
}
