import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalized } from '../../lib/capitalized.ts';
import type { Change, Row } from './rules/change.ts';
import { expireTogether, type Standing } from './rules/standing.ts';
import { useWords } from './use-words.ts';
import css from './change.module.css';

interface Line {
  readonly name: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly isSame?: boolean;
}

const useRowLine = () => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'change' });
  const { number, usd, features } = useWords();
  return (row: Row): Line => {
    if (row.what === 'features')
      return {
        name: capitalized(features(row.features)),
        before: t(row.before ? 'yes' : 'no'),
        after: t(row.after ? 'yes' : 'no'),
      };
    const write = row.what === 'price' ? usd : number;
    return { name: t(row.what), before: write(row.before), after: write(row.after) };
  };
};

/** What stays as it is, and keys that stop or answer again. */
const useOwnLines = () => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'change' });
  const { number, day } = useWords();
  const keyLine = ({ stopping, starting }: Change, keys: Standing['keys']): readonly Line[] => {
    const count = stopping || starting;
    if (count > 0)
      return [
        {
          name: t('ownKeysProduction', { count, n: number(count) }),
          before: t(stopping > 0 ? 'answering' : 'stopped'),
          after: t(stopping > 0 ? 'stopping' : 'starting'),
        },
      ];
    if (!keys || keys.length === 0) return [];
    return [{ name: t('ownKeys'), before: number(keys.length), after: t('keysSame'), isSame: true }];
  };
  return (change: Change, { credits: all, keys }: Standing): readonly Line[] => {
    const { balance, expiresAt } = all;
    const until = expiresAt && day(expiresAt);
    const credits: readonly Line[] =
      balance > 0 && until
        ? [
            {
              name: t('credits', { count: balance, n: number(balance) }),
              before: until,
              after: t(expireTogether(all) ? 'creditsUntil' : 'creditsSame', { day: until }),
              isSame: true,
            },
          ]
        : [];
    return [...credits, ...keyLine(change, keys)];
  };
};

export interface ChangeTableProps {
  readonly of: Change;
  readonly standing: Standing;
}

/** Before and after, side by side. */
export const ChangeTable = ({ of, standing }: ChangeTableProps) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'change' });
  const { plan, day } = useWords();
  const rowLine = useRowLine();
  const ownLines = useOwnLines();
  const lines = [...of.rows.map(rowLine), ...ownLines(of, standing)];
  return (
    <table className={css.change}>
      <thead>
        <tr>
          <th scope="col">{t('to', { plan: plan(of.to) })}</th>
          <th scope="col">{t('now', { plan: plan(standing.plan) })}</th>
          <th scope="col">{of.from ? t('later', { day: day(of.from) }) : t('today')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, before, after, isSame }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td className={isSame ? css.same : undefined}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
