import type { ReactNode } from 'react';
import { ArrowRight, Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import type { Validation } from './api/validations.ts';
import { NameVerdict } from './name-verdict.tsx';
import { useNames } from './names.ts';
import { RiskLevel } from './risk-fact.tsx';
import { isJudgement } from './verdict.ts';

const Fact = ({
  name,
  wide,
  children,
}: {
  readonly name: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) => (
  <div className={wide ? 'wide' : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Holder = ({ validation, expectedName }: ResultFactsProps) => {
  const { t } = useTranslation('validation');
  const { beneficiary, nameMatch } = validation;
  return (
    <Fact name={t('facts.beneficiary')} wide>
      <span className={beneficiary ? 'fact-lead' : 'text-ink-3'}>{beneficiary ?? t('facts.noBeneficiary')}</span>
      {nameMatch && <NameVerdict nameMatch={nameMatch} />}
      {expectedName && !nameMatch && (
        <p className="reasons">
          <Icon of={TriangleAlert} />
          {t('facts.expected', { name: expectedName })}
        </p>
      )}
    </Fact>
  );
};

/** Nothing is known of an account nobody answered for. Advice stands only beside one that could be paid. */
const Risk = ({ validation: { fraudRisk, status } }: Pick<ResultFactsProps, 'validation'>) => {
  const { t } = useTranslation('validation');
  if (!fraudRisk || !isJudgement({ status })) return undefined;
  const { level, reasons } = fraudRisk;
  const said = [
    ...(status === 'VALID' ? [t(`facts.risk.advice.${level}`)] : []),
    ...reasons.map((reason) => t(`fraudReasons.${reason}`)),
  ];
  return (
    <Fact name={t('facts.risk.name')} wide>
      <RiskLevel level={level} />
      {said.map((sentence) => (
        <p className="reasons" key={sentence}>
          <Icon of={level === 'LOW' ? Check : TriangleAlert} />
          {sentence}
        </p>
      ))}
    </Fact>
  );
};

const NextSteps = () => {
  const { t } = useTranslation('validation');
  return (
    <Fact name={t('facts.next')} wide>
      {(['ask', 'closed'] as const).map((step) => (
        <p className="reasons" key={step}>
          <Icon of={ArrowRight} />
          {t(`facts.nextSteps.${step}`)}
        </p>
      ))}
    </Fact>
  );
};

export interface ResultFactsProps {
  readonly validation: Validation;
  readonly expectedName?: string | undefined;
}

/** The facts that stand two to a row; one the bank did not give is left out. */
const useNarrowFacts = ({ id, bank, document, accountType, currency, asked, reference }: Validation) => {
  const { t } = useTranslation('validation');
  const names = useNames();
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
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
          <small>{document.type}</small> <span className="mono">{document.number}</span>
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
    [t('facts.id'), id],
  ];
  return facts.filter(([, value]) => Boolean(value));
};

/** What the bank said, fact by fact, and what to bear in mind. */
export const ResultFacts = ({ validation, expectedName }: ResultFactsProps) => {
  const { t } = useTranslation('validation');
  const names = useNames();
  const narrow = useNarrowFacts(validation);
  const { status, findings } = validation;
  return (
    <dl className="facts">
      {status === 'VALID' && <Holder validation={validation} expectedName={expectedName} />}
      {status === 'INVALID' && <NextSteps />}
      {narrow.map(([name, value], index) => (
        <Fact key={name} name={name} wide={index === narrow.length - 1 && index % 2 === 0}>
          {value}
        </Fact>
      ))}
      <Risk validation={validation} />
      {findings.length > 0 && (
        <Fact name={t('facts.warnings')} wide>
          {findings.map((finding) => (
            <p className="reasons" key={finding.code}>
              <Icon of={TriangleAlert} />
              {names.finding(finding)}
            </p>
          ))}
        </Fact>
      )}
    </dl>
  );
};
