import { useEffect, useId, useRef, useState } from 'react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { curlOf } from '../../../components/curl/curl.ts';
import { Button } from '../../../components/ui/button.tsx';
import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
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
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  useEffect(() => title.current?.focus(), []);
  const known = of.error ? publicErrorOf(of.error) : undefined;
  return (
    <section className={css.detail} aria-labelledby={titleId}>
      <div className={css.head}>
        <h3 id={titleId} ref={title} tabIndex={-1}>
          {of.method} {of.route}
        </h3>
        <Button look="ghost" size="sm" square aria-label={t('log.close')} onClick={onClose}>
          <Icon of={X} />
        </Button>
      </div>
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
      <p className={css.note}>{t('log.curlNote')}</p>
      {of.body === null || of.body === undefined ? (
        <p className={css.note}>{t('log.noBody')}</p>
      ) : (
        <CodeBlock title={t('log.sent')} code={JSON.stringify(of.body, null, 2)} />
      )}
    </section>
  );
};
