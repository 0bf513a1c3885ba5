import { useEffect, useState } from 'react';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ResultSheet } from '../../components/result-sheet/result-sheet.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { ApiError } from '../../lib/api.ts';
import { useOnline } from '../../lib/connectivity/current.ts';
import { getPayLink, type PayLink as Link } from './api/pay-links.ts';
import { ClosedLink, OpenLink } from './pay-link-states.tsx';

type Reading = { readonly link?: Link; readonly error?: unknown };

const linkIds = /^pl_[0-9A-Za-z]{16}$/;

/** What a link asks for, to whoever was sent it: no account, no personal data. */
export const PayLink = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('payments');
  const [{ link, error }, setReading] = useState<Reading>({});
  const [round, setRound] = useState(0);
  const isOnline = useOnline();
  const isId = linkIds.test(id);
  useEffect(() => {
    if (!isId) return;
    const gone = new AbortController();
    getPayLink(id, gone.signal).then(
      (read) => setReading({ link: read }),
      (refused: unknown) => {
        if (!gone.signal.aborted) setReading({ error: refused });
      },
    );
    return () => gone.abort();
  }, [id, isId, round, isOnline]);
  const again = () => setRound((now) => now + 1);
  if (link?.state === 'open') return <OpenLink link={link} onClosed={again} />;
  if (link) return <ClosedLink link={link} state={link.state} />;
  const lost = { id, icon: <Icon of={CircleHelp} />, tone: 'warn' } as const;
  if (!isId || (error instanceof ApiError && error.status === 404))
    return <ResultSheet {...lost} title={t('link.missing.title')} explain={t('link.missing.explain')} />;
  if (error !== undefined)
    return (
      <ResultSheet
        {...lost}
        title={t('link.unread.title')}
        explain={t(isOnline ? 'link.unread.explain' : 'link.unread.offline')}
        foot={
          <Button look="primary" onClick={again}>
            {t('list.failed.retry')}
          </Button>
        }
      />
    );
  return <Spinner label={t('link.loading')} />;
};
