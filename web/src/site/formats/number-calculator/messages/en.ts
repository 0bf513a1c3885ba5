import type es from './es.ts';

export default {
  whole: 'A whole number',
  wholeAt: 'A whole account at {{bank}}',
  stays: 'It does not leave your browser',
  wellFormed: 'Well-formed.',
  askIssuer: 'Whether it exists and whose it is, only its issuer knows.',
  alone: 'As it stands it is also a whole, well-formed number.',
  computed: 'Computed from the whole number, not by weights.',
  needsScript: 'The calculator uses JavaScript. Without it, the sum above works by hand all the same.',
} satisfies typeof es;
