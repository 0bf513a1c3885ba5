import type { ReactNode } from 'react';
import { Check, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Validation } from '../api/validations.ts';
import { NameVerdict } from './name-verdict.tsx';
import { useNames } from '../messages/code-names.ts';
import { nextStepsOf } from './next-steps.ts';
import { NextSteps } from './result-next-steps.tsx';
import { RiskLevel } from './risk-fact.tsx';
import { doubtsOf, type Doubts } from './verdict-risk.ts';
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
      <Fact name={t('facts.beneficiary')} wide={!expectedName}>
        <span className={beneficiary ? css.lead : css.noFact}>{beneficiary ?? t('facts.noBeneficiary')}</span>
        {!expectedName && comparison}
      </Fact>
      {expectedName && (
        <Fact name={t('facts.expected')}>
          <span className={css.lead}>{expectedName}</span>
          {comparison}
        </Fact>
      )}
    </>
  );
};

const Sentences = ({ of, icon = TriangleAlert }: { readonly of: readonly string[]; readonly icon?: LucideIcon }) =>
  of.map((sentence) => (
    <p className={css.reasons} key={sentence}>
      <Icon of={icon} />
      {sentence}
    </p>
  ));

const Risk = ({ level, reasons }: Required<Pick<Doubts, 'level' | 'reasons'>>) => {
  const { t } = useTranslation('validation');
  const said = [t(`facts.risk.advice.${level}`), ...reasons.map((reason) => t(`fraudReasons.${reason}`))];
  return (
    <Fact name={t('facts.risk.name')} wide>
      <RiskLevel level={level} />
      <Sentences of={said} icon={level === 'LOW' ? Check : TriangleAlert} />
    </Fact>
  );
};

export interface ResultFactsProps {
  readonly validation: Validation;
  readonly expectedName?: string | undefined;
}

type Named = readonly [name: string, value: ReactNode];

/** What is known of the account beside its holder; a fact nobody stated is left out. */
const useAccountFacts = (validation: Validation): readonly Named[] => {
  const { t } = useTranslation('validation');
  const names = useNames();
  const { bank, country, document, accountType, currency, asked, reference } = validation;
  return [
    [
      t('facts.bank'),
      bank && (
        <>
          {bank.name} <small className="mono">{bank.code}</small>
        </>
      ),
    ],
    // One inside the number is marked there, under its own name.
    [t('facts.branch'), asked.branchCode && <span className="mono">{asked.branchCode}</span>],
    [
      t('facts.document'),
      document && (
        <>
          <small>{names.documentType(document.type)}</small>{' '}
          <span className="mono">{names.document(country, document)}</span>
        </>
      ),
    ],
    [t('facts.accountType'), accountType && names.accountType(accountType)],
    [
      t('facts.currency'),
      currency && (
        <>
          {names.currency(currency)} <small>{currency.replaceAll(',', ' · ')}</small>
        </>
      ),
    ],
    [t('facts.reference'), reference],
  ];
};

/** Two to a row; the last one of an odd number has a row of its own. */
const Pairs = ({ facts }: { readonly facts: readonly Named[] }) =>
  facts
    .filter(([, value]) => Boolean(value))
    .map(([name, value], index, { length }) => (
      <Fact key={name} name={name} wide={index === length - 1 && index % 2 === 0}>
        {value}
      </Fact>
    ));

/** Where no bank confirmed anything, its facts are only what was asked, and are called so. */
const Asked = ({ facts }: { readonly facts: readonly Named[] }) => {
  const { t } = useTranslation('validation');
  if (!facts.some(([, value]) => Boolean(value))) return undefined;
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
  const names = useNames();
  const account = useAccountFacts(validation);
  const { id, country, createdAt } = validation;
  const { level, reasons, findings } = doubtsOf(validation);
  const steps = nextStepsOf(validation);
  const isConfirmed = validation.status === 'VALID';
  const date: Named = [t('facts.date'), names.moment(createdAt)];
  return (
    <>
      {steps.length > 0 && (
        <dl className={css.facts}>
          <Fact name={t('facts.next')} wide>
            <NextSteps steps={steps} country={country} />
          </Fact>
        </dl>
      )}
      <dl className={css.facts}>
        {isConfirmed && <Holder validation={validation} expectedName={expectedName} />}
        <Pairs facts={isConfirmed ? [...account, date] : [date]} />
        <Fact name={t('facts.id')} wide>
          <span className="mono">{id}</span>
        </Fact>
        {level && <Risk level={level} reasons={reasons} />}
        {findings.length > 0 && (
          <Fact name={t('facts.warnings')} wide>
            <Sentences of={findings.map(names.finding)} />
          </Fact>
        )}
      </dl>
      {!isConfirmed && <Asked facts={[[t('facts.expected'), expectedName], ...account]} />}
    </>
  );
};
