import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Looks } from '../protocol.ts';
import { App } from './app.tsx';
import type { Connection } from './connection.ts';
import { loadPaste } from './form/use-paste.ts';
import { useLook } from './look/use-look.ts';
import { Card } from './parts/card.tsx';
import { Skeleton } from './parts/skeleton.tsx';
import { TroubleBox } from './parts/trouble-box.tsx';
import type { Rules } from './rules/rules.ts';
import { errorOf } from './session/error-of.ts';
import { sessionOf } from './session/session.ts';
import { useOpening } from './session/use-opening.ts';
import { useRenewal } from './session/use-renewal.ts';
import { languageOf } from './texts/load.ts';
import { useLoadedTexts } from './texts/use-loaded-texts.ts';
import { Spoken } from './texts/use-texts.ts';

export interface RootProps {
  readonly page: Connection;
  readonly root: HTMLElement;
  /** The rules of the country a payee probably has; on their way since the frame began. */
  readonly guess: Promise<Rules>;
}

/** The session and how it looks and speaks: what it says of that comes first, then the page, then the browser. */
export const Root = ({ page, root, guess }: RootProps) => {
  const [looks, setLooks] = useState<Looks>(page.looks);
  const [token, setToken] = useState(page.token);
  const [attempt, setAttempt] = useState(0);
  const [timesHidden, setTimesHidden] = useState(0);
  const session = useMemo(() => sessionOf(token, page.origin, () => document.documentElement.lang), [token, page]);
  const { open, trouble } = useOpening(session, attempt, guess);
  const renewal = useRenewal(page.renewable, () => page.send({ type: 'renew' }));
  const language = languageOf([open?.opened.language, looks.language], navigator.languages);
  const { texts, findings, later, hasFailed } = useLoadedTexts(language, open !== undefined);
  const theme = open?.opened.theme ?? looks.theme ?? 'auto';
  const ignored = useLook(root, theme, looks);
  const { settle } = renewal;
  const wasReady = useRef(false);
  const toldHidden = useRef(0);
  const isReady = open !== undefined && texts !== undefined && ignored !== undefined;

  useEffect(() => {
    page.listen((message) => {
      if (message.type === 'update') setLooks((now) => ({ ...now, ...message.options }));
      if (message.type === 'renewed') setToken(message.token);
      if (message.type === 'hidden') setTimesHidden((times) => times + 1);
      if (message.type === 'shown') root.querySelector<HTMLElement>('select, input, h2, .trouble')?.focus();
    });
  }, [page, root]);
  useEffect(() => {
    if (!isReady || wasReady.current) return;
    wasReady.current = true;
    page.send({ type: 'ready', ignored });
    // Most people type a number without a fault: what else they may need comes behind what they wait for.
    void loadPaste().catch(() => undefined);
    void import('./later.ts').catch(() => undefined);
  }, [isReady, ignored, page]);
  useEffect(() => {
    if (toldHidden.current === timesHidden) return;
    toldHidden.current = timesHidden;
    // Nothing was asked yet; later the form says what was.
    if (!open) page.send({ type: 'exit', asked: 0 });
  }, [timesHidden, open, page]);
  useEffect(() => settle('idle'), [open, settle]);
  useEffect(() => {
    if (!trouble) return;
    if (open) settle('failed');
    else page.send({ type: 'error', error: errorOf(trouble) });
  }, [trouble, open, page, settle]);
  useEffect(() => {
    const left = () => void open?.session.end('left');
    addEventListener('pagehide', left);
    return () => removeEventListener('pagehide', left);
  }, [open]);

  const exit = useCallback((asked: number) => page.send({ type: 'exit', asked }), [page]);

  if (!texts || !ignored) return <Skeleton hasFailed={hasFailed} />;
  const speech = { language, texts, findings, later, host: new URL(page.origin).host };
  const isModal = looks.mode === 'modal';
  if (!open) {
    const told = renewal.troubleOf(trouble);
    return (
      <Spoken.Provider value={speech}>
        <Card isTest={false} onClose={isModal ? () => exit(0) : undefined}>
          <div class="body">
            {told ? (
              <TroubleBox
                of={told.kind}
                isBusy={renewal.isUnderway}
                onRenew={renewal.begin}
                onRetry={told.kind === 'renewal' ? undefined : () => setAttempt((count) => count + 1)}
              />
            ) : (
              <Skeleton />
            )}
          </div>
        </Card>
      </Spoken.Provider>
    );
  }
  return (
    <Spoken.Provider value={speech}>
      <App
        {...open}
        {...{ renewal, isModal, timesHidden }}
        onSuccess={(result) => page.send({ type: 'success', result })}
        onExit={exit}
      />
    </Spoken.Provider>
  );
};
