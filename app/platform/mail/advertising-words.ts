/** Words of advertising and fraud that no name contains, without accents: Spanish, Catalan, English. */
export const advertisingWords: ReadonlySet<string> = new Set(
  `
  http https www web website com net org info online link enlace enllac url punto punt dot barra slash arroba
  click clic clica clicka haz fes pulsa prem visita entra aqui here ahora ara now ya hoy avui today
  gana ganas ganar ganado ganador ganadora guanya guanyes guanyar guanyador win wins winner won premio premios premi premis prize sorteo sorteig
  dinero diners money cash euro euros eur usd dolar dolares dolars dollar dollars bitcoin bitcoins crypto cripto btc gratis free regalo regal gift
  bono bonus oferta ofertas oferte ofertes offer descuento descuentos descompte descomptes discount promo promocion promocio
  casino casinos apuesta apuestas aposta apostes bet bets poker ruleta loteria lottery jackpot
  prestamo prestamos prestec prestecs loan loans credito credits inversion inversio invest
  viagra cialis sexo sexe sex porno porn xxx
  urgente urgent llama llamar truca trucar call whatsapp telegram telefono telefon phone sms
  compra comprar buy password contrasena contrasenya verifica verifique verify cuenta compte account banco banc bank paypal bizum
  `
    .trim()
    .split(/\s+/),
)
