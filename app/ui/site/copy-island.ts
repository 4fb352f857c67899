import { copyAddress, type Copying } from '../copy-address.ts'

export default function startCopying(element: HTMLElement, copying: Copying) {
  element.addEventListener('click', () => copyAddress(copying))
}
