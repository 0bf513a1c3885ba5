import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import type { Rehearsal } from '../../desk/desk.ts';
import css from './rehearsal.module.css';

const parts = ['ready', 'warned', 'duplicates', 'wrong', 'skipped'] as const;

/** The rows as parts of one bar; the numbers below say the same. */
export const RehearsalBar = ({ rehearsal }: { readonly rehearsal: Rehearsal }) => {
  const { t } = useTranslation('builder');
  const { list, number } = useFormat();
  const there = parts.filter((part) => rehearsal[part] > 0);
  const label = list(there.map((part) => `${t(`rehearsal.${part}`)}: ${number(rehearsal[part])}`));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of its parts
    <div className={css.bar} role="img" aria-label={label}>
      {there.map((part) => (
        <i key={part} data-kind={part} style={{ flexGrow: rehearsal[part] }} />
      ))}
    </div>
  );
};
