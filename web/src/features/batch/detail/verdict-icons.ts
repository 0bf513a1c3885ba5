import { CircleCheck, CircleDot, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { HeadlineTone } from '#shared/validation/headline.ts';

/** Shapes differ as far as verdicts do, so that colour is never alone. */
export const verdictIcons = {
  pay: CircleCheck,
  plain: CircleDot,
  look: TriangleAlert,
  stop: CircleX,
} as const satisfies Record<HeadlineTone, LucideIcon>;
