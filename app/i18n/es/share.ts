export default {
  share: 'Compartir',
  on: (network: string) => `Compartir en ${network} (se abre en otra pestaña)`,
  byMail: 'Enviar por email',
  copy: 'Copiar la URL',
  copied: 'Copiado',
  copiedText: 'La URL ha sido copiada al portapapeles',
  copyFailed: 'No se ha podido copiar la URL',
}
