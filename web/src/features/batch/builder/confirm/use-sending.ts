import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { createSending, type SendingStage } from '../../api/send-batch.ts';
import type { Builder } from '../builder.ts';
import { keyOf } from './key-of.ts';

export interface Wanted {
  readonly name: string;
  readonly note: string;
  /** Whether the customer's own columns travel along. */
  readonly original: boolean;
}

export interface Underway {
  readonly stage: SendingStage;
  readonly done: number;
}

/** Sends the draft and, once the batch has begun, forgets it here. */
export const useSending = (builder: Builder, onCreated: (id: string) => void) => {
  const [underway, setUnderway] = useState<Underway | null>(null);
  const [send] = useState(createSending);
  const aborter = useRef<AbortController>(undefined);
  useEffect(() => () => aborter.current?.abort(), []);
  const { mutate, error, isPending } = useMutation({
    mutationFn: async ({ name, note, original }: Wanted) => {
      aborter.current = new AbortController();
      const desk = builder.desk();
      const { environment, draft } = builder.get();
      const [sent, kept] = await Promise.all([desk.sent(original), desk.kept()]);
      const trimmed = { name: name.trim(), note: note.trim() };
      const changedAt = (kept ?? draft)?.changedAt ?? '';
      const id = await send(
        {
          ...(trimmed.name ? { name: trimmed.name } : {}),
          ...(trimmed.note ? { note: trimmed.note } : {}),
          ...(original && sent.columns.length > 0 ? { columns: [...sent.columns] } : {}),
          environment,
          lines: sent.lines,
          rows: sent.rows,
          key: await keyOf(sent.lines, changedAt, environment, trimmed.name, trimmed.note, ...sent.columns),
        },
        { onStage: (stage, done) => setUnderway({ stage, done }), signal: aborter.current.signal },
      );
      await desk.forget();
      return id;
    },
    onSuccess: onCreated,
    onSettled: () => setUnderway(null),
  });
  return { send: mutate, error, isPending, underway };
};
