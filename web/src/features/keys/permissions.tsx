import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { planNames, plans, type PlanName } from '#shared/plans.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { capitalized } from '../../lib/capitalized.ts';
import type { Limits } from './api/keys.ts';
import css from './keys.module.css';

export interface PermissionsProps {
  readonly plan: PlanName;
  readonly limits: Limits;
  readonly used: number;
}

const included = {
  production: ({ keys }) => keys.production,
  webhooks: ({ features }) => features.webhooks,
  sso: ({ features }) => features.sso,
  whiteLabel: ({ features }) => features.whiteLabel,
} as const satisfies Record<string, (plan: (typeof plans)[PlanName]) => boolean>;
type Permission = keyof typeof included;

const permissions = Object.keys(included) as Permission[];

/** The smallest plan with a permission. */
const firstWith = (permission: Permission): string =>
  capitalized(planNames.find((name) => included[permission](plans[name])) ?? '');

/** What the plan allows, and from which plan on there is the rest. */
export const Permissions = ({ plan, limits, used }: PermissionsProps) => {
  const { t } = useTranslation('keys');
  return (
    <section className={`card ${css.permissions}`} aria-labelledby="permissions">
      <h2 id="permissions">{t('permissions.title')}</h2>
      <p className={css.note}>{t('permissions.keys', { used, count: limits.count })}</p>
      <ul>
        {permissions.map((permission) => {
          const isIncluded = permission === 'production' ? limits.production : included[permission](plans[plan]);
          const what = t(`permissions.${permission}`);
          return (
            <li key={permission} className={isIncluded ? undefined : css.without}>
              <Icon of={isIncluded ? Check : Minus} />
              <span>
                <span className="vh">{t(isIncluded ? 'permissions.yes' : 'permissions.no')} </span>
                {isIncluded ? what : t('permissions.from', { what, plan: firstWith(permission) })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
