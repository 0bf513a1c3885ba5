import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import type { Key } from './api/keys.ts';
import { KeyState } from './key-state.tsx';
import css from './dialogs.module.css';

/** State, age and the secrets that work now: two of them while a rotation is under way. */
export const KeyFacts = ({ of: { state, createdAt, secrets } }: { readonly of: Key }) => {
  const { t } = useTranslation('keys');
  const { day, moment } = useFormat();
  return (
    <dl className={css.facts}>
      <div>
        <dt>{t('details.state')}</dt>
        <dd className={css.row}>
          <KeyState of={state} /> <span className={css.soft}>{t(`stateMore.${state}`)}</span>
        </dd>
      </div>
      <div>
        <dt>{t('details.created')}</dt>
        <dd>{moment(createdAt)}</dd>
      </div>
      <div>
        <dt>{t('details.secrets')}</dt>
        {secrets.map(({ endsWith: end, createdAt: made, expiresAt }) => (
          <dd key={made}>
            {expiresAt
              ? t('details.secretUntil', { end, moment: moment(expiresAt) })
              : t('details.secret', { end, day: day(made) })}
          </dd>
        ))}
      </div>
    </dl>
  );
};
