import type { TFunction } from 'i18next';
import type { Result } from '../api/batch.ts';

type Failed = Pick<Result, 'status' | 'findings' | 'validation'>;

/** Why a row has no result: what is to be corrected, or that nobody answered. Nothing of a row that has one. */
export const whyNot = ({ status, findings, validation }: Failed, t: TFunction<'batch'>): string => {
  if (status !== 'FAILED') return '';
  if (findings.length > 0) return findings.map(({ detail }) => detail).join(' ');
  const reason = validation?.reason;
  return [reason && t(`reasons.${reason}`), t('download.askAgain')].filter(Boolean).join(' ');
};
