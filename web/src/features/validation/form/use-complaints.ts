import { useState } from 'react';
import type { FieldName } from '#shared/engine/names.ts';
import type { Reading } from './draft.ts';
import { useNames } from '../messages/code-names.ts';

const none: ReadonlySet<FieldName> = new Set();

/** What the form says is wrong, and when: nobody is scolded for a field they are still typing in. */
export const useComplaints = ({ errors, judged }: Reading, refused: Readonly<Record<string, string>>) => {
  const names = useNames();
  const [leftFields, setLeft] = useState(none);
  const [isTried, setTried] = useState(false);
  const isRight = Object.keys(errors).length === 0;

  /** A field complains once it was left with something in it, or once the form was sent. */
  const errorOf = (field: FieldName): string | undefined => {
    if (refused[field]) return refused[field];
    const error = errors[field];
    if (!error || (!isTried && (!leftFields.has(field) || error.code === 'required'))) return undefined;
    if (field === 'accountNumber' && (judged.state === 'impossible' || !isTried)) return undefined;
    return names.error(error);
  };

  return {
    errorOf,
    isRight,
    isTried,
    left: (field: FieldName) => setLeft(new Set(leftFields).add(field)),
    tried: () => setTried(!isRight),
    restart: () => {
      setTried(false);
      setLeft(none);
    },
  };
};
