/** The town of an address that ends with it («Carrer del Rec, 24, 08003 Barcelona»); empty where there is none. */
function townOf(address: string): string {
  const last = address.split(',').at(-1)?.trim() ?? ''
  const town = last.replace(/^\d{5}\s+/, '')
  return address.includes(',') && /^[^\d]+$/.test(town) ? town : ''
}

/** «Can Mirambell, Barcelona»: pages of restaurants say where they are. */
export function nameWithTown(name: string, address: string): string {
  const town = townOf(address)
  return town && !name.includes(town) ? `${name}, ${town}` : name
}
