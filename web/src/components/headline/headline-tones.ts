import type { HeadlineTone } from '#shared/validation/headline.ts';
import type { Tone } from '../ui/badge.tsx';

/** Green is kept for a holder who is whom somebody expects. */
export const badgeTones = { pay: 'ok', look: 'warn', stop: 'bad', plain: undefined } as const satisfies Record<
  HeadlineTone,
  Tone | undefined
>;
