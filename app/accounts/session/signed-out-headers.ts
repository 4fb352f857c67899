/** Removes cached pages, those of the back button included. `"storage"` would also remove the chosen language. */
export const signedOutHeaders = { 'Clear-Site-Data': '"cache"' }
