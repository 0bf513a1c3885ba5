import { fill } from '#shared/messages/fill.ts';
import { Heading } from '../parts/heading.tsx';
import { Mark } from '../parts/icons.tsx';
import { useLaterTexts, useSpeech } from '../texts/use-texts.ts';

/** Where a page keeps the frame open after the account was given to it. */
export const Done = () => {
  const { host } = useSpeech();
  const { done } = useLaterTexts();
  return (
    <div class="verdict" data-tone="ok">
      <Mark of="ok" />
      <div>
        <Heading text={done.title} />
        <p>{fill(done.explain, { host })}</p>
      </div>
    </div>
  );
};
