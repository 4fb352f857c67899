/** Sites that pages may embed, after a press of the visitor only: providers of maps. */
export const frameSources = [
  'https://www.openstreetmap.org',
  'https://www.google.com',
  'https://maps.google.com',
  'https://api.mapbox.com',
] as const

export type FrameSource = (typeof frameSources)[number]
