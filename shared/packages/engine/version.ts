/** Of the package and of its command. */
export const version = '0.1.0';
