import type { ReactNode } from 'react';
import { ArrowRight, Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import type { Validation } from './api/validations.ts';
import { useNames } from './names.ts';

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
  const { beneficiary } = validation;
  return (
    <Fact name={t('facts.beneficiary')} wide>
      <span className={beneficiary ? 'fact-lead' : 'text-ink-3'}>{beneficiary ?? t('facts.noBeneficiary')}</span>
      {expectedName && (
        <p className="reasons">
          <Icon of={TriangleAlert} />
          {t('facts.expected', { name: expectedName })}
        </p>
      )}
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

/** What the bank said, fact by fact; a fact it did not give is left out. */
export const ResultFacts = ({ validation, expectedName }: ResultFactsProps) => {
  const { t } = useTranslation('validation');
  const names = useNames();
  const { status, bank, document, accountType, currency, branchCode, reference, findings } = validation;
  return (
    <dl className="facts">
      {status === 'VALID' && <Holder validation={validation} expectedName={expectedName} />}
      {status === 'INVALID' && <NextSteps />}
      {bank && (
        <Fact name={t('facts.bank')}>
          {bank.name} <small className="mono">{bank.code}</small>
        </Fact>
      )}
      {branchCode && (
        <Fact name={t('facts.branch')}>
          <span className="mono">{branchCode}</span>
        </Fact>
      )}
      {document && (
        <Fact name={t('facts.document')}>
          <small>{document.type}</small> <span className="mono">{document.number}</span>
        </Fact>
      )}
      {accountType && <Fact name={t('facts.accountType')}>{names.accountType(accountType)}</Fact>}
      {currency && (
        <Fact name={t('facts.currency')}>
          {names.currency(currency)} <small>{currency}</small>
        </Fact>
      )}
      {reference && <Fact name={t('facts.reference')}>{reference}</Fact>}
      {findings.length > 0 && (
        <Fact name={t('facts.warnings')} wide>
          {findings.map((finding) => (
            <p className="reasons" key={finding.code}>
              <Icon of={Check} />
              {names.finding(finding)}
            </p>
          ))}
        </Fact>
      )}
    </dl>
  );
};
