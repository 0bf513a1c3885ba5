import { useState } from 'react';
import { ChevronLeft, ChevronRight, CircleX, TriangleAlert, WandSparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HelpLink } from '../../../../components/help-link/help-link.tsx';
import { helpOfCell } from '../../../../components/help-link/pages.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { cx } from '../../../../components/ui/class-names.ts';
import { Icon } from '../../../../components/ui/icon.tsx';
import { useFormat } from '../../../../lib/format.ts';
import type { Trouble } from '../../desk/desk.ts';
import { kindOf } from '../../../../components/batch-rows/words.ts';
import { inOrder } from './in-order.ts';
import css from './review.module.css';

export interface TroubleBarProps {
  readonly troubles: readonly Trouble[];
  readonly onSee: (trouble: Trouble) => void;
  readonly onFix: (trouble: Trouble) => void;
}

const iconOf = ({ fix, level }: Trouble) => (fix ? WandSparkles : level === 'error' ? CircleX : TriangleAlert);

/** What is wrong with many rows alike: what one click ends comes first, then what people have to look at. */
export const TroubleBar = ({ troubles, onSee, onFix }: TroubleBarProps) => {
  const { t } = useTranslation('builder');
  const { number } = useFormat();
  const [wanted, setWanted] = useState(0);
  const sorted = inOrder(troubles);
  const place = Math.min(wanted, sorted.length - 1);
  const trouble = sorted[place];
  if (!trouble) return null;
  const { fix, level, rows, first, code, field } = trouble;
  const values = { count: rows, rows: number(rows), field: t(`fields.${field}`) };
  return (
    <div className={cx(css.trouble, fix ? css.certain : css[level])}>
      <Icon of={iconOf(trouble)} />
      <p>
        <b>{t(fix ? 'trouble.fixable' : `trouble.kinds.${kindOf(code)}`, values)}</b>{' '}
        {fix ? t('trouble.fix', { ...fix }) : t(`trouble.more.${kindOf(code)}`)} <HelpLink to={helpOfCell(code)} />
      </p>
      {fix ? (
        <Button size="sm" onClick={() => onFix(trouble)}>
          {t('trouble.apply', values)}
        </Button>
      ) : (
        <Button size="sm" onClick={() => onSee(trouble)}>
          {t('trouble.see', { count: first.length, rows: number(first.length) })}
        </Button>
      )}
      {sorted.length > 1 && (
        <span className={css.turn}>
          <Button
            look="ghost"
            size="xs"
            square
            aria-label={t('trouble.before')}
            disabled={place === 0}
            onClick={() => setWanted(place - 1)}
          >
            <Icon of={ChevronLeft} />
          </Button>
          <span>{t('trouble.place', { place: place + 1, all: sorted.length })}</span>
          <Button
            look="ghost"
            size="xs"
            square
            aria-label={t('trouble.next')}
            disabled={place === sorted.length - 1}
            onClick={() => setWanted(place + 1)}
          >
            <Icon of={ChevronRight} />
          </Button>
        </span>
      )}
    </div>
  );
};
