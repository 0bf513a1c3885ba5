import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../components/ui/segmented.tsx';
import { demosOf, type Demo } from './examples.ts';

/** What a number is called: the account's own where its format has no name. */
export const useTitles = () => {
  const { t } = useTranslation('demo');
  return ({ companion, format }: Demo): string => {
    if (companion) return t(`companions.${companion}`);
    if (format === 'ALIAS') return t('alias');
    return format === 'LOCAL' ? t('account') : format;
  };
};

export interface TitleProps {
  readonly demo: Demo;
  readonly bank: string | undefined;
  readonly onChoose: (demo: Demo) => void;
}

/** The kind of number on the stage; a choice where the country has several to show. */
export const Title = ({ demo, bank, onChoose }: TitleProps) => {
  const { t } = useTranslation('demo');
  const titleOf = useTitles();
  const others = demosOf(demo.country);
  if (others.length > 1) {
    return (
      <Segmented
        className="seg--small"
        legend={t('format')}
        value={demo.format}
        options={others.map((one) => ({ value: one.format, label: titleOf(one) }))}
        onChange={(format) => onChoose(others.find((one) => one.format === format) ?? demo)}
      />
    );
  }
  return (
    <p className="an-plate-title">
      {titleOf(demo)}
      {bank && <b>{bank}</b>}
    </p>
  );
};
