/** What brought a lot of credits. */
export const lotSources = ['free', 'pack', 'subscription', 'operator'] as const;

/** What changes a lot: granted or ended as a whole, reserved by a validation, given back when nobody answered (void). */
export const movementKinds = ['grant', 'reserve', 'void', 'expire'] as const;
