import { useTranslation } from 'react-i18next';
import { paymentMethods, type PaymentMethod } from '#shared/validation/payments.ts';
import { Choices } from '../ui/choices.tsx';

export interface PayMethodProps {
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
}

/** Which of PayPal's pages opens first. */
export const PayMethod = ({ value, onChange }: PayMethodProps) => {
  const { t } = useTranslation('pay-method');
  return (
    <Choices
      inRow
      legend={t('legend')}
      {...{ value, onChange }}
      choices={paymentMethods.map((method) => ({ value: method, title: t(method), explain: t(`${method}More`) }))}
    />
  );
};
