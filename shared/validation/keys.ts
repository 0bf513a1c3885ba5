/** What a key may call: the public API, or only what belongs to the widget. */
export const keyPurposes = ['api', 'widget'] as const;
export type KeyPurpose = (typeof keyPurposes)[number];
