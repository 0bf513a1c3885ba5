/** The letter after G that leads to a place. */
export const placeKeys: Readonly<Record<string, string>> = {
  '/dashboard': 'v',
  '/payees': 'b',
  '/api': 'a',
  '/subscriptions': 's',
  '/credits': 'c',
  '/account': 'u',
};
