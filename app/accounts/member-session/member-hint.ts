/**
 * The cookie by which script knows that a member has signed in here, with their initials. It opens nothing: the server
 * reads the session's own cookie.
 */
export const memberHint = 'cercle.member_hint'
