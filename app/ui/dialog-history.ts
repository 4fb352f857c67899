/** While a dialog is open, `dialogs` in the state of the history entry counts the open ones. */
type DialogState = { dialogs?: number; link?: string } | null

type OpenDialog = {
  /** Returns whether the dialog closes; one with typed text may ask first. */
  goBack: () => boolean
  path: string
}

const openDialogs: OpenDialog[] = []
/** The number of dialogs at the entry to which this module is moving; the browser moves later. */
let expected: number | null = null

/** From now on the browser's back closes the dialog and not the page. Call the returned function when it closes. */
export function addDialogToHistory(goBack: () => boolean): () => void {
  const dialog = { goBack, path: location.pathname }
  openDialogs.push(dialog)
  if (expected === null) addMissingEntry()
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    leaveEntries()
  }
}

function dialogsHere(): number {
  return (history.state as DialogState)?.dialogs ?? 0
}

function addMissingEntry() {
  if (dialogsHere() < openDialogs.length)
    history.pushState({ ...(history.state as DialogState), dialogs: openDialogs.length }, '')
}

function leaveEntries() {
  const left = dialogsHere() - openDialogs.length
  if (left <= 0 || expected !== null) return
  expected = openDialogs.length
  history.go(-left)
}

function stayAtEntry() {
  expected = openDialogs.length
  history.forward()
}

/** Comes before the router's own listener, which would load the page again. */
function handlePop(event: PopStateEvent) {
  if (expected !== null) return finishMoving(event)
  const newest = openDialogs.at(-1)
  if (newest && dialogsHere() < openDialogs.length && newest.path === location.pathname) {
    event.stopImmediatePropagation()
    if (!newest.goBack()) stayAtEntry()
  } else if (!(history.state as DialogState)?.link) leaveEntries()
}

function finishMoving(event: PopStateEvent) {
  event.stopImmediatePropagation()
  // The page went on to another address meanwhile: back to it.
  if (dialogsHere() > (expected ?? 0)) return history.forward()
  expected = null
  addMissingEntry()
  leaveEntries()
}

if (typeof window !== 'undefined') {
  addEventListener('popstate', handlePop, { capture: true })
  // After a reload the dialogs of this entry are closed; those of a link open again by themselves.
  if (!(history.state as DialogState)?.link) leaveEntries()
}
