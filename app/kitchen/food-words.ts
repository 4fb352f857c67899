import ca from '#app/i18n/ca/diets.ts'
import es from '#app/i18n/es/diets.ts'

/** Foods and diets that are also names, and that the dictionaries do not have. */
const others = `
  ajo all albahaca alga almeja almendra ametlla anchoa anguila anís arròs arroz atún avellana avena azafrán bacallà bacalao
  berenjena blat boniato bonito calabaza calamar canela cangrejo carabassa caracol cargol carn carne castanya castaña ceba
  cebada cebolla celíaca celíaco celiac cerdo cerveza cerezo cereza cigala cigró cirera ciruela civada coco cogombre col coliflor
  conejo conill cordero cranc dátil dorada embarazada embarassada espinaca fava figa fonoll formatge frambuesa fresa fruita
  fruta fruto gallina gall gallo gamba garbanzo granada guisante haba harina higo hinojo hongo huevo judía julivert kiwi lactosa
  langosta langostino laurel leche lenteja lima limón lluç llagosta llenguado llet llimona llobarro maduixa maíz manzana mango
  marisc marisco mel melón meló melocotón menta merluza mero miel mongeta mora musclo nabo nap naranja nata noguera nogal nou
  nuez nueces nous ordi orada oli oliva ou oveja ovella pa pan panís pastanaga patata pato pavo pebre pebrot peix pepino pera
  perdiu perdiz perejil pernil pescado pésol pèsol pimentón pimienta pimiento piña pinya piñón pinyó pistacho plátano pollastre
  pollo polp poma pop porc préssec pruna pulpo queso rábano raïm rap rape rave remolacha romaní romero rovelló sal salmó salmón
  sandía sardina seco seca sec sepia seta sípia sucre taronja té ternera tòfona tomate tomàquet tomillo tonyina trigo trucha trufa
  truita tuna uva vaca vainilla vedella vi vinagre vino xai xocolata
  alergia alèrgia alérgico alérgica al·lèrgic al·lèrgica al·lèrgia intolerancia intolerància`

/** Singular and plural: «poma», «pomes». */
const formsOf = (word: string) => [word, `${word}s`, `${word}es`, word.replace(/a$/, 'es')]

/** Words that a note to the kitchen keeps, even if they are also the name of a guest. */
export const foodWords: readonly string[] = [es, ca]
  .flatMap(({ allergens, ways, pills }) => [allergens, ways, pills].flatMap((texts) => Object.values(texts)))
  .concat(others)
  .flatMap((text) => text.split(/[^\p{L}·]+/u))
  .filter(Boolean)
  .flatMap(formsOf)
