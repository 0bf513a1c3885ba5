/**
 * A validation is written within 29 s of the moment its id tells: after that nothing can come in before it, but a row of a
 * batch that was put on and waited, which is followed so that search finds it.
 */
export const calmAfterSeconds = 120;

/** A validation created longer after the moment its id tells may come in before rows that are segmented already. */
export const lateAfterSeconds = calmAfterSeconds / 2;
