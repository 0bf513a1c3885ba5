import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useFormat } from '../../lib/format.ts';
import type { OpenSession } from './api/sessions.ts';
import css from './sessions.module.css';

export interface SessionRowProps {
  readonly session: OpenSession;
  readonly busy: boolean;
  readonly onClose: () => void;
}

export const SessionRow = ({ session, busy, onClose }: SessionRowProps) => {
  const { t } = useTranslation('sessions');
  const { shortMoment } = useFormat();
  const device = session.userAgent ?? t('unknown');
  const opened = shortMoment(session.createdAt);
  const seen = session.current ? t('now') : shortMoment(session.lastSeenAt);
  return (
    <li className={css.session}>
      <div>
        <p>
          <b>{device}</b>{' '}
          {session.current && (
            <Badge icon={Check} tone="ok">
              {t('here')}
            </Badge>
          )}
        </p>
        <p className={css.when}>{t('seen', { moment: seen })}</p>
        <p className={css.when}>{t('opened', { moment: opened })}</p>
      </div>
      {!session.current && (
        <Button size="sm" busy={busy} aria-label={t('closeOne', { device, moment: opened })} onClick={onClose}>
          {t('close')}
        </Button>
      )}
    </li>
  );
};
