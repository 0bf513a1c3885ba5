import { useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useDraft, type Draft, type FormKind } from './drafts.ts';
import { useAttachments } from './files/use-attachments.ts';
import { createSending, refusedFields, type Asked } from './send.ts';

export const neededFields = ['name', 'subject', 'message'] as const;
export type NeededField = (typeof neededFields)[number];

/** What is sent, as it is told afterwards. */
export interface Told extends Pick<Draft, 'subject' | 'priority'> {
  readonly requests: number;
  readonly files: number;
}

/** A file that should have come along did not arrive: nothing is sent without it, or without its writer's word. */
export class FileMissing extends Error {}

/** A message to support from its first letter to its number; what is missing is said where it is missing. */
export const useTicket = (kind: FormKind, more: () => Partial<Asked> = () => ({})) => {
  const { draft, change, clear } = useDraft(kind);
  const [missing, setMissing] = useState<readonly NeededField[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const files = useAttachments();
  const [sendOnce] = useState(createSending);
  const sending = useMutation({
    mutationFn: async (asked: Asked) => {
      const attachments = await files.ids();
      if (!attachments) throw new FileMissing();
      return sendOnce({ ...asked, ...(attachments.length > 0 && { attachments: [...attachments] }) });
    },
  });
  const [told, setTold] = useState<Told>();

  const focusOn = (name: string | undefined) =>
    name && form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const send = () => {
    if (sending.isPending) return;
    const empty = neededFields.filter((name) => draft[name].trim() === '');
    setMissing(empty);
    if (empty.length > 0) return void focusOn(empty[0]);
    const asked = { ...draft, ...more() };
    sending.mutate(asked, {
      onSuccess: () => {
        const { subject, priority } = draft;
        const there = files.get().filter(({ state }) => state.at === 'there');
        setTold({ subject, priority, requests: asked.requestIds?.length ?? 0, files: there.length });
        files.clear();
        clear();
      },
      onError: (error) => focusOn(Object.keys(refusedFields(error))[0]),
    });
  };
  return {
    form,
    draft,
    change: (name: keyof Draft, value: string) => {
      setMissing((before) => before.filter((one) => one !== name));
      change({ [name]: value });
    },
    missing,
    files,
    send,
    sending,
    told,
    again: () => {
      setTold(undefined);
      sending.reset();
    },
  };
};
export type Ticket = ReturnType<typeof useTicket>;
