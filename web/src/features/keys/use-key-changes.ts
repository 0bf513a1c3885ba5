import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keyList, type Key, type NewSecret } from './api/keys.ts';
import type { Doing } from './key-dialogs.tsx';

const withoutSecret = (answer: NewSecret): Key => {
  const { secret: _, ...key } = answer;
  return key;
};

/** The list as it is after a change, before it has been read anew. */
const changed = (keys: readonly Key[], key: Key): Key[] =>
  keys.some(({ id }) => id === key.id) ? keys.map((one) => (one.id === key.id ? key : one)) : [key, ...keys];

/** What is being done with a key, what came of it, and the list that follows. */
export const useKeyChanges = () => {
  const { t } = useTranslation('keys');
  const cache = useQueryClient();
  const [doing, setDoing] = useState<Doing>();
  const [said, setSaid] = useState('');
  const outcome = useRef<HTMLOutputElement>(null);

  // What opened a dialog may be gone when it closes: the focus goes to what happened.
  useEffect(() => {
    if (!doing && said && document.activeElement === document.body) outcome.current?.focus();
  }, [doing, said]);

  const renew = (change: (keys: readonly Key[]) => Key[]) => {
    cache.setQueryData(keyList.queryKey, (list) => list && { ...list, data: change(list.data) });
    void cache.invalidateQueries(keyList);
  };
  return {
    doing,
    said,
    /** Where it is said, which takes the focus where nothing else can. */
    outcome,
    onDo: setDoing,
    start: (next: Doing) => {
      setSaid('');
      setDoing(next);
    },
    onChanged: (key: Key) => renew((keys) => changed(keys, key)),
    onSecret: (answer: NewSecret) => {
      const isRotated = doing?.what === 'rotate';
      renew((keys) => changed(keys, withoutSecret(answer)));
      setSaid(t(isRotated ? 'said.rotated' : 'said.created'));
      setDoing({ what: 'save', of: answer, isRotated });
    },
    onDeleted: ({ id, name }: Key) => {
      renew((keys) => keys.filter((one) => one.id !== id));
      setSaid(t('said.removed', { name }));
      setDoing(undefined);
    },
  };
};
