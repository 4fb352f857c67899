/**
 * The cookie by which script knows that the form for members is worth opening. It opens nothing: the server reads the
 * session's own cookie.
 */
export const memberHint = 'cercle.member_hint'
