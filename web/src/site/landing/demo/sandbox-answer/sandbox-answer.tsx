import { useTranslation } from 'react-i18next';
import type { SimulatedValidation } from '#shared/contract/resources/validation.ts';
import { headlineToneOf, titleOf } from '#shared/validation/headline.ts';
import { curlOf } from '../../../../components/curl/curl.ts';
import { HeadlineIcon } from '../../../../components/headline/headline-icon.tsx';
import { Alert } from '../../../../components/ui/alert.tsx';
import { CodeBlock } from '../../../../components/ui/code-block.tsx';
import { useWords } from '../../../../lib/use-words.ts';
import { sandboxAddress, type Said } from './ask.ts';
import type { SandboxQuestion } from './questions.ts';
import './sandbox-answer.css';

export interface SandboxAnswerProps {
  readonly question: SandboxQuestion;
  readonly said: Said;
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string | null | undefined }) => {
  const { t } = useTranslation('sandbox-answer');
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value ?? <span className="soft">{t('nothing')}</span>}</dd>
    </div>
  );
};

/** What the answer means, in the words of the dashboard. */
const Verdict = ({ answer }: { readonly answer: SimulatedValidation }) => {
  const { t } = useTranslation('sandbox-answer');
  const words = useWords();
  const { headline, form, params } = titleOf(answer);
  const until = params.until ? words.day(params.until) : undefined;
  const { document, fraudRisk, asked, bank } = answer;
  return (
    <div className="ask-verdict" data-tone={headlineToneOf(answer)}>
      <h3>
        <HeadlineIcon of={headline} />
        {t(`headlines.${headline}.${form as 'title'}`, {
          expected: params.expected ?? '',
          was: params.was ?? '',
          until: until ?? '',
        })}
      </h3>
      <p className="soft">{t('simulated', { bank: bank?.name ?? t('aBank') })}</p>
      <dl className="ask-facts">
        <div>
          <dt>{t('number')}</dt>
          <dd className="mono">{answer.accountNumber}</dd>
        </div>
        {asked.beneficiaryName && <Fact name={t('expected')} value={asked.beneficiaryName} />}
        <Fact name={t('holder')} value={answer.beneficiary} />
        <Fact name={t('document')} value={document && `${document.type} ${document.number}`.trim()} />
        <Fact name={t('currency')} value={answer.currency} />
        <Fact name={t('risk')} value={fraudRisk && t(`risks.${fraudRisk.level}`)} />
      </dl>
    </div>
  );
};

const Refusal = ({ details }: { readonly details: readonly string[] }) => {
  const { t } = useTranslation('sandbox-answer');
  return (
    <div className="ask-verdict">
      <Alert tone="bad" title={t('refused')}>
        {details.join(' ')}
      </Alert>
    </div>
  );
};

const Meaning = ({ outcome }: Pick<Said, 'outcome'>) => {
  const { t } = useTranslation('sandbox-answer');
  switch (outcome.is) {
    case 'answer':
      return <Verdict answer={outcome.answer} />;
    case 'refusal':
      return <Refusal details={outcome.details} />;
    case 'wait':
      return <p className="ask-verdict">{t('wait', { count: outcome.seconds })}</p>;
    default:
      return <p className="ask-verdict">{t('failed')}</p>;
  }
};

/** An answer of the sandbox: in words, and as the API sent it. */
export const SandboxAnswer = ({ question, said }: SandboxAnswerProps) => {
  const { t } = useTranslation('sandbox-answer');
  const call = curlOf({ method: 'POST', url: sandboxAddress(), body: question });
  return (
    <div className="ask-answer">
      <Meaning outcome={said.outcome} />
      <div className="ask-codes">
        <CodeBlock
          title={t('json')}
          aside={t('jsonStatus', { status: said.status, ms: said.ms })}
          code={JSON.stringify(said.body, null, 2)}
          copy={t('copy')}
          scrolls
        />
        <CodeBlock title={t('curl')} code={call} copy={t('copy')} />
      </div>
    </div>
  );
};
