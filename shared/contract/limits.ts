/** How long a search of the history and a cursor may be. Apart from the schemas, so that a browser loads none. */
export const searchAtMost = 80;
export const cursorAtMost = 512;
