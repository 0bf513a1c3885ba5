import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AnswerCard } from '../../components/answer-card/answer-card.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CardFoot } from '../../components/ui/card.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Verdict } from '../../components/ui/verdict.tsx';
import { useFormat } from '../../lib/format.ts';
import { useBuyCredits } from './buying.tsx';
import { PackList } from './pack-list.tsx';
import { useBalance } from './use-balance.ts';
import { HelpLink } from '../../components/help-link/help-link.tsx';
import { helpOfError } from '../../components/help-link/pages.ts';

/** In place of an answer: why nobody can be asked, and the two ways on. */
export const NoCreditsCard = ({ onSandbox }: { readonly onSandbox: () => void }) => {
  const { t } = useTranslation('credits');
  const { number } = useFormat();
  const buy = useBuyCredits();
  const balance = useBalance();
  const lost = balance.state === 'expired' ? balance.expired : 0;
  const title = t(lost > 0 ? 'out.expiredTitle' : 'out.spentTitle');
  return (
    <AnswerCard aria-label={title}>
      <Verdict
        icon={<Icon of={Wallet} />}
        tone="warn"
        title={title}
        explain={
          <>
            {lost > 0 ? t('out.expired', { count: lost, credits: number(lost) }) : t('out.spent')}{' '}
            <HelpLink to={helpOfError('errors.insufficientCredits')} />
          </>
        }
      />
      <div className="pad">
        <PackList />
      </div>
      <CardFoot>
        <Button look="primary" onClick={buy}>
          {t('buy')}
        </Button>
        <Button look="ghost" onClick={onSandbox}>
          {t('out.sandbox')}
        </Button>
      </CardFoot>
    </AnswerCard>
  );
};
