import { dictionary } from '@zxcvbn-ts/language-common'

const localPasswords = `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 123123 123123123 123321 12341234 121212 112233
11223344 111222 111111 1111111 11111111 000000 00000000 222222 333333 444444 555555 666666 777777 7777777 888888
88888888 999999 99999999 101010 131313 123654 654321 7654321 87654321 987654 987654321 9876543210 147258 147258369
159357 159753 159951 741852 741852963 789456 789456123 456789 456123 369258147 852456 142536 102030 010203 202020 201020
010101 020202 121314 212121 232323 252525 696969 789789 456456 321321 100000 124578 135790 246810 2468024680 314159
123abc abc123 abcd1234 abc12345 abcdef abcdefg abcdefgh abc123456 aaaaaa aaaaaaaa aaa111 a123456 a1234567 a12345678
a123456789 aa123456 a1b2c3 a1b2c3d4 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 1qaz2wsx 1qazxsw2 qazwsx
qazwsxedc zaq12wsx zaq1zaq1 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop qwerty12345 qwer1234 qweqwe
qwe123 qweasd qweasdzxc qweewq 123qwe 123qweasd asdfgh asdfghj asdfghjk asdfghjkl asdf1234 asdasd asd123 zxcvbn zxcvbnm
zxcvbnm123 zxczxc poiuyt poiuytrewq lkjhgf mnbvcx mnbvcxz azerty azertyuiop password password1 password12 password123
password1234 password! passw0rd p@ssw0rd p@ssword pa55word pass123 pass1234 passpass passwd passcode letmein welcome
welcome1 welcome123 changeme default secret secret123 access access14 login123 admin1 admin12 admin123 admin1234
admin12345 administrator administrador administrador1 superadmin root123 rootroot toor123 master master123 test123
test1234 testing testtest temp123 temporal temporal1 guest123 usuario usuario1 usuario123 invitado iloveyou iloveyou1
iloveu loveme lovely love123 forever princess princess1 prince sunshine sunshine1 shadow monkey dragon football
football1 baseball basketball soccer hockey superman batman spiderman pokemon starwars matrix mustang ferrari porsche
mercedes harley jordan jordan23 michael michael1 jennifer jessica ashley amanda daniel daniel1 andrew joshua matthew
anthony robert thomas charlie charlie1 william george nicole hannah michelle samantha maggie pepper ginger cookie
chocolate chocolate1 cheese banana orange summer summer1 winter spring autumn flower butterfly rainbow purple yellow
silver golden diamond freedom whatever trustno1 hello1 hello123 hellohello computer internet samsung google facebook
linkedin microsoft windows android iphone killer hunter hunter2 ranger buster tigger merlin phoenix panther tiger123
jaguar eagles lakers yankees arsenal chelsea liverpool liverpool1 barcelona barcelona1 barcelona2010 barcelona10
fcbarcelona barca1 barca10 barca123 forcabarca viscabarca viscaelbarca visca1 messi10 leomessi ronaldo cristiano neymar
espanyol realmadrid realmadrid1 atletico athletic betis1907 sevilla valencia zaragoza bilbao malaga madrid madrid1
madrid123 espana espana1 españa españa1 catalunya catalunya1 cataluna cataluña catalonia girona tarragona lleida sitges
santjordi sagradafamilia montserrat montserrat1 tequiero tequiero1 teamo1 teamo123 teamomucho teamomucho1 mimamamemima
mimamá mimama micontraseña micontrasena contraseña contraseña1 contraseña123 contrasena contrasena1 contrasena123
contrasenya contrasenya1 contrasenya123 clave1 clave123 clave1234 claveclave miclave hola123 hola1234 holahola
holaquetal holamundo bondia bonanit benvingut benvinguts bienvenido bienvenido1 bienvenida bienvenidos gracias familia
familia1 amigos amistad estrella estrella1 estrellas corazon corazón princesa princesa1 princesita bonita preciosa
hermosa cariño cariñosito mariposa mariposas angelito angeles secreto secret1 naranja chocolate123 perrito gatito
pollito conejo caballo tigre1 leones aguila lobo123 sirena delfin elefante alejandro alejandra alejandro1 andrea andrea1
antonio antonio1 beatriz carlos carlos1 carlos123 carmen carmen1 carolina claudia cristina cristina1 daniela david1
david123 eduardo fernando fernanda francisco gabriel gabriela gonzalo gustavo ignacio isabel javier javier1 joaquin
jorge1 jorge123 jose123 joseluis josemaria juan123 juancarlos juanjo laura1 laura123 lorena lucia1 manolo manuel manuel1
manuela marcos margarita maria1 maria123 mariajose mariana marta1 marta123 martin martina mercedes1 miguel miguel1
monica natalia nicolas patricia patricia1 paula1 pedro123 rafael ramon1 raquel ricardo roberto rodrigo rosario santiago
sandra sebastian sergio sergio1 silvia sofia1 susana teresa valentina vanessa veronica victor victoria virginia jordi1
jordi123 jordi1234 montse montse1 meritxell gemma1 nuria1 nuria123 oriol1 pau123 roger1 xavier xavier1 arnau1 marc123
laia123 enero1 febrero marzo123 abril123 verano verano1 verano2024 verano2025 verano2026 invierno otoño1 primavera
estiu1 primavera1 tardor hivern lunes1 viernes sabado domingo domingo1 navidad navidad1 nadal1 nadal2024 nadal2025
nadal2026 2020202 20202020 2021202 202122 20212021 20222022 20232023 20242024 20252025 20262026 199019 19901990 19801980
20002000 20102010 cercle cercle1 cercle12 cercle123 cercle1234 cercle2010 cercle2024 cercle2025 cercle2026 elcercle
elcercle1 elcercle123 elcercle2010 elcercle2025 elcercle2026 cercle! elcercle! cerclegastronomic cerclegastronòmic
cerclegastronomic1 cerclegastronomic2010 circulo circulo1 círculo circulogastronomico gastronomia gastronomia1
gastronomía gastronomic gastronòmic gastronomico gastronómico cocina cocina1 cocina123 cuina1 cuina123 restaurante
restaurant restaurante1 michelin michelin1 cocinero cuiner chef123 chef1234 vino123 vinotinto vinegre priorat priorat1
penedes penedès montsant emporda empordà cava123 cellers bodega bodega1 gamba1 gambas gambes palamos palamós paella
paella1 paella123 tapas1 tapas123 pantomaquet paambtomàquet calçots calçotada calsots butifarra botifarra escalivada
escudella cremacatalana cava2026 cena123 cenas1 taula1 taula123 mesa123 mesa1234 lamesa olivera olivera12 socio1
socio123 socios soci123 socis1 socis123 club123 club1234 elclub elclub1 secretaria secretaria1 tesorero presidente
presidenta aceite aceite1 bacalao jamon1 jamón1 jamonjamon queso1 queso123 postre postres sobremesa sobretaula menjar
menjar1 comida comida1 comidas bonprofit bonappetit quebueno riquisimo
`
  .trim()
  .split(/\s+/)

/** About 49,000 passwords, in lower case: the most used ones of published breaches, and the local ones. */
export const commonPasswords: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...localPasswords])
