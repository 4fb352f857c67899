/** What the page says after a redirect, as a value of its parameter `hecho`. */
const partyDone = ['saved', 'replaced', 'resized', 'accepted', 'shrunk', 'rejoined'] as const
export type PartyDone = (typeof partyDone)[number]

export function readDone(text: string | null): PartyDone | undefined {
  return partyDone.find((done) => done === text)
}
