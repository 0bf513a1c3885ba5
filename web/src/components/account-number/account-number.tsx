import { useTranslation } from 'react-i18next';
import { AnatomyGrid } from './anatomy-grid.tsx';
import type { Judged } from '#shared/anatomy/reading.ts';

export interface AccountNumberProps {
  readonly judged: Judged;
  /** Largest size of the characters; they shrink to fit. */
  readonly size?: string;
}

/** A number with its anatomy, to be read. Screen readers get the parts in words. */
export const AccountNumber = ({ judged, size }: AccountNumberProps) => {
  const { t } = useTranslation('account-number');
  const words = judged.parts.map(({ label, value }) => `${t(`parts.${label}`)} ${value.split('').join(' ')}`);
  return (
    <div className="anatomy an-read" data-state={judged.state} style={size ? { ['--max' as string]: size } : undefined}>
      <span className="vh">{words.join(', ')}</span>
      <AnatomyGrid judged={judged} />
    </div>
  );
};
