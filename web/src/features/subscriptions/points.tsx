import { Check, Plus, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import type { Point } from './rules/points.ts';
import { useWords } from './use-words.ts';
import css from './plans.module.css';

const icons = { up: Plus, down: TriangleAlert, same: Check } as const;

/** What a plan means for this account, below the plan. */
export const Points = ({ of }: { readonly of: readonly Point[] }) => {
  const { t } = useTranslation('subscriptions');
  const { number, day, features } = useWords();
  const sentence = (point: Point) =>
    t(`points.${point.name}`, {
      count: point.count ?? 0,
      n: number(point.count ?? 0),
      of: number(point.of ?? 0),
      day: point.at ? day(point.at) : '',
      features: features(point.features ?? []),
    });
  if (of.length === 0) return <span />;
  return (
    <ul className={css.points} aria-label={t('plans.forYou')}>
      {of.map((point) => (
        <li key={point.name} data-tone={point.tone}>
          <Icon of={icons[point.tone]} />
          <span>{sentence(point)}</span>
        </li>
      ))}
    </ul>
  );
};
