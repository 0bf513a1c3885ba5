/** The oldest browsers that the sites are written for. */
export const targets = ['chrome123', 'firefox121', 'safari17.5'] as const;
