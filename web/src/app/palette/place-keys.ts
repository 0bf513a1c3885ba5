/** The letter after G that leads to a place. */
export const placeKeys: Readonly<Record<string, string>> = {
  '/dashboard': 'v',
  '/batch': 'l',
  '/payees': 'b',
  '/api': 'a',
  '/widget': 'w',
  '/subscriptions': 's',
  '/credits': 'c',
  '/account': 'u',
  '/help-center': 'h',
  '/api-documentation': 'd',
  '/support': 'o',
  '/status': 'e',
};
