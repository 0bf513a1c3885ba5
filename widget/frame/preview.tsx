import { useMemo } from 'preact/hooks';
import { readDraft } from './form/draft.ts';
import { Form } from './form/form.tsx';
import type { DraftState } from './form/use-draft.ts';
import { Card } from './parts/card.tsx';
import type { Rules } from './rules/rules.ts';
import type { Texts } from './texts/es.ts';
import { Spoken } from './texts/use-texts.ts';

export interface PreviewProps {
  readonly rules: Rules;
  readonly texts: Texts;
  readonly language: 'es' | 'en';
  readonly values: DraftState['draft']['values'];
}

const nothing = () => undefined;

/** The form as a payee has filled it in, for a picture of it: nothing in it moves. */
export const Preview = ({ rules, texts, language, values }: PreviewProps) => {
  const speech = useMemo(
    () => ({ language, texts, findings: undefined, later: undefined, host: 'pagos.example' }),
    [language, texts],
  );
  const draft: DraftState = {
    rules,
    draft: { values },
    chosen: rules.country as DraftState['chosen'],
    isTurning: false,
    hasFailed: false,
    setValue: nothing,
    setFormat: nothing,
    write: nothing,
    turnTo: async () => undefined,
  };
  return (
    <Spoken.Provider value={speech}>
      <Card isTest={false}>
        <Form
          draft={draft}
          reading={readDraft(rules, draft.draft, 'production')}
          isFixed
          triesLeft={5}
          trouble={undefined}
          isRenewing={false}
          onRenew={nothing}
          onSubmit={nothing}
        />
      </Card>
    </Spoken.Provider>
  );
};
