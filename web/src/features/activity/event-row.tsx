import { Check, CircleHelp, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/ui/badge.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Link } from '../../components/ui/link.tsx';
import { useFormat } from '../../lib/format.ts';
import type { ActivityEvent } from './api/activity.ts';
import { iconOf } from './icons.ts';
import type { Known } from './use-known.ts';
import css from './activity.module.css';

/** What was done, in words; of a kind that a newer version wrote only that it was. */
const useWhat = () => {
  const { t } = useTranslation('activity');
  const kinds: Readonly<Record<string, string>> = t('kinds', { returnObjects: true });
  return ({ kind }: ActivityEvent): string => kinds[kind] ?? t('otherKind');
};

/** From where, and by what: whoever did it knows it again. */
const useFrom = ({ network: own, keys }: Known) => {
  const { t } = useTranslation('activity');
  return ({ byOperator, userAgent, keyId, network, current }: ActivityEvent): string => {
    // An event beside another one has neither network nor browser of its own: that is no unknown browser.
    const isBrowser = keyId === null && network !== null;
    const name = keyId === null ? undefined : keys.get(keyId);
    const isOwn = network === own;
    // That it was this session says it already, unless somebody went on with it elsewhere.
    const isToSay = network !== null && own !== null && !(isOwn && current);
    return [
      byOperator ? t('operator') : (userAgent ?? (isBrowser ? t('unknown') : undefined)),
      keyId === null ? undefined : t(name === undefined ? 'bySomeKey' : 'byKey', { name }),
      isToSay && t(isOwn ? 'sameNetwork' : 'otherNetwork'),
    ]
      .filter(Boolean)
      .join(' · ');
  };
};

/** What it is about, where that is still there; ids are for the file. */
const About = ({ event: { kind, subject }, keys }: { readonly event: ActivityEvent; readonly keys: Known['keys'] }) => {
  const { t } = useTranslation('activity');
  if (subject?.startsWith('pye_') && kind !== 'payee.deleted')
    return (
      <p className={css.from}>
        <Link className="link" to={`/payees/${subject}`}>
          {t('seePayee')}
        </Link>
      </p>
    );
  const name = subject === null ? undefined : keys.get(subject);
  return name === undefined ? null : <p className={css.from}>{t('aboutKey', { name })}</p>;
};

const unusual = {
  refused: { icon: CircleX, tone: 'bad' },
  unclear: { icon: CircleHelp, tone: 'warn' },
} as const;

export const EventRow = ({ event, known }: { readonly event: ActivityEvent; readonly known: Known }) => {
  const { t } = useTranslation('activity');
  const { time } = useFormat();
  const what = useWhat();
  const origin = useFrom(known)(event);
  const mark = event.outcome === 'succeeded' ? undefined : unusual[event.outcome];
  return (
    <li className={css.event}>
      <Icon of={iconOf(event.kind)} />
      <div>
        <p>
          <b>{what(event)}</b>{' '}
          {mark && (
            <Badge icon={mark.icon} tone={mark.tone}>
              {t(`outcomes.${event.outcome}`)}
            </Badge>
          )}{' '}
          {event.current && (
            <Badge icon={Check} tone="ok">
              {t('here')}
            </Badge>
          )}
        </p>
        {origin && <p className={css.from}>{origin}</p>}
        <About event={event} keys={known.keys} />
      </div>
      <time dateTime={event.at}>{time(event.at)}</time>
    </li>
  );
};
