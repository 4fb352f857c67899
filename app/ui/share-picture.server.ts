import arros from './illustrations/share-arros.jpg'
import gamba from './illustrations/share-gamba.jpg'
import maridatge from './illustrations/share-maridatge.jpg'
import pa from './illustrations/share-pa.jpg'
import peix from './illustrations/share-peix.jpg'
import verd from './illustrations/share-verd.jpg'
import xoco from './illustrations/share-xoco.jpg'

/** 1200 x 630: the club’s name beside the table that `Mesa` draws for the same id. */
export function drawnShareImage(id: number) {
  return { path: drawings[id % drawings.length] ?? gamba, alt }
}

const drawings = [gamba, arros, peix, verd, pa, maridatge, xoco]
const alt = {
  es: 'El nombre del club y el dibujo de una mesa puesta',
  ca: 'El nom del club i el dibuix d’una taula parada',
}
