import { capabilities, type Capability } from './capabilities.ts'

/** The id of a layout route that declares what its children need. @param first tells two declarations apart */
export function accessRouteId(capability: Capability, first: string): string {
  return `needs ${capability} for ${first}`
}

export function declaredCapability(routeId: string): Capability | undefined {
  const name = /^needs (\S+) for /.exec(routeId)?.[1]
  return capabilities.find((capability) => capability === name)
}

/** The id of a layout route whose children show everybody only the events that they see (`eventsSeenBy`). */
export function limitedRouteId(first: string): string {
  return `limits events for ${first}`
}

export function isLimitedRoute(routeId: string): boolean {
  return routeId.startsWith('limits events for ')
}
