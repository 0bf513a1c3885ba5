/** What brought a lot of credits. */
export const lotSources = ['free', 'pack', 'subscription', 'operator'] as const;

/** What changes a lot: granted or ended as a whole, reserved by a validation, given back when nobody answered (void). */
export const movementKinds = ['grant', 'reserve', 'void', 'expire'] as const;

/** Whether there is something to spend; where not, whether the last credits were spent or expired unused. */
export const creditStates = ['available', 'none', 'expired'] as const;
export type CreditState = (typeof creditStates)[number];
