/** A form that is sent within its page, and what is said when it was not saved. */
export default {
  now: 'Enviando…',
  offline:
    'No hay conexión. No se ha enviado nada y lo que has escrito sigue aquí: inténtalo de nuevo cuando vuelva la red.',
  noAnswer: 'No hemos recibido respuesta. Lo que has escrito sigue aquí: inténtalo de nuevo.',
  unavailable:
    'Ahora mismo no podemos guardarlo. Lo que has escrito sigue aquí: inténtalo de nuevo dentro de un momento.',
  signedOut:
    'Tu sesión ha terminado. Lo que has escrito sigue aquí: entra de nuevo en otra pestaña y vuelve a enviarlo.',
  signIn: 'Entrar',
}
