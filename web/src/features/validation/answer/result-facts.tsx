import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Validation } from '../api/validations.ts';
import { NameVerdict } from './name-verdict.tsx';
import { nextStepsOf } from './next-steps.ts';
import { NextSteps } from './result-next-steps.tsx';
import { Sentences } from './sentences.tsx';
import { useShownFacts, type ShownFact } from './shown-facts.tsx';
import css from './result.module.css';

const Fact = ({
  name,
  wide,
  children,
}: {
  readonly name: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) => (
  <div className={wide ? css.wide : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Where the names were compared, what came of it; else whoever reads has to. */
const Comparison = ({ validation: { beneficiary, nameMatch }, expectedName }: ResultFactsProps) => {
  const { t } = useTranslation('validation');
  if (nameMatch) return <NameVerdict nameMatch={nameMatch} names={{ expected: expectedName, holder: beneficiary }} />;
  return beneficiary && expectedName && <Sentences of={[t('facts.compare')]} />;
};

/** Whom the bank names, and beside it whom somebody expected. */
const Holder = ({ validation, expectedName }: ResultFactsProps) => {
  const { t } = useTranslation('validation');
  const { beneficiary } = validation;
  const comparison = <Comparison validation={validation} expectedName={expectedName} />;
  return (
    <>
      <Fact name={t('labels.holder')} wide={!expectedName}>
        <span className={beneficiary ? css.lead : css.noFact}>{beneficiary ?? t('facts.noBeneficiary')}</span>
        {!expectedName && comparison}
      </Fact>
      {expectedName && (
        <Fact name={t('labels.expected')}>
          <span className={css.lead}>{expectedName}</span>
          {comparison}
        </Fact>
      )}
    </>
  );
};

export interface ResultFactsProps {
  readonly validation: Validation;
  readonly expectedName?: string | undefined;
}

/** What is known of the account beside its holder. */
const ofAccount = ['bank', 'branch', 'document', 'accountType', 'currency', 'reference'] as const;

/** Two to a row; the last one of an odd number has a row of its own. */
const Pairs = ({ facts }: { readonly facts: readonly ShownFact[] }) =>
  facts.map(([name, value], index, { length }) => (
    <Fact key={name} name={name} wide={index === length - 1 && index % 2 === 0}>
      {value}
    </Fact>
  ));

const Rows = ({ facts }: { readonly facts: readonly ShownFact[] }) =>
  facts.map(([name, value]) => (
    <Fact key={name} name={name} wide>
      {value}
    </Fact>
  ));

/** Where no bank confirmed anything, its facts are only what was asked, and are called so. */
const Asked = ({ facts }: { readonly facts: readonly ShownFact[] }) => {
  const { t } = useTranslation('validation');
  if (facts.length === 0) return undefined;
  return (
    <>
      <h3 className={css.title}>{t('facts.asked')}</h3>
      <dl className={css.facts}>
        <Pairs facts={facts} />
      </dl>
    </>
  );
};

/** What the bank said, fact by fact, and what to bear in mind; where it confirmed nothing, what to do and what was asked. */
export const ResultFacts = ({ validation, expectedName }: ResultFactsProps) => {
  const { t } = useTranslation('validation');
  const facts = useShownFacts(validation, expectedName);
  const steps = nextStepsOf(validation);
  const isConfirmed = validation.status === 'VALID';
  return (
    <>
      {steps.length > 0 && (
        <dl className={css.facts}>
          <Fact name={t('facts.next')} wide>
            <NextSteps steps={steps} country={validation.country} />
          </Fact>
        </dl>
      )}
      <dl className={css.facts}>
        {isConfirmed && <Holder validation={validation} expectedName={expectedName} />}
        <Pairs facts={isConfirmed ? facts(...ofAccount, 'date') : facts('date')} />
        <Rows facts={facts('id')} />
        <Rows facts={facts('risk', 'warnings')} />
      </dl>
      {!isConfirmed && <Asked facts={facts('expected', ...ofAccount)} />}
    </>
  );
};
