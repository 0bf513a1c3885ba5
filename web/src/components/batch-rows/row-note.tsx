import { Ban, CircleX, Copy, TriangleAlert } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { CellFinding } from '#shared/batch/finding.ts';
import type { DraftRow } from './draft-row.ts';
import { sentenceOf } from './sentence.ts';
import css from './grid.module.css';

export interface RowNoteProps {
  readonly row: DraftRow;
  /** The finding to be told: that of the active cell, or the gravest. */
  readonly finding: CellFinding | undefined;
  /** The line of the row that this one is the same as. */
  readonly sameLine: number | undefined;
  readonly isActive: boolean;
  readonly onEdit: (field: CellFinding['field']) => void;
  readonly onSkip: (isSkipped: boolean) => void;
}

const looks = { error: { icon: CircleX, tone: css.bad }, warning: { icon: TriangleAlert, tone: css.warn } } as const;

const told = (t: TFunction<['builder', 'findings']>, { row, finding, sameLine }: RowNoteProps) => {
  if (row.isSkipped) return { icon: Ban, text: t('note.skipped') };
  if (finding) return { ...looks[finding.level], text: sentenceOf(t, row.values[finding.field] ?? '', finding) };
  if (row.sameAs !== null)
    return { icon: Copy, text: sameLine === undefined ? '' : t('note.same', { line: sameLine }) };
  return undefined;
};

/** What is the matter with a row, and what can be done: the line below it. */
export const RowNote = (props: RowNoteProps) => {
  const { t } = useTranslation(['builder', 'findings']);
  const { row, finding, isActive, onEdit, onSkip } = props;
  const note = told(t, props);
  if (!note) return null;
  const more = row.isSkipped ? 0 : row.findings.length - 1;
  const tabIndex = isActive ? 0 : -1;
  return (
    <span className={cx(css.said, 'tone' in note && note.tone)}>
      <Icon of={note.icon} />
      <span id={`note-${row.index}`} className={css.sentence}>
        {note.text} {more > 0 && <span className={css.more}>{t('note.more', { count: more })}</span>}
      </span>
      {finding?.level === 'error' && !row.isSkipped && (
        <>
          <Button size="xs" tabIndex={tabIndex} onClick={() => onEdit(finding.field)}>
            {t('note.edit')}
          </Button>
          <Button size="xs" tabIndex={tabIndex} onClick={() => onSkip(true)}>
            {t('note.skip')}
          </Button>
        </>
      )}
      {row.isSkipped && (
        <Button size="xs" tabIndex={tabIndex} onClick={() => onSkip(false)}>
          {t('note.include')}
        </Button>
      )}
    </span>
  );
};
