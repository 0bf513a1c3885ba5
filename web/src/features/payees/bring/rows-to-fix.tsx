import { useTranslation } from 'react-i18next';
import { TriangleAlert } from 'lucide-react';
import type { FindingCode } from '#shared/engine/names.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Objection, Refused } from './read-rows.ts';
import css from './bring.module.css';

/** A row the engine or the server objects to. */
export interface ToFix extends Pick<Refused, 'line' | 'name'> {
  readonly objection: Objection | { readonly code: string };
}

const shownAtMost = 50;

/** Why a row is not saved, in words; a code newer than this page is shown as it is. */
const useReason = () => {
  const { t, i18n } = useTranslation(['payees', 'findings']);
  const said = (code: string, { expected = '', position = 0 }: { expected?: string; position?: number }) =>
    i18n.exists(`findings.${code}`, { ns: 'findings' })
      ? t(`findings:findings.${code as FindingCode}`, { expected, position })
      : t('bring.refused', { code });
  return (objection: ToFix['objection']): string => {
    if ('lack' in objection) return t(`bring.lacks.${objection.lack}`);
    return 'code' in objection ? said(objection.code, {}) : said(objection.finding, objection);
  };
};

/** The rows to be corrected in the file, by their line. */
export const RowsToFix = ({ rows }: { readonly rows: readonly ToFix[] }) => {
  const { t } = useTranslation('payees');
  const reason = useReason();
  const more = rows.length - shownAtMost;
  return (
    <div className={css.toFix}>
      <Icon of={TriangleAlert} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard has to as well */}
      <ul tabIndex={0} aria-label={t('bring.toFix', { count: rows.length })}>
        {rows.slice(0, shownAtMost).map(({ line, name, objection }) => (
          <li key={line}>
            <b>{name ? t('bring.rowOf', { line, name }) : t('bring.row', { line })}</b> {reason(objection)}
          </li>
        ))}
        {more > 0 && <li>{t('bring.moreRows', { count: more })}</li>}
      </ul>
    </div>
  );
};
