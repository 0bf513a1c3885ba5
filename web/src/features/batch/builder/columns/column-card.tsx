import { Hand, History, ScanText, Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { batchFields, type BatchField } from '#shared/batch/fields.ts';
import { cx } from '../../../../components/ui/class-names.ts';
import { Select } from '../../../../components/ui/controls.tsx';
import { Icon } from '../../../../components/ui/icon.tsx';
import type { Column } from '../../desk/desk.ts';
import { letterOf } from '../steps.ts';
import css from './columns.module.css';

const icons = { name: Tag, values: ScanText, memory: History, hand: Hand } as const;
const isField = (value: string): value is BatchField => (batchFields as readonly string[]).includes(value);

export interface ColumnCardProps {
  readonly column: Column;
  readonly place: number;
  readonly onMap: (field: BatchField | null) => void;
}

/** A column of the file: what stands above it and in it, and what it is taken for. */
export const ColumnCard = ({ column: { header, samples, field, by }, place, onMap }: ColumnCardProps) => {
  const { t } = useTranslation('builder');
  const name = header === '' ? t('columns.nameless', { letter: letterOf(place) }) : header;
  return (
    <li className={cx(css.column, field === null && css.off)}>
      <span className={css.head}>
        <span className="mono">{letterOf(place)}</span> <b className="mono">{name}</b>
      </span>
      {samples.slice(0, 2).map((sample, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- samples of one column never change their order
        <span key={index} className={cx(css.sample, 'mono')}>
          {sample}
        </span>
      ))}
      <Select
        dense
        aria-label={t('columns.fieldOf', { name })}
        value={field ?? ''}
        options={[
          { value: '', label: t('columns.unused') },
          ...batchFields.map((one) => ({ value: one, label: t(`fields.${one}`) })),
        ]}
        onChange={({ target: { value } }) => onMap(isField(value) ? value : null)}
      />
      <span className={css.by}>
        {by && field && (
          <>
            <Icon of={icons[by]} />
            {t(`columns.by.${by}`)}
          </>
        )}
      </span>
    </li>
  );
};
