import arros from './illustrations/mesa-arros.svg'
import gamba from './illustrations/mesa-gamba.svg'
import maridatge from './illustrations/mesa-maridatge.svg'
import pa from './illustrations/mesa-pa.svg'
import peix from './illustrations/mesa-peix.svg'
import verd from './illustrations/mesa-verd.svg'
import xoco from './illustrations/mesa-xoco.svg'

export function Mesa({ id }: { id: number }) {
  return <img src={mesaUrl(id)} alt="" width="600" height="600" loading="lazy" className="picture" />
}

function mesaUrl(id: number): string {
  return mesas[id % mesas.length] ?? gamba
}

const mesas = [gamba, arros, peix, verd, pa, maridatge, xoco]
