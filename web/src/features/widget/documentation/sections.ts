/** The parts of the documentation in their order; each is an anchor of the page. */
export const sectionNames = [
  'what',
  'install',
  'options',
  'result',
  'errors',
  'tokens',
  'server',
  'react',
  'policy',
  'appearance',
  'security',
  'accessibility',
  'limits',
  'sandbox',
  'languages',
] as const;
export type SectionName = (typeof sectionNames)[number];
