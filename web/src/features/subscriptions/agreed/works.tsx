import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { plans, type PackName, type Plan } from '#shared/plans.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Feature } from '../rules/change.ts';
import { useWords } from '../use-words.ts';
import css from './agreed.module.css';

const named: readonly Exclude<Feature, 'production'>[] = ['webhooks', 'widget', 'sso', 'whiteLabel'];

/** What already works with a plan, as `shared/plans.ts` declares it. */
export const Works = ({ plan: name }: { readonly plan: PackName }) => {
  const { t } = useTranslation('agreed');
  const { number, features } = useWords();
  const { keys, monthlyValidationsPerKey, features: has }: Plan = plans[name];
  const included = named.filter((feature) => has[feature]);
  const said = [
    keys.production
      ? t('production', { keys: number(keys.count), limit: number(monthlyValidationsPerKey.production) })
      : t('sandbox', { keys: number(keys.count) }),
    ...(included.length > 0 ? [t('includes', { features: features(included) })] : []),
  ];
  return (
    <ul className={css.works} aria-label={t('works')}>
      {said.map((sentence) => (
        <li key={sentence}>
          <Icon of={Check} />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
};
