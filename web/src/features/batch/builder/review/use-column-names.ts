import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../desk/desk.ts';
import { useEngine } from '../use-engines.ts';
import type { GridColumn } from '../../../../components/batch-rows/grid-columns.ts';

/** What the columns are called: a number by the name of its format, where all rows are of one country that has one. */
export const useColumnNames = (draft: Draft): ((column: GridColumn) => string) => {
  const { t } = useTranslation('builder');
  const isMixed = draft.columns.some(({ field }) => field === 'country' || field === 'accountFormat');
  const engine = useEngine(isMixed ? null : draft.country);
  const format = engine?.requirements()?.format;
  return useCallback(
    ({ field }) => (field === 'accountNumber' && format && format !== 'LOCAL' ? format : t(`fields.${field}`)),
    [t, format],
  );
};
