import { Check, EqualApproximately, Minus, Plus, X, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NamePart, NamePartKind } from '#shared/anatomy/names.ts';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import './name-anatomy.css';

const icons: Readonly<Partial<Record<NamePartKind, LucideIcon>>> = {
  same: Check,
  near: EqualApproximately,
  form: EqualApproximately,
  extra: Plus,
  missing: Minus,
  other: X,
};

/** Where the other side has nothing, what that means. */
const remarks = { extra: 'notExpected', legal: 'legalForm' } as const satisfies Partial<Record<NamePartKind, string>>;

const hasRemark = (kind: NamePartKind): kind is keyof typeof remarks => kind in remarks;

type WordProps = NamePart & Pick<NameAnatomyProps, 'isForGuests'>;

const Word = ({ kind, holder, expected, isForGuests = false }: WordProps) => {
  const { t } = useTranslation('name-anatomy');
  const icon = icons[kind];
  const context = isForGuests ? 'guest' : undefined;
  const under = expected ?? (hasRemark(kind) ? t(remarks[kind], { context }) : undefined);
  return (
    <span className={cx('na-word', `is-${kind}`)}>
      <span className="na-said">{holder ?? '···'}</span>
      {kind !== 'plain' && kind !== 'plainForm' && <span className="na-bracket" />}
      {under && (
        <span className="na-expected">
          {icon && <Icon of={icon} />}
          {kind === 'missing' || kind === 'other' ? <s>{under}</s> : <span>{under}</span>}
        </span>
      )}
    </span>
  );
};

export interface NameAnatomyProps {
  readonly parts: readonly NamePart[];
  /** The same in words, for those who do not see it. */
  readonly sentence: string;
  /** Whoever reads it did not expect anybody. */
  readonly isForGuests?: boolean | undefined;
}

/** A holder's name, the bank's words over brackets and those that were expected under them. */
export const NameAnatomy = ({ parts, sentence, isForGuests }: NameAnatomyProps) => (
  <div className="na">
    <p className="vh">{sentence}</p>
    <div className="na-words" aria-hidden="true">
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the words of one answer never change their order
        <Word key={index} {...part} isForGuests={isForGuests} />
      ))}
    </div>
  </div>
);
