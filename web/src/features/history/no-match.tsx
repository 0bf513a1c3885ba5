import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import type { Filters } from './filters.ts';

export interface NoMatchProps {
  readonly filters: Filters;
  /** The search has not come to the end of a very long history: there may be more behind "older". */
  readonly isPartial: boolean;
  readonly onClear: () => void;
}

export const NoMatch = ({ filters: { search }, isPartial, onClear }: NoMatchProps) => {
  const { t } = useTranslation('history');
  const title = search ? t('none.titleSearch', { search }) : t('none.title');
  return (
    <EmptyState
      of="historySearch"
      title={isPartial ? t('none.titlePartial') : title}
      action={
        <Button size="sm" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      }
    >
      {t(isPartial ? 'none.explainPartial' : 'none.explain')}
    </EmptyState>
  );
};
