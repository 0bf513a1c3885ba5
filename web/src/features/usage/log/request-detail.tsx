import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { curlOf } from '../../../components/curl/curl.ts';
import { RowDetail } from '../../../components/row-detail/row-detail.tsx';
import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { publicErrorOf } from '../../../components/public-errors/public-errors.ts';
import { Link } from '../../../components/ui/link.tsx';
import { useFormat } from '../../../lib/format.ts';
import type { Logged } from '../api/requests.ts';
import { useWords } from '../../../lib/use-words.ts';
import { HttpStatus } from './http-status.tsx';
import css from './log.module.css';

export interface RequestDetailProps {
  readonly of: Logged;
  readonly address: string | undefined;
  readonly onClose: () => void;
}

/** The path as it was, as far as the log knows it: it keeps routes, and the validation they spoke of. */
const pathOf = ({ route, validationId }: Logged): string =>
  validationId ? route.replace('/v1/validations/{id}', `/v1/validations/${validationId}`) : route;

/** The call again; a POST has a key of its own, so that pasting it twice makes one validation. */
const callOf = (logged: Logged, address: string, idempotencyKey: string): string =>
  curlOf({
    method: logged.method,
    url: address + pathOf(logged),
    keyId: logged.key.keyId,
    body: logged.body,
    idempotencyKey: logged.method === 'POST' ? idempotencyKey : undefined,
  });

/** One request in full; takes the focus, and gives it back to its row. */
export const RequestDetail = ({ of, address, onClose }: RequestDetailProps) => {
  const { t } = useTranslation('usage');
  const { t: texts } = useTranslation('public-errors');
  const { second } = useFormat();
  const words = useWords();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const known = of.error ? publicErrorOf(of.error) : undefined;
  return (
    <RowDetail title={`${of.method} ${of.route}`} closing={t('log.close')} onClose={onClose}>
      <p className={css.outcome}>
        <HttpStatus of={of.status} /> {of.error && <code>{of.error}</code>}
      </p>
      {known && (
        <p className={css.why}>
          {texts(`${known}.what`)}. {texts(`${known}.fix`)}
        </p>
      )}
      <dl className={css.facts}>
        <div>
          <dt>{t('log.id')}</dt>
          <dd>
            <code>{of.id}</code>
          </dd>
        </div>
        <div>
          <dt>{t('log.columns.key')}</dt>
          <dd>
            {of.key.name ?? t('key.deleted')} <code>{of.key.keyId}</code>
          </dd>
        </div>
        <div>
          <dt>{t('log.columns.at')}</dt>
          <dd>{second(of.at)}</dd>
        </div>
        <div>
          <dt>{t('log.columns.duration')}</dt>
          <dd>{words.duration(of.durationMs)}</dd>
        </div>
        {of.replayed && (
          <div>
            <dt>{t('log.replayed')}</dt>
            <dd>{t('log.replayedMore')}</dd>
          </div>
        )}
        {of.validationId && (
          <div>
            <dt>{t('log.validation')}</dt>
            <dd>
              <Link className="link" to={`/dashboard?open=${of.validationId}`}>
                {t('log.openValidation')}
              </Link>
            </dd>
          </div>
        )}
      </dl>
      <div className={css.actions}>
        {address && (
          <CopyButton look="quiet" text={callOf(of, address, idempotencyKey)}>
            {t('log.curl')}
          </CopyButton>
        )}
        <CopyButton text={of.id}>{t('log.copyId')}</CopyButton>
      </div>
      <p className={css.small}>{t('log.curlNote')}</p>
      {of.body === null || of.body === undefined ? (
        <p className={css.small}>{t('log.noBody')}</p>
      ) : (
        <CodeBlock title={t('log.sent')} code={JSON.stringify(of.body, null, 2)} />
      )}
    </RowDetail>
  );
};
