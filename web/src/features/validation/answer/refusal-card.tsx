import { CircleAlert, RotateCw, WifiOff, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AnswerCard } from '../../../components/answer-card/answer-card.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CardFoot } from '../../../components/ui/card.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Verdict } from '../../../components/ui/verdict.tsx';
import type { Refusal } from '../api/refusal.ts';
import { HelpLink } from '../../../components/help-link/help-link.tsx';
import { type HelpPage } from '../../../components/help-link/pages.ts';

/** Without credits there is another card, which the page brings. */
type Told = Exclude<Refusal['kind'], 'credits'>;

export interface RefusalCardProps extends Pick<Refusal, 'title' | 'detail'> {
  readonly kind: Told;
  /** The page that says why. */
  readonly help: HelpPage;
  readonly onRetry: () => void;
}

const icons = { offline: WifiOff, failed: CircleAlert, fields: CircleAlert } satisfies Record<Told, LucideIcon>;

/** Why no bank was asked, or why nobody knows, and the way on. */
export const RefusalCard = ({ kind, title, detail, help, onRetry }: RefusalCardProps) => {
  const { t } = useTranslation('validation');
  const words = {
    offline: { title: t('refusal.offlineTitle'), explain: t('refusal.offlineExplain') },
    failed: {
      title: title ?? t('refusal.failedTitle'),
      explain: `${detail ?? t('refusal.failedExplain')} ${t('refusal.safe')}`,
    },
    fields: { title: title ?? t('refusal.fieldsTitle'), explain: detail ?? t('form.fix') },
  }[kind];
  return (
    <AnswerCard>
      <Verdict
        title={words.title}
        explain={
          <>
            {words.explain} <HelpLink to={help} />
          </>
        }
        icon={<Icon of={icons[kind]} />}
        tone={kind === 'fields' ? 'bad' : 'warn'}
      />
      {kind !== 'fields' && (
        <CardFoot>
          <Button look="quiet" size="sm" onClick={onRetry}>
            <Icon of={RotateCw} />
            {t('refusal.retry')}
          </Button>
        </CardFoot>
      )}
    </AnswerCard>
  );
};
