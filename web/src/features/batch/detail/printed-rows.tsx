import { useTranslation } from 'react-i18next';
import { headlineOf } from '#shared/validation/headline.ts';
import { Table } from '../../../components/ui/table.tsx';
import type { Batch, Result } from '../api/batch.ts';
import { whyNot } from '../download/why-not.ts';
import { countOf } from '../rows-of.ts';
import { useWords } from '../use-words.ts';
import type { PrintedGroup } from './use-printing.ts';
import css from './detail.module.css';

const columns = ['row', 'customId', 'holder', 'account'] as const;

const Group = ({ of, group: { name, rows } }: { readonly of: Batch; readonly group: PrintedGroup }) => {
  const { t } = useTranslation('batch');
  const { number } = useWords();
  const count = countOf(of, name);
  const more = count - rows.length;
  const why = (result: Result) =>
    result.status === 'FAILED' || !result.validation
      ? whyNot(result, t)
      : t(`headlines.${headlineOf(result.validation)}.short`);
  return (
    <section className={css.printed}>
      <h2>{t(`verdict.${name}.title`, { rows: number(count), total: number(of.counts.total) })}</h2>
      <Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`results.columns.${column}`)}
              </th>
            ))}
            <th scope="col">{t('print.why')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((result) => (
            <tr key={result.row}>
              <td>{number(result.row)}</td>
              <td>{result.customId}</td>
              <td>{result.beneficiaryName ?? result.validation?.beneficiary}</td>
              <td className="mono">{result.validation?.accountNumber ?? result.asked?.accountNumber}</td>
              <td>{why(result)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {more > 0 && <p>{t('print.more', { count: more, rows: number(more) })}</p>}
    </section>
  );
};

export interface PrintedRowsProps {
  readonly of: Batch;
  readonly groups: readonly PrintedGroup[];
}

/** Rows that are not to be paid as they are, and why, on paper only. */
export const PrintedRows = ({ of, groups }: PrintedRowsProps) =>
  groups.map((group) => <Group key={group.name} of={of} group={group} />);
