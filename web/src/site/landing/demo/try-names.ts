/** Answers of the sandbox that are to be had by one tap. */
export const tryNames = ['match', 'mismatch', 'otherHolder', 'highRisk', 'notFound', 'silent'] as const;
export type TryName = (typeof tryNames)[number];
