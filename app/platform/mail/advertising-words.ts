/** Words of advertising and fraud that no name contains, without accents: Spanish, Catalan, English. */
export const advertisingWords: ReadonlySet<string> = new Set(
  `
  http https www web website com net org info online link enlace enllac url punto punt dot slash arroba
  click clic clica clicka haz fes pulsa prem visita entra aqui here ahora now ya hoy avui today
  gana ganas ganar ganado ganador ganadora guanya guanyes guanyar guanyador win wins winner won premio premios premi premis prize sorteo sorteig
  dinero diners money cash euro euros eur usd dolar dolares dolars dollar dollars bitcoin bitcoins crypto cripto btc gratis free regalo gift
  bonus oferta ofertas oferte ofertes offer descuento descuentos descompte descomptes discount promo promocion promocio
  casino casinos apuesta apuestas aposta apostes bets poker ruleta loteria lottery jackpot
  prestamo prestamos prestec prestecs loans credito credits inversion inversio invest
  viagra cialis sexo sexe sex porno porn xxx
  urgente urgent llamar truca trucar whatsapp telegram telefono telefon phone sms
  compra comprar buy password contrasena contrasenya verifica verifique verify cuenta account banco banc bank paypal bizum
  `
    .trim()
    .split(/\s+/),
)

/** The same, of words that are names too: one or two make a name («Berta Compte i Barra»), more an advertisement. */
export const namesThatAdvertise: ReadonlySet<string> = new Set(
  'ara barra bet bono call compte llama loan regal'.split(' '),
)

/** Hands that point, money, games, telephones and warnings. */
export const advertisingDrawing =
  /[\u203C\u260E\u261D\u26A0\u2705\u2757\u{1F381}\u{1F3B0}\u{1F3B2}\u{1F3C6}\u{1F446}-\u{1F449}\u{1F4B0}\u{1F4B3}-\u{1F4B8}\u{1F4DE}\u{1F4F1}\u{1F517}\u{1F51E}\u{1F525}\u{1F911}]/u
