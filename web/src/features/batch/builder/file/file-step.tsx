import { useCallback, useRef } from 'react';
import { FileSpreadsheet, LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/ui/button.tsx';
import { cx } from '../../../../components/ui/class-names.ts';
import { Icon } from '../../../../components/ui/icon.tsx';
import { Keys } from '../../../../components/ui/keys.tsx';
import { batchLimits } from '#shared/validation/batches.ts';
import { useFormat } from '../../../../lib/format.ts';
import type { Desk } from '../../desk/desk.ts';
import type { StepProps } from '../step-props.ts';
import { EnvironmentCard } from './environment-card.tsx';
import { KeptDraft } from './kept-draft.tsx';
import { Reading } from './reading.tsx';
import { Templates } from './templates.tsx';
import { Unreadable } from './unreadable.tsx';
import { useSources } from './use-sources.ts';
import frame from '../builder.module.css';
import css from './file.module.css';

const accepted = '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file that is dropped, chosen or pasted: read here, sent nowhere. */
export const FileStep = ({ builder, state }: StepProps) => {
  const { t } = useTranslation('builder');
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const { progress, refused } = state;
  const take = useCallback((source: Parameters<Desk['open']>[0]) => void builder.open(source), [builder]);
  const { isOver, ...dropping } = useSources(progress === null, take);
  const limits = { rows: number(batchLimits.rows), size: number(batchLimits.bytes / 1_000_000) };
  return (
    <div className={cx(frame.body, css.step)} {...dropping}>
      <div className={css.main}>
        {!progress && <KeptDraft {...{ builder, state }} />}
        {refused && !progress && <Unreadable refused={refused} />}
        <section className={cx(css.drop, isOver && css.over)} aria-label={t('file.title')}>
          {progress ? (
            <Reading progress={progress} onCancel={() => void builder.cancel()} />
          ) : (
            <>
              <Icon of={FileSpreadsheet} />
              <h3>{t('file.drop')}</h3>
              <p>{t('file.formats', limits)}</p>
              <input
                ref={input}
                type="file"
                hidden
                accept={accepted}
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) take(file);
                  target.value = '';
                }}
              />
              <Button look="primary" data-first onClick={() => input.current?.click()}>
                {t('file.choose')}
              </Button>
              <p className={css.paste}>
                {t('file.paste')} <Keys of={['Ctrl', 'V']} />
              </p>
            </>
          )}
        </section>
        <p className={css.privacy}>
          <Icon of={LockKeyhole} />
          <span>{t('file.privacy')}</span>
        </p>
      </div>
      <div className={css.aside}>
        <EnvironmentCard {...{ builder, state }} />
        <Templates />
      </div>
    </div>
  );
};
