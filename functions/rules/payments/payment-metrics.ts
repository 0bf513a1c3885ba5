/** Orders that do not say what we asked for: an alarm watches it. */
export const paymentsMismatched = 'paymentsMismatched';
/** Movements of money at PayPal that no payment of ours explains: an alarm watches it. */
export const moneyUnexplained = 'moneyUnexplained';
/** Captures that PayPal refused by a fault of ours: an alarm watches it. */
export const capturesRefused = 'capturesRefused';
