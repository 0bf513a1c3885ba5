import { useState, type ReactNode } from 'react';
import { Ban, CircleHelp, ClockAlert, LockKeyhole, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '#shared/validation/payments.ts';
import { PayMethod } from '../../components/pay-method/pay-method.tsx';
import { PayRefusal } from '../../components/pay-method/pay-refusal.tsx';
import { useLeaving } from '../../components/pay-method/use-leaving.ts';
import { ResultSheet } from '../../components/result-sheet/result-sheet.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Mark } from '../../components/ui/mark.tsx';
import { isRefusedAs } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { payByLink, type PayLink } from './api/pay-links.ts';
import { Facts, Steps } from './facts.tsx';
import { useWords } from './use-words.ts';

const useFacts = ({ description, expiresAt, credits, once }: PayLink) => {
  const { t } = useTranslation('payments');
  const { moment } = useFormat();
  return [
    [t('link.for'), description],
    [t('link.until'), expiresAt && moment(expiresAt)],
    [t('link.includes'), credits > 0 ? t('link.credits', { count: credits }) : undefined],
    [t('link.uses'), t(once ? 'link.once' : 'link.many')],
  ] as const;
};

export interface OpenLinkProps {
  readonly link: PayLink;
  /** Somebody else paid it meanwhile, or its time is over. */
  readonly onClosed: () => void;
}

/** Who charges, what for, how much and until when; and the way to PayPal. */
export const OpenLink = ({ link, onClosed }: OpenLinkProps) => {
  const { t } = useTranslation('payments');
  const { t: tPay } = useTranslation('pay-method');
  const { amount } = useWords();
  const facts = useFacts(link);
  const [method, setMethod] = useState<PaymentMethod>('paypal');
  const { leave, isLeaving, error } = useLeaving(async (chosen: PaymentMethod) => {
    const payment = await payByLink(link.id, chosen).catch((refused: unknown) => {
      if (isRefusedAs(refused, 'errors.payLinkClosed')) onClosed();
      throw refused;
    });
    if (!payment.approveUrl) throw new Error(`Payment ${payment.id} is ${payment.status} and has no page to pay on`);
    return payment.approveUrl;
  });
  const sum = amount(link.amount);
  return (
    <ResultSheet
      id={link.id}
      icon={<Icon of={ReceiptText} />}
      title={sum}
      explain={t('link.charges')}
      foot={
        <span>
          <Icon of={LockKeyhole} /> {tPay('where')}
        </span>
      }
    >
      <Facts of={facts} />
      <PayMethod value={method} onChange={setMethod} />
      {error !== undefined && <PayRefusal error={error} />}
      <Button look="primary" size="lg" block busy={isLeaving} onClick={() => leave(method)}>
        {t(isLeaving ? 'link.leaving' : 'link.pay', { amount: sum })}
      </Button>
    </ResultSheet>
  );
};

type Closed = Exclude<PayLink['state'], 'open'>;

const looks: Readonly<Record<Closed, { readonly icon: ReactNode; readonly tone: 'ok' | 'warn' }>> = {
  paid: { icon: <Mark state="ok" />, tone: 'ok' },
  expired: { icon: <Icon of={ClockAlert} />, tone: 'warn' },
  withdrawn: { icon: <Icon of={Ban} />, tone: 'warn' },
  unknown: { icon: <Icon of={CircleHelp} />, tone: 'warn' },
};

const useExplanation = ({ paidAt, expiresAt, amount: money }: PayLink, state: Closed): string => {
  const { t } = useTranslation('payments');
  const { date } = useFormat();
  const { amount } = useWords();
  const sum = amount(money);
  if (state === 'paid')
    return paidAt
      ? t('link.paid.explain', { amount: sum, date: date(paidAt) })
      : t('link.paid.explainNoDate', { amount: sum });
  if (state === 'expired')
    return expiresAt ? t('link.expired.explain', { date: date(expiresAt) }) : t('link.expired.explainNoDate');
  return t(`link.${state}.explain`);
};

/** Nobody can pay it, by mistake or otherwise: why, and whom to ask. */
export const ClosedLink = ({ link, state }: { readonly link: PayLink; readonly state: Closed }) => {
  const { t } = useTranslation('payments');
  const explain = useExplanation(link, state);
  return (
    <ResultSheet id={link.id} {...looks[state]} title={t(`link.${state}.title`)} explain={explain}>
      <Facts of={[[t('link.for'), link.description]]} />
      {(state === 'expired' || state === 'withdrawn') && <Steps of={[t('link.expired.ask', { id: link.id })]} />}
    </ResultSheet>
  );
};
