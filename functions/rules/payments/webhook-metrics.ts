/** Calls that PayPal did not sign, or not for us. */
export const webhooksUnproven = 'webhooksUnproven';
/** Events of PayPal's that we did not ask to be told of. */
export const webhooksIgnored = 'webhooksIgnored';
/** Events that we want and cannot read: an alarm watches it. */
export const webhooksUnreadable = 'webhooksUnreadable';
/** Objects of PayPal's that belong to no payment and no subscription of ours. */
export const webhooksOfNobody = 'webhooksOfNobody';
