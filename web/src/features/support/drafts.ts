import { useState } from 'react';
import type { SupportCategory, SupportPriority } from '#shared/validation/support.ts';
import { whoNow } from '../../lib/session/current.ts';

export interface Draft {
  readonly name: string;
  readonly category: SupportCategory;
  readonly priority: SupportPriority;
  readonly subject: string;
  readonly message: string;
}

/** Where one writes from: about anything, about the widget, or to report an error of it. */
export type FormKind = 'general' | 'widget' | 'bug';

const blank = { name: '', priority: 'medium', subject: '', message: '' } as const;
const first: Readonly<Record<FormKind, Draft>> = {
  general: { ...blank, category: 'general' },
  widget: { ...blank, category: 'widget' },
  bug: { ...blank, category: 'bug' },
};

/** What was begun, while the page is not loaded anew; of whoever wrote it, and of nobody who signs in after them. */
const begun = new Map<string, Draft>();
const placeOf = (kind: FormKind): string => `${kind} ${whoNow()}`;

export const useDraft = (kind: FormKind) => {
  const [draft, setDraft] = useState(() => begun.get(placeOf(kind)) ?? first[kind]);
  const change = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed };
    begun.set(placeOf(kind), next);
    setDraft(next);
  };
  const clear = () => {
    begun.delete(placeOf(kind));
    setDraft(first[kind]);
  };
  return { draft, change, clear };
};
