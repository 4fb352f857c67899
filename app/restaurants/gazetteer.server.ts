import { slugOf } from '#app/platform/forms/slug.ts'
import type { Coordinates } from './town-map.ts'

/** Towns of Catalonia from 500 inhabitants: slug, latitude, longitude (GeoNames, CC BY 4.0; decision 090). */
const TOWNS = `
abella-de-la-conca 42.16 1.09, abrera 41.52 1.90, ager 42.00 0.77, agramunt 41.79 1.10
aguilar-de-segarra 41.75 1.63, agullana 42.39 2.85, aiguafreda 41.77 2.25, aiguamurcia 41.33 1.37
aiguaviva 41.94 2.76, aitona 41.48 0.47, alas-i-cerc 42.35 1.52, albesa 41.75 0.66, albinyana 41.25 1.48
albons 42.10 3.08, alcanar 40.54 0.48, alcano 41.48 0.62, alcarras 41.57 0.52, alcoletge 41.65 0.69
alcover 41.26 1.17, aldover 40.88 0.50, alella 41.49 2.29, alfarras 41.82 0.58, alfes 41.52 0.62, alforja 41.21 0.98
algerri 41.81 0.64, alguaire 41.74 0.58, alio 41.29 1.31, almacelles 41.73 0.44, almenar 41.80 0.57
almoster 41.20 1.11, alp 42.37 1.89, alpens 42.12 2.10, alpicat 41.67 0.56, altafulla 41.14 1.37, amposta 40.71 0.58
angles 41.96 2.64, anglesola 41.66 1.08, arbeca 41.54 0.92, arbucies 41.82 2.52, arenys-de-mar 41.58 2.55
arenys-de-munt 41.61 2.54, argelaguer 42.22 2.64, argensola 41.60 1.45, argentona 41.55 2.40, arnes 40.91 0.26
artes 41.80 1.95, artesa-de-segre 41.89 1.05, asco 41.18 0.57, aspa 41.49 0.67, avia 42.07 1.85, avinyo 41.86 1.97
avinyonet-de-puigventos 42.25 2.92, avinyonet-del-penedes 41.35 1.78, badalona 41.45 2.25, baga 42.25 1.86
balaguer 41.79 0.81, balsareny 41.86 1.87, banyoles 42.12 2.77, barbens 41.68 1.02, barbera-del-valles 41.52 2.12
barcelona 41.39 2.16, barruera 42.50 0.80, bascara 42.16 2.91, batea 41.09 0.31, begues 41.33 1.93, begur 41.95 3.22
belianes 41.56 1.02, bellcaire-durgell 41.75 0.92, bellprat 41.52 1.43, bellpuig 41.63 1.01
bellver-de-cerdanya 42.37 1.78, bellvis 41.67 0.82, benifallet 40.97 0.52, berga 42.10 1.85, besalu 42.20 2.70
bescano 41.97 2.74, beuda 42.24 2.71, bigues-i-riells 41.68 2.23, biure 42.34 2.90, blancafort 41.44 1.16
blanes 41.67 2.79, bolvir 42.42 1.88, bonastre 41.22 1.44, bordils 42.04 2.91, borrassa 42.22 2.93
borreda 42.14 1.99, bot 41.01 0.38, botarell 41.14 0.99, bovera 41.32 0.65, brafim 41.27 1.33, breda 41.75 2.56
brunyola 41.90 2.68, cabanelles 42.23 2.82, cabanes 42.31 2.98, cabra-del-camp 41.40 1.28, cabrera-de-mar 41.52 2.40
cabrils 41.53 2.37, cadaques 42.29 3.28, calaf 41.73 1.51, calafell 41.20 1.57, calders 41.79 1.99
caldes-de-malavella 41.83 2.82, caldes-de-montbui 41.63 2.17, caldes-destrac 41.57 2.53, calella 41.61 2.65
calella-de-palafrugell 41.89 3.19, callus 41.78 1.78, calonge 41.86 3.08, camarasa 41.87 0.88, camarles 40.78 0.66
cambrils 41.07 1.06, camos 42.09 2.76, campdevanol 42.22 2.17, campins 41.72 2.47, camprodon 42.31 2.37
canet-de-mar 41.59 2.58, canovelles 41.62 2.28, canoves-i-samalus 41.68 2.35, cantallops 42.42 2.93
capafonts 41.30 1.03, capellades 41.53 1.69, capmany 42.37 2.92, capolat 42.08 1.75, cardedeu 41.64 2.36
cardona 41.91 1.68, carme 41.53 1.62, caseres 41.03 0.25, cassa-de-la-selva 41.89 2.88
castell-platja-daro 41.82 3.07, castellar-del-riu 42.12 1.77, castellar-del-valles 41.62 2.08
castellbisbal 41.48 1.98, castellcir 41.76 2.16, castelldans 41.50 0.77, castelldefels 41.28 1.97
castellet 41.26 1.63, castellfollit-de-la-roca 42.22 2.55, castellfollit-de-riubregos 41.77 1.43
castellfollit-del-boix 41.67 1.70, castellnou-de-bages 41.83 1.84, castellnou-de-seana 41.65 0.97
castello-de-farfanya 41.82 0.73, castello-dempuries 42.26 3.07, castelloli 41.60 1.70, castellsera 41.75 1.00
castelltercol 41.75 2.12, castellvi-de-rosanes 41.45 1.90, celra 42.03 2.88, centelles 41.80 2.22
cerdanyola-del-valles 41.49 2.14, cervello 41.40 1.96, cervera 41.67 1.27, cervia-de-ter 42.07 2.91
cistella 42.27 2.85, ciutadilla 41.56 1.14, colera 42.40 3.15, coll-de-nargo 42.17 1.32, collbato 41.57 1.83
colldejou 41.10 0.89, collsuspina 41.83 2.18, colomers 42.08 2.98, coma-ruga 41.18 1.53, conesa 41.52 1.30
constanti 41.15 1.21, corbera-de-llobregat 41.42 1.92, corbins 41.68 0.70, corca 41.98 3.02
cornella-de-llobregat 41.35 2.08, cornella-del-terri 42.08 2.82, cornudella-de-montsant 41.27 0.91
creixell 41.17 1.44, crespia 42.18 2.80, cruilles 41.95 3.02, cubelles 41.21 1.67, cubells 41.85 0.96
cunit 41.20 1.64, darnius 42.37 2.83, das 42.36 1.87, deltebre 40.72 0.71, dosrius 41.58 2.42, duesaigues 41.15 0.93
el-catllar 41.17 1.32, el-cogul 41.47 0.68, el-masnou 41.48 2.32, el-masroig 41.13 0.73, el-perello 40.87 0.71
el-pla-de-santa-maria 41.36 1.29, el-pla-del-penedes 41.42 1.72, el-poal 41.68 0.87, el-pont-de-bar 42.37 1.61
el-pont-de-suert 42.41 0.74, el-port-de-la-selva 42.34 3.20, el-prat-de-llobregat 41.33 2.09, el-vendrell 41.22 1.53
eller 42.42 1.79, els-pallaresos 41.17 1.27, empuriabrava 42.25 3.12, esparreguera 41.54 1.87
esplugues-de-llobregat 41.38 2.09, espolla 42.39 3.00, esponella 42.17 2.80, espot 42.58 1.09, falset 41.15 0.82
farrera 42.50 1.27, figaro 41.72 2.27, figueres 42.27 2.96, flaca 42.07 2.97, flix 41.23 0.55
fogars-de-montclus 41.73 2.45, foixa 42.04 3.00, fondarella 41.63 0.87, fonollosa 41.76 1.67, font-rubi 41.43 1.59
fontanilles 42.01 3.11, fontcoberta 42.13 2.80, fores 41.48 1.23, fornells-de-la-selva 41.93 2.81, fortia 42.24 3.04
fulleda 41.46 1.02, gallifa 41.69 2.11, gandesa 41.05 0.44, garcia 41.13 0.65, garrigas 42.19 2.95
garrigoles 42.10 3.03, garriguella 42.34 3.07, gava 41.31 2.00, gelida 41.43 1.87, ger 42.41 1.85
ginestar 41.04 0.63, girona 41.98 2.82, gironella 42.03 1.88, godall 40.66 0.47, golmes 41.63 0.93, gosol 42.24 1.66
granera 41.73 2.06, granollers 41.61 2.29, gualba-de-dalt 41.73 2.50, gualta 42.03 3.10
guardiola-de-bergueda 42.23 1.88, guils-de-cerdanya 42.45 1.88, guimera 41.56 1.19, gurb 41.95 2.24
horta-de-sant-joan 40.95 0.32, hostalric 41.75 2.63, igualada 41.58 1.62, isovol 42.38 1.82
ivars-durgell 41.68 0.99, ivorra 41.77 1.40, jafre 42.07 3.01, jorba 41.60 1.55, juia 42.02 2.92, juncosa 41.37 0.78
juneda 41.55 0.82, la-bisbal-del-penedes 41.28 1.48, la-bisbal-demporda 41.95 3.05, la-canonja 41.12 1.18
la-canya 42.21 2.50, la-cellera-de-ter 41.97 2.62, la-fatarella 41.17 0.48, la-fuliola 41.71 1.02
la-galera 40.68 0.46, la-garriga 41.68 2.28, la-granada 41.38 1.72, la-granadella 41.35 0.67
la-granja-descarp 41.42 0.37, la-jonquera 42.42 2.87, la-llacuna 41.47 1.53, la-llagosta 41.51 2.19
la-morera-de-montsant 41.27 0.84, la-pineda 41.08 1.18, la-pobla-de-claramunt 41.55 1.68
la-pobla-de-mafumet 41.18 1.22, la-pobla-de-massaluca 41.18 0.35, la-riba 41.32 1.17, la-roca-del-valles 41.58 2.33
la-secuita 41.20 1.28, la-selva-del-camp 41.21 1.14, la-seu-durgell 42.36 1.46, la-tallada-demporda 42.08 3.06
lametlla-de-mar 40.90 0.80, lametlla-del-valles 41.67 2.27, lampolla 40.81 0.71, larmentera 42.17 3.07
les 42.81 0.71, les-borges-del-camp 41.17 1.02, les-cases-dalcanar 40.55 0.53, les-franqueses-del-valles 41.62 2.30
les-llosses 42.15 2.12, les-planes-dhostoles 42.06 2.54, les-preses 42.15 2.46, lescala 42.13 3.13
lestartit 42.05 3.20, lhospitalet-de-llobregat 41.36 2.10, linyola 41.70 0.92, llado 42.25 2.81
llagostera 41.83 2.89, llambilles 41.92 2.85, llanca 42.36 3.15, llardecans 41.37 0.55, llefia 41.44 2.22
lleida 41.62 0.62, llers 42.30 2.91, lles-de-cerdanya 42.39 1.69, llica-damunt 41.62 2.23, llica-de-vall 41.59 2.24
llimiana 42.07 0.92, llinars-del-valles 41.63 2.40, llivia 42.46 1.98, lloret-de-mar 41.70 2.85
macanet-de-cabrenys 42.39 2.75, macanet-de-la-selva 41.78 2.73, madremanya 41.98 2.97, maials 41.37 0.50
malgrat-de-mar 41.65 2.74, manlleu 42.00 2.28, manresa 41.73 1.82, margalef 41.28 0.75, martorell 41.47 1.93
mas-de-barberans 40.73 0.37, masarac 42.35 2.97, masdenverge 40.72 0.53, maspujols 41.18 1.05, masquefa 41.50 1.81
massanes 41.77 2.65, matadepera 41.60 2.03, mataro 41.54 2.44, mediona 41.48 1.61, menarguens 41.73 0.75
meranges 42.45 1.79, mieres 42.12 2.64, miralcamp 41.61 0.88, miravet 41.04 0.60, moia 41.81 2.10
molins-de-rei 41.42 2.02, mollerussa 41.63 0.90, mollet-de-peralada 42.36 3.00, mollet-del-valles 41.54 2.21
monistrol-de-calders 41.76 2.02, monistrol-de-montserrat 41.62 1.85, mont-ral 41.28 1.10
mont-roig-del-camp 41.09 0.96, montagut 42.23 2.60, montblanc 41.38 1.16, montcada-i-reixac 41.48 2.18
montesquiu 42.12 2.22, montferri 41.27 1.37, montgai 41.80 0.97, montgat 41.47 2.28, montmelo 41.55 2.24
montornes-del-valles 41.54 2.27, muntanyola 41.88 2.18, mura 41.70 1.98, nalec 41.55 1.12, navarcles 41.75 1.90
navas 41.90 1.88, navata 42.22 2.86, odena 41.60 1.65, olesa-de-bonesvalls 41.35 1.85
olesa-de-montserrat 41.54 1.89, oliana 42.07 1.31, olius 42.01 1.56, olivella 41.32 1.82, olost 41.99 2.09
olot 42.18 2.49, olvan 42.07 1.90, ordis 42.22 2.91, oris 42.06 2.22, orista 41.93 2.07, orpi 41.52 1.58
orrius 41.55 2.35, os-de-balaguer 41.87 0.72, osso-de-sio 41.75 1.16, palafolls 41.67 2.75, palafrugell 41.92 3.16
palamos 41.85 3.13, palau-sator 41.99 3.11, palleja 41.42 2.00, palol-de-revardit 42.07 2.80, pals 41.97 3.15
parets-del-valles 41.57 2.23, parlava 42.02 3.03, pau 42.32 3.12, pauls 40.92 0.40, penelles 41.75 0.97
perafort 41.19 1.26, peralada 42.31 3.01, piera 41.52 1.75, pineda-de-mar 41.63 2.69, planoles 42.32 2.10
polinya 41.55 2.15, pont-de-molins 42.31 2.93, pontils 41.48 1.39, pontos 42.19 2.92, ponts 41.92 1.19
porqueres 42.12 2.74, porrera 41.19 0.86, portbou 42.43 3.16, prades 41.31 0.99, pratdip 41.05 0.87
prats-de-llucanes 42.02 2.03, preixens 41.80 1.05, premia-de-dalt 41.50 2.35, premia-de-mar 41.49 2.37
puig-reig 41.97 1.88, puigcerda 42.43 1.93, puigpelat 41.28 1.30, pujalt 41.72 1.42, quart-donyar 41.94 2.84
querol 41.42 1.40, rabos 42.38 3.03, rajadell 41.73 1.71, rasquera 41.00 0.60, regencos 41.95 3.17, renau 41.22 1.31
reus 41.16 1.11, ribes-de-freser 42.30 2.17, riells-i-viabrea 41.78 2.52, ripoll 42.20 2.19, ripollet 41.50 2.16
riu-de-cerdanya 42.35 1.83, riudarenes 41.82 2.72, riudecanyes 41.13 0.97, riudecols 41.17 0.98
riudellots-de-la-selva 41.89 2.80, riudoms 41.13 1.05, riumors 42.23 3.04, roda-de-bara 41.19 1.46, roses 42.26 3.18
rubi 41.49 2.03, rupia 42.02 3.02, sabadell 41.54 2.11, sagaro 41.79 3.05, sagas 42.05 1.97, saldes 42.23 1.73
sales-de-llierca 42.23 2.65, sallent 41.83 1.90, salomo 41.23 1.37, salou 41.08 1.14, salt 41.97 2.79
sant-adria-de-besos 41.43 2.22, sant-andreu-de-la-barca 41.45 1.97, sant-andreu-de-llavaneres 41.57 2.48
sant-andreu-salou 41.87 2.83, sant-aniol-de-finestres 42.09 2.59, sant-boi-de-llobregat 41.34 2.04
sant-boi-de-llucanes 42.05 2.15, sant-carles-de-la-rapita 40.62 0.60, sant-celoni 41.69 2.49
sant-cristofol-de-les-fonts 42.17 2.50, sant-cugat-del-valles 41.47 2.09, sant-esteve-den-bas 42.12 2.46
sant-feliu-de-codines 41.70 2.17, sant-feliu-de-guixols 41.78 3.03, sant-feliu-de-llobregat 41.38 2.05
sant-feliu-de-pallerols 42.08 2.51, sant-feliu-sasserra 41.95 2.03, sant-ferriol 42.20 2.67
sant-fruitos-de-bages 41.75 1.87, sant-gregori 41.98 2.73, sant-guim-de-freixenet 41.66 1.42
sant-hilari-sacalm 41.88 2.52, sant-iscle-de-vallalta 41.62 2.57, sant-jaume-de-llierca 42.22 2.62
sant-jaume-dels-domenys 41.30 1.57, sant-joan-de-les-abadesses 42.23 2.29, sant-joan-de-mediona 41.48 1.61
sant-joan-de-mollet 42.05 2.95, sant-joan-de-vilatorrada 41.75 1.80, sant-joan-despi 41.37 2.06
sant-joan-les-fonts 42.21 2.51, sant-jordi-desvalls 42.07 2.95, sant-julia-de-cerdanyola 42.22 1.89
sant-julia-de-ramis 42.03 2.85, sant-julia-de-vilatorta 41.92 2.32, sant-just-desvern 41.38 2.07
sant-llorenc-de-la-muga 42.32 2.79, sant-llorenc-dhortons 41.47 1.83, sant-marti-de-centelles 41.77 2.21
sant-marti-de-tous 41.55 1.52, sant-marti-sarroca 41.39 1.61, sant-marti-vell 42.02 2.93
sant-maurici-de-la-quar 42.08 1.97, sant-miquel-de-campmajor 42.13 2.68, sant-miquel-de-fluvia 42.17 2.99
sant-mori 42.16 2.99, sant-pau-de-seguries 42.26 2.37, sant-pere-de-ribes 41.26 1.77
sant-pere-de-riudebitlles 41.45 1.70, sant-pere-de-vilamajor 41.68 2.38, sant-pere-molanta 41.35 1.74
sant-pere-pescador 42.19 3.08, sant-pol-de-mar 41.60 2.62, sant-privat-den-bas 42.15 2.41
sant-quirze-del-valles 41.53 2.08, sant-quirze-safaja 41.73 2.15, sant-sadurni-danoia 41.43 1.79
sant-salvador-de-guardiola 41.68 1.77, sant-vicenc-de-castellet 41.67 1.87, sant-vicenc-de-montalt 41.58 2.51
sant-vicenc-dels-horts 41.39 2.01, santa-barbara 40.72 0.49, santa-cecilia-de-voltrega 42.00 2.23
santa-coloma-de-cervello 41.37 2.01, santa-coloma-de-farners 41.87 2.67, santa-coloma-de-gramenet 41.45 2.21
santa-coloma-de-queralt 41.53 1.38, santa-cristina-daro 41.82 3.00, santa-eugenia-de-berga 41.90 2.28
santa-eulalia-de-riuprimer 41.91 2.19, santa-eulalia-de-roncana 41.65 2.23, santa-maria-de-corco 42.03 2.37
santa-maria-de-palautordera 41.69 2.45, santa-maria-dolo 41.87 2.03, santa-oliva 41.25 1.55, santa-pau 42.14 2.57
santa-perpetua-de-mogoda 41.53 2.18, santa-susanna 41.63 2.72, santpedor 41.78 1.85, sarria-de-ter 42.02 2.83
saus 42.13 2.98, senan 41.47 1.09, senterada 42.33 0.94, sentmenat 41.61 2.14, seros 41.47 0.42
serra-de-daro 42.03 3.07, seva 41.84 2.28, sidamon 41.63 0.83, sils 41.81 2.75, sitges 41.24 1.81
siurana 42.21 2.99, solsona 41.99 1.52, sora 42.11 2.16, sort 42.41 1.13, soses 41.53 0.48, subirats 41.40 1.83
sudanell 41.56 0.57, sunyer 41.52 0.59, suria 41.83 1.75, susqueda 41.98 2.52, tagamanent 41.74 2.27
talamanca 41.74 1.98, taradell 41.87 2.29, tarragona 41.12 1.25, tarrega 41.65 1.14, tavertet 42.00 2.42
teia 41.50 2.32, termens 41.72 0.77, terrades 42.31 2.84, terrassa 41.57 2.02, tiana 41.48 2.27, tiurana 41.98 1.26
tivenys 40.91 0.51, tivissa 41.03 0.73, toloriu 42.36 1.63, tona 41.85 2.23, tora-de-riubregos 41.82 1.40
tordera 41.70 2.72, torello 42.05 2.27, tornabous 41.70 1.05, torrebesses 41.43 0.60, torredembarra 41.15 1.40
torrefarrera 41.67 0.61, torrelles-de-llobregat 41.35 1.98, torrent 41.95 3.13, torres-de-segre 41.53 0.51
torroella-de-fluvia 42.18 3.04, torroella-de-montgri 42.04 3.13, tortella 42.23 2.63, tortosa 40.81 0.52
toses 42.32 2.02, tossa-de-mar 41.72 2.93, tremp 42.17 0.89, ulla 42.05 3.11, ullastrell 41.53 1.96
ullastret 42.00 3.07, ulldecona 40.60 0.45, ulldemolins 41.32 0.88, ultramort 42.04 3.03, urus 42.35 1.85
vall-llobrega 41.88 3.13, vallbona-de-les-monges 41.53 1.09, vallcebre 42.20 1.82, vallclara 41.38 0.98
vallfogona-de-balaguer 41.75 0.81, vallfogona-de-riucorb 41.56 1.24, vallgorguina 41.65 2.51, vallirana 41.39 1.93
vallmoll 41.24 1.25, vallromanes 41.53 2.30, valls 41.29 1.25, ventallo 42.15 3.03, verdu 41.61 1.14
verges 42.06 3.05, vic 41.93 2.25, vidra 42.12 2.31, vidreres 41.78 2.78, vielha 42.70 0.80, vila-sacra 42.27 3.02
vila-seca 41.11 1.15, vilabella 41.25 1.33, vilabertran 42.28 2.98, vilablareix 41.96 2.77, vilada 42.14 1.93
viladasens 42.08 2.93, viladecans 41.31 2.01, viladecavalls 41.55 1.95, vilademuls 42.14 2.89, viladrau 41.85 2.39
vilafant 42.25 2.94, vilafranca-del-penedes 41.35 1.70, vilajuiga 42.33 3.09, vilalba-dels-arcs 41.12 0.42
vilamacolum 42.20 3.06, vilamalla 42.22 2.97, vilamaniscle 42.38 3.07, vilanant 42.25 2.89
vilanova-de-bellpuig 41.61 0.96, vilanova-de-prades 41.35 0.96, vilanova-de-sau 41.95 2.38
vilanova-de-segria 41.72 0.62, vilanova-del-cami 41.57 1.64, vilanova-descornalbou 41.12 0.93
vilanova-i-la-geltru 41.22 1.73, vilaplana 41.23 1.03, vilaseca 42.06 2.26, vilassar-de-mar 41.51 2.39
vilobi-del-penedes 41.38 1.65, vilobi-donyar 41.88 2.75, vilopriu 42.10 3.00, vimbodi 41.40 1.05, vinaixa 41.43 0.98
vinebre 41.18 0.59
`

const coordinates = new Map(
  Array.from(TOWNS.matchAll(/([a-z-]+) ([\d.]+) ([\d.]+)/g), ([, slug = '', latitude, longitude]) => [
    withoutArticle(slug),
    { latitude: Number(latitude), longitude: Number(longitude) },
  ]),
)

export function findTown(name: string): Coordinates | null {
  return coordinates.get(withoutArticle(slugOf(name))) ?? null
}

/** «Vendrell» is «el Vendrell». */
function withoutArticle(slug: string): string {
  return slug.replace(/^(?:els?|la|les)-/, '')
}
