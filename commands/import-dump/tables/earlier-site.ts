/** In place of the version of a text that somebody has accepted: theirs was the form of the earlier site. */
export const EARLIER_SITE = 'earlier-site'
