import type { ComponentChildren } from 'preact';
import { fill } from '#shared/messages/fill.ts';
import { useSpeech } from '../texts/use-texts.ts';
import { Cross, Flask, Lock } from './icons.tsx';

export interface CardProps {
  readonly isTest: boolean;
  /** Present in a dialog, which the payee may close. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ComponentChildren;
}

/** The frame's own head and foot: what is asked, by whom, and where it goes. */
export const Card = ({ isTest, onClose, children }: CardProps) => {
  const { texts, host } = useSpeech();
  return (
    <section class="card" aria-labelledby="title">
      <header class="head">
        <h1 id="title">{texts.title}</h1>
        {isTest && (
          <span class="badge">
            <Flask />
            {texts.sandbox}
          </span>
        )}
        {onClose && (
          <button type="button" class="btn btn--icon" aria-label={texts.close} onClick={onClose}>
            <Cross />
          </button>
        )}
      </header>
      {children}
      <footer class="foot">
        <span>
          <Lock />
          <span>
            {texts.direct} <b>{fill(texts.servedTo, { host })}</b>
          </span>
        </span>
        <span class="brand">
          CuentaClara
          <span class="brand-bar" aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </span>
        </span>
      </footer>
    </section>
  );
};
