import { useTranslation } from 'react-i18next';
import { sandboxAccount } from '#shared/validation/sandbox.ts';
import { CodeBlock } from '../../components/ui/code-block.tsx';
import { curlOf } from '../../components/curl/curl.ts';
import css from './docs.module.css';

const { accountNumber } = sandboxAccount('MX', 'valid');
const asked = { country: 'MX', accountNumber };

/** What matters of the answer; the OpenAPI document has all of it. */
const answered = {
  id: 'val_…',
  environment: 'sandbox',
  status: 'VALID',
  country: 'MX',
  accountNumber,
  fraudRisk: { level: 'LOW', reasons: [] },
  credits: { charged: 0 },
};

export interface ExampleProps {
  readonly address: string;
  /** A key to show; absent where the reader has none for it. */
  readonly ownKey: { readonly keyId: string; readonly name: string } | undefined;
}

/** One validation, from the call to its answer, with a key of the reader's own where there is one. */
export const Example = ({ address, ownKey }: ExampleProps) => {
  const { t } = useTranslation('docs');
  const call = curlOf({
    method: 'POST',
    url: `${address}/v1/validations`,
    keyId: ownKey?.keyId ?? 'vk_test_…',
    idempotencyKey: 'pago-1042',
    body: asked,
  });
  return (
    <section aria-labelledby="ejemplo">
      <h2 id="ejemplo">{t('example.title')}</h2>
      <p>{t('example.account')}</p>
      <div className={css.pair}>
        <CodeBlock
          title={t('example.call')}
          aside={ownKey ? t('example.yourKey', { name: ownKey.name }) : t('example.noKey')}
          code={call}
          copy={t('copy')}
        />
        <CodeBlock title={t('example.answer')} code={JSON.stringify(answered, null, 2)} />
      </div>
      <p>{t('example.idempotency')}</p>
      <p>{t('example.pending')}</p>
    </section>
  );
};
