import { useTranslation } from 'react-i18next';
import { Table } from '../../../components/ui/table.tsx';
import type { Batch, Result } from '../api/batch.ts';
import { whyNot } from '../download/why-not.ts';
import { useWords } from '../use-words.ts';
import css from './detail.module.css';

export interface PrintedFailuresProps {
  readonly of: Batch;
  readonly failures: readonly Result[];
}

/** Rows without a result and why, on paper only. */
export const PrintedFailures = ({ of, failures }: PrintedFailuresProps) => {
  const { t } = useTranslation('batch');
  const { number } = useWords();
  const { failed } = of.counts;
  if (failures.length === 0) return null;
  const more = failed - failures.length;
  return (
    <section className={css.printed}>
      <h2>{t('print.failures', { count: failed, rows: number(failed) })}</h2>
      <Table>
        <thead>
          <tr>
            {(['row', 'customId', 'account'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`results.columns.${column}`)}
              </th>
            ))}
            <th scope="col">{t('print.why')}</th>
          </tr>
        </thead>
        <tbody>
          {failures.map((result) => (
            <tr key={result.row}>
              <td>{number(result.row)}</td>
              <td>{result.customId}</td>
              <td className="mono">{result.validation?.accountNumber ?? result.asked?.accountNumber}</td>
              <td>{whyNot(result, t)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {more > 0 && <p>{t('print.more', { rows: number(more) })}</p>}
    </section>
  );
};
