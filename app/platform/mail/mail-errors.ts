/** What `mails.last_error` holds where the mail server said nothing. */
export const NOTHING_TO_SAY_ERROR = 'nothing to say any more'
/** It waits for the rate limit of its recipient. */
export const RATE_LIMITED_ERROR = 'over budget: waits'
export const WITHHELD_ERROR = 'withheld by a restore'
