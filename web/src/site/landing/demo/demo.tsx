import { useId, useRef } from 'react';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mannerOf } from '#shared/anatomy/sentence.ts';
import { AnatomySentence } from '../../../components/account-number/anatomy-sentence.tsx';
import { NumberStage } from '../../../components/account-number/number-stage.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import { countryNamesIn } from '../../../lib/i18n/country-names.ts';
import type { Brought } from '../../../lib/session/brought.ts';
import { demoNumberOf } from './demo-number.ts';
import { demoCountries, demosOf, exampleNames, type Demo as Chosen } from './examples.ts';
import { Sandbox, useSandbox } from './sandbox.tsx';
import { Title, useTitles } from './title.tsx';
import { partsOf } from './stage.ts';
import { useDemo, type DemoInput } from './use-demo.ts';
import { WayOn } from './way-on.tsx';
import './demo.css';

export interface DemoProps extends DemoInput {
  /** Somebody goes on with the number on the stage. */
  readonly onLeave: (parts: Brought) => void;
}

/** The number to play with, without an account: choose a country, type, paste, or ask the simulated bank about it. */
export const Demo = ({ onLeave, ...input }: DemoProps) => {
  const { t, i18n } = useTranslation('demo');
  const titleOf = useTitles();
  const countryName = countryNamesIn(i18n.language);
  const [titleId, sentenceId] = [useId(), useId()];
  const plate = useRef<HTMLDivElement>(null);
  const state = useDemo(input);
  const sandbox = useSandbox(input.later, i18n.language);
  const { stage, wanted, note } = state;
  const { demo, country, text } = stage;
  const { judge, limits, explain, bank } = demoNumberOf(country, demo);
  const judged = judge(text);
  const manner = mannerOf(limits);
  const isRight = judged.state === 'well-formed';
  const parts = partsOf(demo, text);
  /** The button that was pressed is gone: the hands go back to the number. */
  const chooseNoted = (next: Chosen) => {
    plate.current?.querySelector<HTMLInputElement>('.an-input')?.focus();
    state.choose(next);
  };

  return (
    <div className="an-plate" ref={plate}>
      <div className="an-plate-lead">
        <h2 id={titleId}>{t('title')}</h2>
        <p>{t('lead')}</p>
      </div>
      <div className="an-plate-bar">
        <Segmented
          className="an-countries"
          legend={t('country')}
          value={wanted.country}
          options={demoCountries.map((code) => ({ value: code, label: countryName(code) ?? code }))}
          onChange={(code) => state.choose(demosOf(code)[0] ?? demo)}
        />
      </div>
      <div className="an-plate-head">
        <Title demo={wanted.country === demo.country ? wanted : demo} bank={bank} onChoose={state.choose} />
        <div className="an-try">
          {exampleNames.map((name) => (
            <Button key={name} look="ghost" size="sm" onClick={() => state.example(name)}>
              {t(name)}
            </Button>
          ))}
        </div>
      </div>
      <NumberStage
        className="an-plate-stage"
        value={text}
        onChange={state.type}
        onPaste={state.paste}
        judge={judge}
        isNumeric={manner.isNumeric}
        describedBy={sentenceId}
        label={titleOf(demo)}
        digitSums={explain(text)}
      />
      <div className="an-named" aria-live="polite">
        {note && <note.Note said={note.said} before={note.before} onChoose={chooseNoted} />}
      </div>
      <div className="an-plate-foot">
        <AnatomySentence id={sentenceId} judged={judged} manner={manner} />
        <div className="an-plate-ways">
          <Button
            className="btn--test"
            disabled={!isRight}
            busy={sandbox.asked !== undefined}
            onClick={() => sandbox.ask({ ...stage, text: judged.normalized })}
          >
            <Icon of={FlaskConical} />
            {t('sandbox.ask')}
          </Button>
          <WayOn isRight={isRight} onLeave={() => onLeave(parts)} />
        </div>
      </div>
      <Sandbox {...sandbox} stage={stage} />
    </div>
  );
};
