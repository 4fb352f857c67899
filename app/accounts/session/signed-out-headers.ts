/**
 * What is said to a browser whose session has ended: it forgets every page it has kept, those behind its back button
 * included. The cookies end by name; `"storage"` stays unsaid, for it would take the language that the visitor has
 * chosen, which is no part of the session (Clear Site Data knows no parts of it).
 */
export const signedOutHeaders = { 'Cache-Control': 'no-store', 'Clear-Site-Data': '"cache"' }
