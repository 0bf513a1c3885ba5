import { startTransition, use, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Country } from '#shared/engine/country.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { Button } from '../../components/ui/button.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { AnatomySentence } from './anatomy-sentence.tsx';
import { demos, exampleNames, examplesOf } from './examples.ts';
import type { Demo } from './examples.ts';
import { NumberStage } from './number-stage.tsx';
import { mannerOf } from './sentence.ts';
import './demo.css';

const loads = new Map<CountryCode, Promise<Country>>();

/** One promise per country, so that a suspended demo finds the same one again. */
const countryOnce = (code: CountryCode): Promise<Country> => {
  const load = loads.get(code) ?? loadCountry(code);
  loads.set(code, load);
  return load;
};

const nameOf = ({ country, format }: Demo) => `${country} ${format}` as const;

export interface AnatomyDemoProps {
  /** Goes beside the sentence: the way on for whoever is convinced. */
  readonly action?: ReactNode;
}

/** The anatomy to play with, without an account: choose a format, type, paste, or try a number with an error in it. */
export const AnatomyDemo = ({ action }: AnatomyDemoProps) => {
  const { t } = useTranslation('anatomy');
  const sentenceId = useId();
  const [demo, setDemo] = useState<Demo>(demos[0]);
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const { judgeAccount, explainCheckDigits, requirements } = use(countryOnce(demo.country));

  const { format } = demo;
  const field = requirements(undefined, format)?.fields.find((one) => one.field === 'accountNumber');
  const examples = examplesOf(demo.number);
  const value = typed ?? examples.right;
  const judge = (accountNumber: string) => judgeAccount({ format, accountNumber });
  const manner = mannerOf(field);

  const choose = (name: string) =>
    startTransition(() => {
      setDemo(demos.find((one) => nameOf(one) === name) ?? demos[0]);
      setTyped(undefined);
    });

  return (
    <div className="an-plate">
      <div className="an-plate-bar">
        <Segmented
          legend={t('demo.format')}
          value={nameOf(demo)}
          options={demos.map((one) => ({
            value: nameOf(one),
            label: (
              <>
                <span className="mono">{one.country}</span>
                {one.format}
              </>
            ),
          }))}
          onChange={choose}
        />
        <div className="an-try">
          {exampleNames.map((name) => (
            <Button key={name} look="ghost" size="sm" onClick={() => setTyped(examples[name])}>
              {t(`demo.${name}`)}
            </Button>
          ))}
        </div>
      </div>
      <NumberStage
        className="an-plate-stage"
        value={value}
        onChange={setTyped}
        judge={judge}
        isNumeric={manner.isNumeric}
        describedBy={sentenceId}
        label={t('demo.number', { format })}
        ledgers={explainCheckDigits({ format, accountNumber: value })}
      />
      <div className="an-plate-foot">
        <AnatomySentence id={sentenceId} judged={judge(value)} manner={manner} />
        {action}
      </div>
    </div>
  );
};
