/** Of the package, and what the server calls itself. */
export const version = '0.1.0';
