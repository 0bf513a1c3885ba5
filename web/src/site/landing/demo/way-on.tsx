import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';

export interface WayOnProps {
  readonly isRight: boolean;
  readonly onLeave: () => void;
}

/** Leads on with the number; there is nothing to ask about one that is wrong or half typed. */
export const WayOn = ({ isRight, onLeave }: WayOnProps) => {
  const { t } = useTranslation('demo');
  const words = (
    <>
      {t('real')}
      <Icon of={ArrowRight} />
    </>
  );
  if (!isRight) return <Button disabled>{words}</Button>;
  return (
    <>
      <ButtonLink to="/register" data-guest="" onClick={onLeave}>
        {words}
      </ButtonLink>
      <ButtonLink to="/dashboard" data-user="" onClick={onLeave}>
        {words}
      </ButtonLink>
    </>
  );
};
