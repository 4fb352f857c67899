/** Removes cached pages, those of the back button included. `"storage"` would also remove the chosen language. */
export const signedOutHeaders = { 'Cache-Control': 'no-store', 'Clear-Site-Data': '"cache"' }
