import type { Language } from '#app/i18n/language.ts'

const facts = {
  es: 'hemos|estamos|somos|podemos|queremos|tenemos|vamos|sabemos|tomamos|conocemos|vemos|creemos',
  ca: 'hem|estem|som|podem|volem|tenim|anem|sabem|coneixem|veiem|creiem|quan|dimarts|últim',
}

/**
 * How sentences promise: what we do and will do, what somebody will get, what is erased or ends, how long something
 * takes or lasts, never and always, refunds.
 */
const promising: Record<Language, RegExp> = {
  es: new RegExp(
    [
      String.raw`(?<!\p{L})(?!(?:${facts.es})(?!\p{L}))\p{L}+(?:amos|emos|imos)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:en|a los|dentro de|durante|después de|antes de|hasta) (?:…|\d+|un|una|dos|tres|pocos|el mismo) ?.{0,12}(?:minuto|hora|día|semana|mes)`,
      String.raw`(?<!\p{L})se (?:borra|elimina|guarda|avisa|publica|envía|manda|muestra|comparte|queda|ofrece|devuelve)`,
      String.raw`(?<!\p{L})borra(?:rá|n|da|do)(?!\p{L})|(?<!\p{L})caduca|(?<!\p{L})deja(?:rá)? de(?!\p{L})`,
      String.raw`(?<!\p{L})(?:nunca|siempre|jamás|nadie)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:llegan?|tuya|tuyo|vuestra|te avisa|te llega)(?!\p{L})`,
      String.raw`(?<!\p{L})\p{L}+r(?:á|án|ás|emos|éis)(?!\p{L})`,
      'queda libre|sin coste|gratis|íntegro|reembolso|devolución',
    ].join('|'),
    'iu',
  ),
  ca: new RegExp(
    [
      String.raw`(?<!\p{L})(?:us|et|te|t’|li|els|les|ho|l’|en|s’) ?(?!(?:${facts.ca})(?!\p{L}))\p{L}{3,}(?:em|im)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:al cap de|d’aquí a|durant|abans de|com a màxim) (?:…|\d+|un|una|dos|dues|tres|pocs|uns) ?.{0,12}(?:minut|hora|hores|dia|dies|setman|mes)`,
      String.raw`(?<!\p{L})s’esborr(?:a|en)(?!\p{L})|(?<!\p{L})deixa(?:rà)? de(?!\p{L})|(?<!\p{L})caduca`,
      String.raw`(?<!\p{L})(?:mai|sempre)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:rebràs|tindràs|arribarà|t’arriba|et retornar|us retornar)`,
    ].join('|'),
    'iu',
  ),
}

export function promises(sentence: string, language: Language): boolean {
  return promising[language].test(sentence)
}
