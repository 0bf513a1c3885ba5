import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../components/ui/class-names.ts';
import type { Account, Payee } from '../api/payees.ts';
import { whenIn } from '../when.ts';
import { lanesOf, type HolderSpan, type Lane, type Lanes, type Span } from './lanes.ts';
import css from './lanes.module.css';

const place = ({ from, to }: Span) => ({ '--a': from, '--b': to }) as CSSProperties;
const point = (at: number) => ({ '--a': at }) as CSSProperties;
const places = ({ from, to }: Span): string => `${from} ${to}`;

const lastDigits = 4;
const tailOf = ({ accountNumber }: Account) => `…${accountNumber.slice(-lastDigits)}`;

/** The bank names an account, or the end of its number where the bank has several of them, or is not known. */
const labelsOf = (lanes: readonly Lane[]): ReadonlyMap<string, string> =>
  new Map(
    lanes.map(({ id, account }) => {
      const bank = account.bank?.name;
      const isAlone = lanes.filter((one) => one.account.bank?.name === bank).length === 1;
      return [id, bank && isAlone ? bank : [bank, tailOf(account)].filter(Boolean).join(' ')];
    }),
  );

const Holders = ({ holders, gaps }: Pick<Lanes, 'holders' | 'gaps'>) => (
  <div className={css.lane}>
    {gaps.map((gap) => (
      <i key={places(gap)} className={css.gap} style={place(gap)} />
    ))}
    {holders.map((span: HolderSpan) => (
      <i
        key={`${span.holder} ${places(span)}`}
        className={cx(css.holder, span.isOther && css.other)}
        style={place(span)}
      />
    ))}
  </div>
);

const AccountLane = ({ known, silent, marks, isNow }: Lane) => (
  <div className={css.lane}>
    {silent && <i className={css.gap} style={place(silent)} />}
    {known && <i className={isNow ? css.now : undefined} style={place(known)} />}
    {marks.map((at) => (
      <u key={at} style={point(at)} />
    ))}
  </div>
);

/** The same as rows, for whoever does not see the bars. */
const LanesTable = ({ accounts }: Pick<Payee, 'accounts'>) => {
  const { t, i18n } = useTranslation('payees');
  const { day } = whenIn(i18n.language);
  const columns = ['account', 'bank', 'holder', 'first', 'last'] as const;
  return (
    <table>
      <caption>{t('detail.table')}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`detail.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.id}>
            <td>{tailOf(account)}</td>
            <td>{account.bank?.name ?? t('detail.notSaid')}</td>
            <td>{account.holder ?? t('detail.notSaid')}</td>
            <td>{day(account.firstAt)}</td>
            <td>{account.lastAt ? day(account.lastAt) : t('never')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Where two words would stand on each other, the one at the end of the axis is left out. */
const clearOfEnds = ({ at }: { readonly at: number }) => at > 22 && at < 88;

/** One bar for each account and one for the holder on the same time, dashed where nobody asked. */
export const LanesChart = ({ payee }: { readonly payee: Payee }) => {
  const { t, i18n } = useTranslation('payees');
  const lanes = lanesOf(payee);
  if (!lanes) return null;
  const { begin, accounts, holders, gaps, cuts } = lanes;
  const { shortMonth, shortDay } = whenIn(i18n.language);
  const labels = labelsOf(accounts);
  return (
    <>
      <div className={css.lanes} aria-hidden="true">
        {holders.length > 0 && (
          <>
            <span>{t('detail.holders')}</span>
            <Holders {...{ holders, gaps }} />
          </>
        )}
        {accounts.map((lane) => [
          <span key={`${lane.id} label`}>{labels.get(lane.id)}</span>,
          <AccountLane key={lane.id} {...lane} />,
        ])}
        <div className={css.cuts}>
          {cuts.map(({ at, iso }) => (
            <span key={iso} className={css.cut} style={point(at)} />
          ))}
        </div>
        <div className={css.axis}>
          <span style={point(0)}>{shortMonth(begin)}</span>
          {cuts.filter(clearOfEnds).map(({ at, iso }) => (
            <span key={iso} className={css.cutDay} style={point(at)}>
              {shortDay(iso)}
            </span>
          ))}
          <span className={css.end}>{t('detail.today')}</span>
        </div>
      </div>
      {/* A table of its own does not shrink to nothing, and would make a phone scroll sideways. */}
      <div className="vh">
        <LanesTable accounts={payee.accounts} />
      </div>
    </>
  );
};
