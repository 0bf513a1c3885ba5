import type es from './es.ts';

export default {
  whole: 'A full number',
  wholeAt: 'A full account at {{bank}}',
  stays: 'It does not leave your browser',
  wellFormed: 'Well formed.',
  askIssuer: 'Only its issuer knows whether it exists and whose it is.',
  alone: 'On its own it is also a full, well-formed number.',
  computed: 'Calculated from the full number, not by weights.',
  needsScript: 'The calculator uses JavaScript. Without it, you can still do the sum above by hand.',
} satisfies typeof es;
