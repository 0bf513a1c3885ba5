import { Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isEnded } from '#shared/validation/batches.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Batch } from '../api/batch.ts';
import type { FileKind, RowsWanted } from '../download/results-file.ts';
import { useDownload } from '../download/use-download.ts';
import { doneOf } from '../state.ts';
import { useWords } from '../use-words.ts';
import css from './detail.module.css';

/** Files of errors are corrected in a program that would spoil numbers of a CSV; who wants one knows why. */
const kinds = {
  all: ['xlsx', 'csv', 'jsonl'],
  errors: ['xlsx', 'csv'],
} as const satisfies Record<RowsWanted, readonly FileKind[]>;

const labels = {
  all: { xlsx: 'xlsxAll', csv: 'csvAll', jsonl: 'jsonlAll' },
  errors: { xlsx: 'xlsxErrors', csv: 'csvErrors', jsonl: 'jsonlAll' },
} as const satisfies Record<RowsWanted, Record<FileKind, string>>;

export interface DownloadsCardProps {
  readonly of: Batch;
  readonly onPrint: () => void;
  readonly isPrinting: boolean;
}

/** The results as files: all of them, those to correct, and a page for the archive. */
export const DownloadsCard = ({ of, onPrint, isPrinting }: DownloadsCardProps) => {
  const { t } = useTranslation('batch');
  const { number } = useWords();
  const { save, stop, done } = useDownload(of);
  if (doneOf(of) === 0) return null;
  const wanted: readonly RowsWanted[] = of.counts.failed > 0 ? ['all', 'errors'] : ['all'];
  const total = of.counts.total;
  return (
    <Card className={css.downloadsCard} aria-label={t('download.title')}>
      <CardHead title={t('download.title')} />
      <div className={css.downloads}>
        {done === undefined ? (
          wanted.map((rows) => (
            <div key={rows}>
              <p>{t(`download.${rows}`)}</p>
              <div className={css.files}>
                {kinds[rows].map((kind) => (
                  <Button
                    key={kind}
                    size="sm"
                    aria-label={t(`download.${labels[rows][kind]}`)}
                    onClick={() => save({ rows, kind })}
                  >
                    <Icon of={Download} />
                    {t(`download.${kind}`)}
                  </Button>
                ))}
              </div>
            </div>
          ))
        ) : (
          <div className={css.writing}>
            <progress aria-label={t('download.preparing')} max={total} value={done} />
            <span>{t('download.progress', { done: number(done), total: number(total) })}</span>
            <Button size="sm" onClick={stop}>
              {t('download.stop')}
            </Button>
          </div>
        )}
        {!isEnded(of.status) && <p>{t('download.partial')}</p>}
        <Button size="sm" look="ghost" busy={isPrinting} onClick={onPrint}>
          {!isPrinting && <Icon of={Printer} />}
          {t('download.print')}
        </Button>
      </div>
    </Card>
  );
};
