import { ArrowLeftRight, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { knowledgeChanges } from '#shared/validation/payees.ts';
import { cx } from '../../../components/ui/class-names.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Change } from '../api/payees.ts';
import css from './list.module.css';

/** The gravest of what changed; a kind that only a newer version knows comes last. */
export const gravestOf = (changed: readonly Change[]): Change | undefined =>
  knowledgeChanges.flatMap((kind) => changed.find(({ what }) => what === kind) ?? [])[0] ?? changed[0];

/** What changed, in a word. The icon differs from word to word, so colour is never alone. */
export const ChangeWord = ({ of: { what } }: { readonly of: Change }) => {
  const { t } = useTranslation('payees');
  return (
    <span className={cx(css.change, what === 'otherHolder' && css.changeBad)}>
      <Icon of={what === 'otherPayee' ? Users : ArrowLeftRight} />{' '}
      {what === 'unknown' ? t('events.unknown') : t(`headlines.${what}.short`)}
    </span>
  );
};
