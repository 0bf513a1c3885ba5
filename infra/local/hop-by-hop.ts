const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Whether a header concerns one connection only, so that whoever passes a message on leaves it out. */
export const isHopByHop = (name: string): boolean => hopByHop.has(name.toLowerCase());
