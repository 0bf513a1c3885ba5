/** The JSON pointer (RFC 6901) to a place in a request. */
export const pointerOf = (place: readonly PropertyKey[]): string =>
  place.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
