import { useCallback, useState } from 'react';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { trySession } from '../api/widget.ts';
import type { Looks } from '../looks.ts';
import { Stage } from '../playground/stage.tsx';
import type { EventName } from '../playground/use-widget.ts';
import type { WidgetSite } from '../site.ts';
import { useRefusal } from '../use-refusal.ts';
import css from './examples.module.css';

/** The members of what a callback was given, where it was given something. */
const membersOf = (what: unknown): Readonly<Record<string, unknown>> =>
  typeof what === 'object' && what !== null ? { ...what } : {};

/** One example in this very page, in the sandbox, and what its page would hear last. */
export const Run = ({ site, looks }: { readonly site: WidgetSite; readonly looks: Looks }) => {
  const { t } = useTranslation('examples');
  const refusal = useRefusal();
  const [refused, setRefused] = useState<unknown>();
  const [said, setSaid] = useState('');
  const fetchToken = useCallback(async () => {
    try {
      const { token } = await trySession(undefined);
      setRefused(undefined);
      return token;
    } catch (error) {
      setRefused(error);
      throw error;
    }
  }, []);
  const hear = (name: EventName, what: unknown) => {
    const { code, verdict } = membersOf(what);
    setSaid([name, code ?? verdict].filter(Boolean).join(': '));
  };
  return (
    <div className={css.run}>
      <p>
        <Badge icon={FlaskConical} tone="test">
          {t('sandbox')}
        </Badge>
        {t('number')} <code>999700000000000001</code>
      </p>
      {refused !== undefined && (
        <Alert tone="warn" urgent title={t('refused')}>
          {refusal(refused)}
        </Alert>
      )}
      <Stage site={site} looks={looks} fetchToken={fetchToken} onEvent={hear} />
      <output className="hint">{said && t('heard', { said })}</output>
    </div>
  );
};
