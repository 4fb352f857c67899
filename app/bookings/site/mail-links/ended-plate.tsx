import plate from '#app/ui/illustrations/plate-finished.svg?no-inline'

/** On pages where nothing is left to do. */
export function EndedPlate() {
  return <img src={plate} alt="" width="104" height="104" className="ended-plate" />
}
