import { CircleAlert, RotateCw, Wallet, WifiOff, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardFoot } from '../../components/ui/card.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import type { Refusal } from './refusal.ts';

export interface RefusalCardProps {
  readonly refusal: Refusal;
  readonly onRetry: () => void;
  readonly onSandbox: () => void;
}

const icons = { credits: Wallet, offline: WifiOff, failed: CircleAlert, fields: CircleAlert } satisfies Record<
  Refusal['kind'],
  LucideIcon
>;

/** Why no bank was asked, or why nobody knows, and the way on. */
export const RefusalCard = ({ refusal, onRetry, onSandbox }: RefusalCardProps) => {
  const { t } = useTranslation('validation');
  const { kind, title, detail } = refusal;
  const words = {
    credits: { title: t('refusal.creditsTitle'), explain: t('refusal.creditsExplain') },
    offline: { title: t('refusal.offlineTitle'), explain: t('refusal.offlineExplain') },
    failed: { title: title ?? t('refusal.failedTitle'), explain: detail ?? t('refusal.failedExplain') },
    fields: { title: title ?? t('refusal.fieldsTitle'), explain: detail ?? t('form.fix') },
  }[kind];
  return (
    <Card className="result">
      <div className={`verdict verdict--${kind === 'fields' ? 'bad' : 'warn'}`}>
        <Icon of={icons[kind]} />
        <div>
          <h2>{words.title}</h2>
          <p>{words.explain}</p>
        </div>
      </div>
      {kind !== 'fields' && (
        <CardFoot>
          {kind === 'credits' ? (
            <Button look="primary" onClick={onSandbox}>
              {t('refusal.trySandbox')}
            </Button>
          ) : (
            <Button look="quiet" size="sm" onClick={onRetry}>
              <Icon of={RotateCw} />
              {t('refusal.retry')}
            </Button>
          )}
        </CardFoot>
      )}
    </Card>
  );
};
