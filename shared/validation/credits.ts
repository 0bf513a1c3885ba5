/** What brought a lot of credits. */
export const lotSources = ['free', 'pack', 'subscription', 'operator'] as const;

/**
 * What changes a lot: granted or ended as a whole, reserved by a validation, given back when nobody answered (void), left
 * because its money went back (reverse) or is disputed (freeze). Credits that were spent although their money went back are
 * a debt: it begins (owe), and credits of a lot pay it (repay, an entry of the lot and one of the debt). Their order is kept:
 * it is part of the key of an entry.
 */
export const movementKinds = ['grant', 'reserve', 'void', 'expire', 'reverse', 'freeze', 'owe', 'repay'] as const;

/** Whether there is something to spend; where not, whether the last credits were spent or expired unused. */
export const creditStates = ['available', 'none', 'expired'] as const;
export type CreditState = (typeof creditStates)[number];
