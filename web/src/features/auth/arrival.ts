/** What one auth page hands to the next through the router's state; never in the address. */
export interface Arrival {
  readonly email?: string;
  readonly notice?: 'verified';
}

/** Router state comes back from the browser's history, so it is read, not trusted. */
export const arrivalOf = (state: unknown): Arrival => {
  if (typeof state !== 'object' || state === null) return {};
  const email: unknown = Reflect.get(state, 'email');
  return {
    ...(typeof email === 'string' ? { email } : {}),
    ...(Reflect.get(state, 'notice') === 'verified' ? { notice: 'verified' } : {}),
  };
};
