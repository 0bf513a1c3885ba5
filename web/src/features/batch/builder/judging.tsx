import { useTranslation } from 'react-i18next';
import type { Progress } from '../desk/desk.ts';

/** While every row is judged anew. */
export const Judging = ({ progress }: { readonly progress: Progress }) => {
  const { t } = useTranslation('builder');
  return (
    <output>
      {t(`progress.${progress.stage}`)} {Math.round(progress.done * 100)} %
    </output>
  );
};
