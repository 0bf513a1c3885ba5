import { Printer } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { helpOfReceipt } from '../../components/help-link/pages.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useOnline } from '../../lib/connectivity/current.ts';
import { useFormat } from '../../lib/format.ts';
import { useUser } from '../../lib/session/current.ts';
import { ownPayment } from './api/payments.ts';
import type { OwnPayment } from './api/payment.ts';
import { Facts, Steps } from './facts.tsx';
import { useCreditsBack } from './use-credits-back.ts';
import { useWords } from './use-words.ts';
import css from './receipt.module.css';

export interface ReceiptProps {
  readonly id: string;
  /** Where all payments are. */
  readonly toPayments: string;
}

/** One payment of the account on paper. */
export const Receipt = ({ id, toPayments }: ReceiptProps) => {
  const { t } = useTranslation('payments');
  const { data: payment, error, refetch } = useQuery(ownPayment(id));
  const isOnline = useOnline();
  const heading = (
    <h1 className="vh" tabIndex={-1}>
      {t('facts.receipt')}
    </h1>
  );
  if (payment === undefined && error)
    return (
      <>
        {heading}
        <Alert
          tone="bad"
          urgent
          title={t('list.failed.title')}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {t('list.failed.retry')}
            </Button>
          }
        >
          {t(isOnline ? 'list.failed.explain' : 'list.failed.offline')}
        </Alert>
      </>
    );
  if (payment === undefined)
    return (
      <>
        {heading}
        <Spinner label={t('receipt.loading')} />
      </>
    );
  return (
    <>
      {payment === null || payment.receipt === null ? (
        <>
          {heading}
          <Alert title={t('receipt.missing.title')} help={helpOfReceipt}>
            {t('receipt.missing.explain')}
          </Alert>
        </>
      ) : (
        <Paper payment={payment} number={payment.receipt} />
      )}
      <ButtonLink className={css.back} to={toPayments}>
        {t('receipt.back')}
      </ButtonLink>
    </>
  );
};

const Paper = ({ payment, number }: { readonly payment: OwnPayment; readonly number: string }) => {
  const { t } = useTranslation('payments');
  const { email } = useUser();
  const { date } = useFormat();
  const creditsBack = useCreditsBack()(payment);
  const { paidAt, createdAt, method, status } = payment;
  const isTroubled = status === 'disputed' || status === 'reversed';
  return (
    <Card className={css.receipt} aria-label={t('receipt.title', { number })}>
      <div className={css.head}>
        <div>
          <h1 tabIndex={-1}>{t('receipt.title', { number })}</h1>
          <p>{date(paidAt ?? createdAt)}</p>
        </div>
        <Button size="sm" onClick={() => window.print()}>
          <Icon of={Printer} />
          {t('receipt.print')}
        </Button>
      </div>
      <Facts
        of={[
          [t('receipt.from'), 'CuentaClara'],
          [t('receipt.to'), email],
          [t('receipt.method'), method && t(`methods.${method}`)],
          [
            t('receipt.payment'),
            <span key="id" className="mono">
              {payment.id}
            </span>,
          ],
        ]}
      />
      <Lines payment={payment} />
      {(isTroubled || creditsBack.length > 0) && (
        <div className={css.after}>
          {isTroubled && <Alert tone="warn" title={t(`receipt.${status}`)} />}
          {creditsBack.length > 0 && <Steps of={creditsBack} />}
        </div>
      )}
      <p className="hint">{t('receipt.note')}</p>
    </Card>
  );
};

/** What was paid, that taxes are not in it, the total, and what went back of it. */
const Lines = ({ payment }: { readonly payment: OwnPayment }) => {
  const { t } = useTranslation('payments');
  const { date } = useFormat();
  const { what, amount, difference } = useWords();
  const { creditsExpireAt, creditsBack, refunded } = payment;
  return (
    <table className={css.lines}>
      <thead>
        <tr>
          <th scope="col">{t('receipt.columns.what')}</th>
          <th scope="col">{t('receipt.columns.amount')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            {what(payment)}
            {creditsExpireAt && !creditsBack && <small>{t('receipt.until', { date: date(creditsExpireAt) })}</small>}
          </th>
          <td>{amount(payment.amount)}</td>
        </tr>
        <tr className={css.quiet}>
          <th scope="row">{t('receipt.taxes')}</th>
          <td>{t('receipt.taxesNot')}</td>
        </tr>
        <tr className={css.total}>
          <th scope="row">{t('receipt.total')}</th>
          <td>{amount(payment.amount)}</td>
        </tr>
        {refunded && (
          <>
            <tr>
              <th scope="row">{t('receipt.refunded')}</th>
              <td>−{amount(refunded)}</td>
            </tr>
            <tr className={css.total}>
              <th scope="row">{t('receipt.left')}</th>
              <td>{difference(payment.amount, refunded)}</td>
            </tr>
          </>
        )}
      </tbody>
    </table>
  );
};
