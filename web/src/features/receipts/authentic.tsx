import { FlaskConical, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/ui/badge.tsx';
import { Brand } from '../../components/ui/brand.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useFormat } from '../../lib/format.ts';
import type { Receipt, Statement } from './api/receipts.ts';
import { Code } from './code.tsx';
import { Facts } from './facts.tsx';
import { Offline } from './offline.tsx';
import { Qr } from '../../components/qr/qr.tsx';
import { Seal } from './seal.tsx';
import { Answer, Question } from './statement.tsx';
import { Top } from './top.tsx';
import css from './sheet.module.css';

interface AuthenticProps {
  readonly receipt: Receipt & { readonly id: string; readonly statement: Statement; readonly jws: string };
}

const Worth = ({ said: { environment, bank } }: { readonly said: Statement }) => {
  const { t } = useTranslation('receipts');
  if (environment === 'sandbox') return t('authentic.explainSandbox');
  return bank ? t('authentic.explain', { bank: bank.name }) : t('authentic.explainUnknown');
};

/** The way back from paper: the code, and the same as a picture that cameras read. */
const WayBack = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('receipts');
  const { origin, host } = window.location;
  return (
    <section className={css.wayBack}>
      <div>
        <p className={css.key}>{t('code.label')}</p>
        <Code id={id} />
        <p className={css.key}>{t('code.explain', { address: `${host}/r` })}</p>
      </div>
      <Qr text={`${origin}/r/${id}`} label={t('code.qr')} />
    </section>
  );
};

/** A receipt that holds: what was asked, what was answered, and how to verify it once more. */
export const AuthenticReceipt = ({ receipt: { id, statement, jws, expiresAt } }: AuthenticProps) => {
  const { t } = useTranslation('receipts');
  const { date } = useFormat();
  const isTrial = statement.environment === 'sandbox';
  return (
    <>
      <article className={css.sheet} aria-label={t('title')}>
        <p className={css.letterhead} aria-hidden="true">
          <Brand />
          <span className="mono">{id}</span>
        </p>
        <Top
          seal={<Seal state={isTrial ? 'test' : 'ok'} />}
          title={t('authentic.title')}
          badge={
            isTrial && (
              <Badge icon={FlaskConical} tone="test">
                {t('sandbox')}
              </Badge>
            )
          }
          explain={<Worth said={statement} />}
        />
        <Question said={statement} />
        <Answer said={statement} />
        <Facts said={statement} />
        <WayBack id={id} />
        <div className={css.foot}>
          <p>{t('foot', { date: expiresAt ? date(expiresAt) : '' })}</p>
          <Button size="sm" onClick={() => window.print()}>
            <Icon of={Printer} />
            {t('print')}
          </Button>
        </div>
      </article>
      <Offline jws={jws} />
    </>
  );
};
