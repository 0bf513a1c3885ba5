import { fill } from '#shared/messages/fill.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Said only when it begins to matter. */
const worthSaying = 2;

export const Tries = ({ left }: { readonly left: number }) => {
  const texts = useTexts();
  if (left > worthSaying || left < 1) return null;
  return <p class="tries">{fill(left === 1 ? texts.tries_one : texts.tries_other, { count: left })}</p>;
};
