const notices = ['passwordChanged'] as const;
export type Notice = (typeof notices)[number];

/** What one auth page hands to the next through the router's state; never in the address. */
export interface Arrival {
  readonly email?: string;
  readonly notice?: Notice;
  /** The account that was just created gets no free credits. */
  readonly withoutFreeCredits?: true;
}

/** Router state comes back from the browser's history, so it is read, not trusted. */
export const arrivalOf = (state: unknown): Arrival => {
  if (typeof state !== 'object' || state === null) return {};
  const email: unknown = Reflect.get(state, 'email');
  const given: unknown = Reflect.get(state, 'notice');
  const notice = notices.find((one) => one === given);
  const withoutFreeCredits = Reflect.get(state, 'withoutFreeCredits') === true;
  return {
    ...(typeof email === 'string' ? { email } : {}),
    ...(notice ? { notice } : {}),
    ...(withoutFreeCredits ? { withoutFreeCredits } : {}),
  };
};
