/** Of the package, and what it calls itself. */
export const version = '0.1.0';
