import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Country } from '#shared/engine/country.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import { countryNamesIn } from '../../../lib/i18n/country-names.ts';
import { AnatomySentence } from '../../../components/account-number/anatomy-sentence.tsx';
import { demoNumberOf } from './demo-number.ts';
import { demoCountries, demosOf, exampleNames, examplesOf } from './examples.ts';
import type { Demo } from './examples.ts';
import type { Brought } from '../../../lib/session/brought.ts';
import { NumberStage } from '../../../components/account-number/number-stage.tsx';
import { mannerOf } from '#shared/anatomy/sentence.ts';
import './demo.css';

/** What a number is called: the account's own where its format has no name. */
const useTitles = () => {
  const { t } = useTranslation('landing');
  return ({ companion, format }: Demo): string => {
    if (companion) return t(`demo.companions.${companion}`);
    return format === 'LOCAL' ? t('demo.account') : format;
  };
};

interface TitleProps {
  readonly demo: Demo;
  readonly bank: string | undefined;
  readonly onChoose: (demo: Demo) => void;
}

/** The kind of number on the stage; a choice where the country has several to show. */
const Title = ({ demo, bank, onChoose }: TitleProps) => {
  const { t } = useTranslation('landing');
  const titleOf = useTitles();
  const others = demosOf(demo.country);
  if (others.length > 1) {
    return (
      <Segmented
        className="seg--small"
        legend={t('demo.format')}
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

/** A number on the stage, with the rules of its country. */
export interface Shown {
  readonly demo: Demo;
  readonly country: Country;
}

export interface AnatomyDemoProps {
  /** What is on the stage at first. */
  readonly first: Shown;
  /** Goes beside the sentence: the way on for whoever is convinced. */
  readonly action: (shown: { readonly parts: Brought; readonly isRight: boolean }) => ReactNode;
  /** A number of one's own; none where an example took its place. */
  readonly onTyped: (parts: Brought | undefined) => void;
}

/** The number as the form of the dashboard takes it. */
const partsOf = ({ country, format, bankCode, companion }: Demo, number: string): Brought => ({
  form: { country, accountFormat: format, ...(bankCode !== undefined && { bankCode }) },
  fields: { [companion ?? 'accountNumber']: number },
});

/** The anatomy to play with, without an account: choose a country, type, paste, or try a number with an error in it. */
export const AnatomyDemo = ({ first, action, onTyped }: AnatomyDemoProps) => {
  const { t, i18n } = useTranslation('landing');
  const titleOf = useTitles();
  const countryName = countryNamesIn(i18n.language);
  const sentenceId = useId();
  const [{ demo, country }, setShown] = useState(first);
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const { judge, limits, explain, bank } = demoNumberOf(country, demo);

  const examples = examplesOf(demo);
  const value = typed ?? examples.right;
  const manner = mannerOf(limits);

  /** The old number stays until the rules of the new one are there. */
  const choose = async (next: Demo) => {
    onTyped(undefined);
    const rules = await loadCountry(next.country);
    setShown({ demo: next, country: rules });
    setTyped(undefined);
  };
  const type = (text: string) => {
    setTyped(text);
    onTyped(text ? partsOf(demo, text) : undefined);
  };
  const show = (example: string) => {
    setTyped(example);
    onTyped(undefined);
  };
  const judged = judge(value);

  return (
    <div className="an-plate">
      <div className="an-plate-bar">
        <Segmented
          className="an-countries"
          legend={t('demo.country')}
          value={demo.country}
          options={demoCountries.map((code) => ({ value: code, label: countryName(code) ?? code }))}
          onChange={(code) => void choose(demosOf(code)[0] ?? demo)}
        />
      </div>
      <div className="an-plate-head">
        <Title demo={demo} bank={bank} onChoose={(next) => void choose(next)} />
        <div className="an-try">
          {exampleNames.map((name) => (
            <Button key={name} look="ghost" size="sm" onClick={() => show(examples[name])}>
              {t(`demo.${name}`)}
            </Button>
          ))}
        </div>
      </div>
      <NumberStage
        className="an-plate-stage"
        value={value}
        onChange={type}
        judge={judge}
        isNumeric={manner.isNumeric}
        describedBy={sentenceId}
        label={titleOf(demo)}
        digitSums={explain(value)}
      />
      <div className="an-plate-foot">
        <AnatomySentence id={sentenceId} judged={judged} manner={manner} />
        {action({ parts: partsOf(demo, value), isRight: judged.state === 'well-formed' })}
      </div>
    </div>
  );
};
