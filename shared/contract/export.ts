/** Names the next part of an export; absent on the last one. Apart from the schemas, so that a browser loads none. */
export const nextCursorHeader = 'x-next-cursor';
