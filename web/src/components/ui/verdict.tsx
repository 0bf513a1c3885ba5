import type { ReactNode } from 'react';
import type { Tone } from './badge.tsx';
import './verdict.css';

export interface VerdictProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly explain: ReactNode;
  /** Absent: nothing is decided yet. */
  readonly tone?: Exclude<Tone, 'test'> | undefined;
  /** A badge at the end of the line. */
  readonly badge?: ReactNode;
}

/** The head of a card that answers something: plain words first, then the reason in one sentence. */
export const Verdict = ({ icon, title, explain, tone, badge }: VerdictProps) => (
  <div className={tone ? `verdict verdict--${tone}` : 'verdict'}>
    {icon}
    <div>
      <h2>{title}</h2>
      <p>{explain}</p>
    </div>
    {badge}
  </div>
);
