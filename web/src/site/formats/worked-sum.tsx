import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, Worked } from './worked.ts';

type RowName = 'value' | 'weight' | 'product' | 'unit' | 'digitSum';

interface RowProps {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly cell: (column: Column) => ReactNode;
  readonly last?: ReactNode;
  readonly className?: string;
}

const Row = ({ name, columns, cell, last, className }: RowProps) => (
  <tr className={className}>
    <th scope="row">{name}</th>
    {columns.map((column) => (
      <td key={column.index} className={column.isFirst ? 'is-first' : undefined}>
        {cell(column)}
      </td>
    ))}
    <td className="is-check">{last}</td>
  </tr>
);

const cells: Readonly<Record<RowName, (column: Column) => number>> = {
  value: ({ value }) => value,
  weight: ({ weight }) => weight,
  product: ({ product }) => product,
  unit: ({ counted }) => counted,
  digitSum: ({ counted }) => counted,
};

const countedAs = { whole: undefined, unit: 'unit', 'digit sum': 'digitSum' } as const;

/** A letter has another value than its own look. */
const hasLetters = ({ columns }: Worked) => columns.some(({ character, value }) => character !== String(value));

const rowsOf = (worked: Worked): readonly RowName[] => {
  const counted = countedAs[worked.method.product];
  return [...(hasLetters(worked) ? (['value'] as const) : []), 'weight', 'product', ...(counted ? [counted] : [])];
};

interface Entry {
  readonly value: string | number;
  readonly name: string;
  readonly isNew?: boolean;
}

/** `59 + 1 = 60`, each number with what it is. */
const Ledger = ({ entries }: { readonly entries: readonly (Entry | '+' | '−' | '=')[] }) => (
  <p className="fmt-ledger">
    {entries.map((entry, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a sum never changes its order
      <Fragment key={index}>
        {typeof entry === 'string' ? (
          <span className="fmt-sign">{entry}</span>
        ) : (
          <span className={entry.isNew ? 'is-new' : undefined}>
            <b>{entry.value}</b>
            <small>{entry.name}</small>
          </span>
        )}
      </Fragment>
    ))}
  </p>
);

const useEntries = ({ sum, modulus, remainder, rule, check }: Worked) => {
  const { t } = useTranslation('formats');
  const whole = { value: sum, name: t('worked.sum') };
  const digit = { value: check, name: t('worked.check'), isNew: true };
  if (rule === 'ten') {
    return [[whole, '+', digit, '=', { value: sum + Number(check), name: t('worked.tens') }] as const];
  }
  const count = Math.floor(sum / modulus);
  const times = { value: count * modulus, name: t('worked.times', { count, modulus }) };
  const rest = { value: remainder, name: t('worked.remains'), isNew: rule !== 'eleven' };
  const division = [whole, '−', times, '=', rest] as const;
  if (rule !== 'eleven') return [division];
  return [division, [{ value: modulus, name: t('worked.modulus') }, '−', rest, '=', digit] as const];
};

/** What the remainders say that are no plain difference. */
const useConclusion = ({ rule, position, modulus, remainder, check, method }: Worked): string => {
  const { t } = useTranslation('formats');
  const exceptions = [0, 1]
    .map((rest) => {
      const given = method.remainders.charAt(rest);
      return given === ' '
        ? t('worked.never', { remainder: rest })
        : t('worked.given', { remainder: rest, check: given });
    })
    .join(' ');
  const series = Array.from(method.remainders).join(' ');
  return t(`worked.${rule}`, { position, modulus, remainder, check, exceptions, series });
};

/** One check digit as it is computed on paper: characters, weights, products, sum, conclusion. */
export const WorkedSum = (worked: Worked) => {
  const { t } = useTranslation('formats');
  const { columns, position, check } = worked;
  const entries = useEntries(worked);
  const conclusion = useConclusion(worked);
  return (
    <div className="fmt-worked">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached */}
      <section className="fmt-scroll" tabIndex={0} aria-label={t('worked.region', { position })}>
        <table>
          <tbody>
            <Row
              className="is-typed"
              name={t(hasLetters(worked) ? 'worked.characters' : 'worked.digits')}
              columns={columns}
              cell={({ character }) => character}
              last={check}
            />
            {rowsOf(worked).map((name) => (
              <Row key={name} name={t(`worked.${name}`)} columns={columns} cell={cells[name]} />
            ))}
          </tbody>
        </table>
      </section>
      <div className="fmt-conclusion">
        <div>
          {entries.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a sum never changes its order
            <Ledger key={index} entries={line} />
          ))}
        </div>
        <p>{conclusion}</p>
      </div>
    </div>
  );
};
