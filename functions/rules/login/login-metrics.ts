/** Logins that had to wait for what many failed by before them, by what that was: an alarm watches each. */
export const loginsHeld = 'loginsHeld';
/** Logins of e-mails that have no account: an alarm watches it. */
export const loginsOfNobody = 'loginsOfNobody';
