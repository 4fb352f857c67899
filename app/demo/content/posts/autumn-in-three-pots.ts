import type { DemoPost } from './demo-post.ts'

/** A draft, because it only fits one season. */
export const autumnInThreePots: DemoPost = {
  title: 'El otoño se come en tres cazuelas',
  slug: 'el-otono-se-come-en-tres-cazuelas',
  excerpt: 'Setas, caza menor y calabaza: lo que compramos, cuánto costó y a quién.',
  content: `<p>Salimos un sábado a las ocho con tres cestas, ochenta euros y una norma: volver con la comida de doce personas sin haber pisado más que puestos de mercado. El otoño es fácil de contar y difícil de comprar, porque dura poco y todo el mundo quiere lo mismo a la misma hora. Esto es lo que trajimos, lo que pagamos y lo que hicimos con ello.</p>
<h2>Primera cazuela: setas</h2>
<p>El puesto de Remei está al fondo, donde el mercado ya no hace ruido. Tiene níscalos, llenegas y trompetas de la muerte, y vende las setas sucias, que es como hay que comprarlas: la seta lavada pesa más y dura menos. Nos hace oler una caja, después otra, y no nos vende la tercera. «Esa ha viajado demasiado», dice.</p>
<p>Compramos un kilo y medio, mezclado, por veintisiete euros. En casa, pincel y paciencia; agua, ni verla. Una cazuela ancha, ajo entero, aceite justo, y las setas por tandas, sin amontonarlas, hasta que sueltan el agua y vuelven a bebérsela. Al final, perejil y una picada de avellana.</p>
<ul>
<li>Las carnosas, primero; las trompetas, cuando quedan dos minutos.</li>
<li>La sal, al final: si la pones antes, hierven.</li>
<li>Si sobra jugo, pan. Si no sobra, más pan la próxima vez.</li>
</ul>
<h2>Segunda cazuela: caza menor</h2>
<p>Eudald vende conejo de monte y perdiz cuando los hay, y cuando no los hay lo dice. Hoy hay. Dos conejos y tres perdices, limpios y con el hígado aparte, treinta y cuatro euros. Nos pregunta para cuántos somos y nos regala un hueso de jamón, que es su forma de opinar sobre la receta.</p>
<blockquote><p>La caza no se cocina deprisa. Se pone al fuego y se deja que la casa huela hasta que alguien pregunte.</p></blockquote>
<p>La cazuela es la de siempre: dorar, retirar, sofreír dos cebollas hasta que sean casi confitura, volver a poner la carne, un vaso de vino rancio, tomillo, laurel y agua hasta la mitad. Dos horas, tapada a medias. En el último cuarto de hora entra la picada: el hígado, un trozo de chocolate negro, almendra tostada y pan frito. Parece mucho. No lo es.</p>
<h3>El truco de Eudald</h3>
<p>Haz la cazuela el día antes y no la toques hasta la hora de comer. El conejo se ablanda, la salsa se liga sola y tú puedes sentarte a la mesa con los demás, que de eso se trataba.</p>
<h2>Tercera cazuela: calabaza</h2>
<p>La calabaza la compramos a dos hermanos de Viladecans que la cortan con sierra. Cuatro kilos de un trozo solo, cinco euros. Pedimos que nos dejaran las semillas y las tostamos con sal mientras tanto: fueron el aperitivo.</p>
<ol>
<li>Asa la calabaza con piel, en trozos grandes, hasta que el cuchillo entre solo. Una hora larga.</li>
<li>Ráscala con una cuchara y ponla en la cazuela con mantequilla, piel de naranja y una rama de canela.</li>
<li>Remueve hasta que se pegue un poco. Ese poco es el sabor.</li>
<li>Sírvela templada, con requesón y miel, o salada, con queso curado y pimienta. Hicimos las dos y la mesa se partió por la mitad.</li>
</ol>
<h2>La cuenta</h2>
<p>Setas, veintisiete; caza, treinta y cuatro; calabaza, cinco; huevos, hierbas, cebollas y pan, once. Setenta y siete euros para doce, sin contar el vino, que lo pusieron los invitados, ni el hueso de jamón, que no tiene precio. Sobraron tres euros y nos los gastamos en castañas para el camino.</p>
<p>Nos levantamos de la mesa a las seis y media, con la luz ya baja y las tres cazuelas vacías. Si quieres comprar así con nosotros, los paseos por el mercado están en el <a href="/eventos">calendario</a>: se madruga, pero se desayuna.</p>`,
  cover: 'formatge',
  status: 'draft',
  published_days_ago: null,
  title_ca: 'La tardor es menja en tres cassoles',
  excerpt_ca: 'Bolets, caça menor i carbassa: què vam comprar, quant va costar i a qui.',
  content_ca: `<p>Vam sortir un dissabte a les vuit amb tres cistells, vuitanta euros i una norma: tornar amb el dinar de dotze persones sense haver trepitjat res més que parades de mercat. La tardor és fàcil d’explicar i difícil de comprar, perquè dura poc i tothom vol el mateix a la mateixa hora. Això és el que vam portar a casa, el que vam pagar i el que en vam fer.</p>
<h2>Primera cassola: bolets</h2>
<p>La parada de la Remei és al fons, allà on el mercat ja no fa soroll. Hi té rovellons, llenegues i trompetes de la mort, i ven els bolets bruts, que és com s’han de comprar: el bolet rentat pesa més i dura menys. Ens fa ensumar una caixa, després una altra, i la tercera no ens la ven. «Aquesta ha viatjat massa», diu.</p>
<p>En comprem un quilo i mig, barrejats, per vint-i-set euros. A casa, pinzell i paciència; aigua, ni veure-la. Una cassola ampla, alls sencers, l’oli just, i els bolets a tongades, sense amuntegar-los, fins que deixen anar l’aigua i se la tornen a beure. Al final, julivert i una picada d’avellana.</p>
<ul>
<li>Els carnosos, primer; les trompetes, quan falten dos minuts.</li>
<li>La sal, al final: si l’hi poses abans, bullen.</li>
<li>Si sobra suc, pa. Si no en sobra, més pa la pròxima vegada.</li>
</ul>
<h2>Segona cassola: caça menor</h2>
<p>L’Eudald ven conill de bosc i perdiu quan n’hi ha, i quan no n’hi ha ho diu. Avui n’hi ha. Dos conills i tres perdius, nets i amb el fetge a part, trenta-quatre euros. Ens pregunta per a quants som i ens regala un os de pernil, que és la seva manera d’opinar sobre la recepta.</p>
<blockquote><p>La caça no es cuina de pressa. Es posa al foc i es deixa que la casa en faci olor fins que algú pregunti.</p></blockquote>
<p>La cassola és la de sempre: enrossir, retirar, sofregir dues cebes fins que siguin gairebé confitura, tornar-hi la carn, un got de vi ranci, farigola, llorer i aigua fins a la meitat. Dues hores, mig tapada. L’últim quart d’hora hi entra la picada: el fetge, un tros de xocolata negra, ametlla torrada i pa fregit. Sembla molt. No ho és.</p>
<h3>El secret de l’Eudald</h3>
<p>Fes la cassola el dia abans i no la toquis fins a l’hora de dinar. El conill s’estova, la salsa es lliga tota sola i tu pots seure a taula amb els altres, que era de què es tractava.</p>
<h2>Tercera cassola: carbassa</h2>
<p>La carbassa la vam comprar a dos germans de Viladecans que la tallen amb serra. Quatre quilos d’un sol tros, cinc euros. Els vam demanar que ens hi deixessin les llavors i mentrestant les vam torrar amb sal: van ser l’aperitiu.</p>
<ol>
<li>Escaliva la carbassa al forn amb la pell, a trossos grossos, fins que el ganivet hi entri sol. Una hora llarga.</li>
<li>Rasca-la amb una cullera i posa-la a la cassola amb mantega, pell de taronja i un tros de canyella.</li>
<li>Remena fins que s’agafi una mica. Aquesta mica és el gust.</li>
<li>Serveix-la tèbia, amb mató i mel, o salada, amb formatge curat i pebre. Vam fer totes dues coses i la taula es va partir per la meitat.</li>
</ol>
<h2>El compte</h2>
<p>Bolets, vint-i-set; caça, trenta-quatre; carbassa, cinc; ous, herbes, cebes i pa, onze. Setanta-set euros per a dotze, sense comptar el vi, que van portar els convidats, ni l’os de pernil, que no té preu. Van sobrar tres euros i ens els vam gastar en castanyes per fer camí.</p>
<p>Ens vam aixecar de taula a dos quarts de set, amb la llum ja baixa i les tres cassoles buides. Si vols comprar així amb nosaltres, les sortides al mercat són al <a href="/ca/eventos">calendari</a>: es matina, però s’esmorza.</p>`,
}
