export const es = {
  label: 'Direcciones que no reciben correo',
  /** Several lines follow, one for each. */
  title: (count: string) =>
    count === '1' ? 'Una dirección no recibe correo' : `${count} direcciones no reciben correo`,
  text: 'Corrige la dirección o llama. Los correos se siguen enviando.',
  seeMails: 'Ver correos',
  line: (name: string, address: string) => `${name} · ${address}`,
  reason: (reason: string, kind: string) => `${reason} Último correo: ${kind}.`,
  works: 'Ya funciona',
  worksFailed: 'Error al dar por buena la dirección',
  gone: 'Este correo ya no existe.',
  reasons: {
    noMailbox: 'El buzón no existe.',
    noDomain: 'El servidor de esa dirección no existe o no responde.',
    full: 'El buzón está lleno.',
    disabled: 'El buzón no acepta correo.',
    policy: 'Su servidor rechaza los correos del club: puede no ser culpa de la dirección.',
    refused: (code: string) => `Su servidor lo rechaza (${code}).`,
  },
}
