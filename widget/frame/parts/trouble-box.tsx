import { useEffect, useRef } from 'preact/hooks';
import { fill } from '#shared/messages/fill.ts';
import type { TroubleKind } from '../session/trouble.ts';
import { useSpeech } from '../texts/use-texts.ts';
import { Mark, Spinner } from './icons.tsx';

export interface TroubleBoxProps {
  readonly of: TroubleKind;
  readonly isBusy?: boolean;
  readonly onRenew: () => void;
  /** Where there is no form to send once more. */
  readonly onRetry?: (() => void) | undefined;
}

/** What leaves all that was typed as it was, where there is a form. */
const keeping: ReadonlySet<TroubleKind> = new Set(['offline', 'server', 'busy', 'off', 'over']);

/** Why it cannot go on now, and what can be done; takes the focus, since what had it may be gone. */
export const TroubleBox = ({ of, isBusy = false, onRenew, onRetry }: TroubleBoxProps) => {
  const { texts, host } = useSpeech();
  const { title, detail } = texts.trouble[of];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [of]);
  const action = of === 'over' ? onRenew : onRetry;
  return (
    <div class="trouble" ref={box} role="alert" tabIndex={-1}>
      <Mark of="warn" />
      <div>
        <strong>{title}.</strong> {!onRetry && keeping.has(of) && `${texts.trouble.kept} `}
        {fill(detail, { host })}
        {action && (
          <p>
            <button type="button" class="btn btn--quiet" aria-busy={isBusy || undefined} onClick={action}>
              {isBusy && <Spinner />}
              {of === 'over' ? texts.trouble.renew : texts.trouble.retry}
            </button>
          </p>
        )}
      </div>
    </div>
  );
};
