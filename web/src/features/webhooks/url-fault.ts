/** What a form can say of the address of a receiver before the server is asked; the server looks closer. */
export type UrlFault = 'required' | 'invalid' | 'https' | 'privateAddress';

/** Names that only exist within a network, and address literals of one as the URL parser spells them all. */
const privateHosts = [
  /^[^.]+$/,
  /\.(local|internal|localhost|onion|home\.arpa)$/,
  /^(0|10|127)\.\d+\.\d+\.\d+$/,
  /^169\.254\.\d+\.\d+$/,
  /^172\.(1[6-9]|2\d|3[01])\.\d+\.\d+$/,
  /^192\.168\.\d+\.\d+$/,
  /^\[(::1?|f[cd].*|fe[89ab].*)\]$/,
] as const;

/** Ports of the system are other services' than a receiver's own. */
const lowestPort = 1024;

export const urlFaultOf = (typed: string): UrlFault | undefined => {
  if (typed.trim() === '') return 'required';
  const url = URL.canParse(typed.trim()) ? new URL(typed.trim()) : undefined;
  if (url?.protocol === 'http:') return 'https';
  if (url?.protocol !== 'https:' || url.username || url.password || typed.includes('#')) return 'invalid';
  if (url.port !== '' && Number(url.port) < lowestPort) return 'invalid';
  const host = url.hostname.replace(/\.$/, '');
  return privateHosts.some((one) => one.test(host)) ? 'privateAddress' : undefined;
};
