import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { languageOf } from '../../../lib/i18n/language.ts';
import { UncoveredHosts } from '../analytics/uncovered-hosts.tsx';
import { settingsQuery } from '../api/widget.ts';
import { cspOf, htmlOf, nodeOf, redeemCurlOf, runCode, sessionCurlOf } from '../embed.ts';
import { usualLooks } from '../looks.ts';
import { NotLoaded, type Unread } from '../not-loaded.tsx';
import { Offer } from '../offer.tsx';
import { ownValues, type WidgetKey } from '../own-values.ts';
import type { WidgetSite } from '../site.ts';
import { TopicLinks } from '../topic-links.tsx';
import { Waiting } from '../waiting.tsx';
import { Conformance } from './conformance.tsx';
import { Notes } from './notes.tsx';
import { progressOf, steps, type Step } from './progress.ts';
import { StepCard } from './step-card.tsx';
import { useSeen } from './use-seen.ts';
import css from './guide.module.css';

export interface GuideProps {
  /** Absent while nobody knows them. */
  readonly site: WidgetSite | undefined;
  readonly api: string | undefined;
  readonly keys: readonly WidgetKey[] | undefined;
  /** Why they are not known. */
  readonly unread: Unread | undefined;
  /** The query of the part of the page with keys and settings. */
  readonly toOverview: string;
}

/** From nothing to answers in a page of one's own: five steps, with the reader's own values and what is done of them. */
export const Guide = ({ site, api, keys, unread, toOverview }: GuideProps) => {
  const { t, i18n } = useTranslation('widget');
  const { data: settings, error, refetch } = useQuery(settingsQuery);
  const seen = useSeen();
  if (error && !settings) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  if (unread) return <NotLoaded {...unread} />;
  if (!settings || !site || !keys || api === undefined) return <Waiting label={t('loading')} />;
  const own = ownValues(api, keys, settings.allowedOrigins);
  const looks = usualLooks(languageOf(i18n.language));
  const progress = progressOf({ keys, settings, seen: seen.seen });
  const copy = t('code.copy');
  const words = t('code.words', { returnObjects: true });
  const to = (hash: string) => (
    <ButtonLink to={{ pathname: '/widget', search: toOverview, hash }}>{t('guide.toOverview')}</ButtonLink>
  );
  const contents: Readonly<Record<Step, React.ReactNode>> = {
    key: to('#widget-keys'),
    origin: (
      <>
        {to('#settings')}
        <UncoveredHosts settings={settings} />
      </>
    ),
    session: (
      <>
        <CodeBlock title={t('code.node.title')} code={nodeOf(looks, own, words)} copy={copy} />
        <CodeBlock title={t('code.curl.title')} code={sessionCurlOf(looks, own)} copy={copy} />
      </>
    ),
    page: (
      <>
        <CodeBlock title={t('code.html.title')} code={htmlOf(looks, site, words)} copy={copy} />
        <CodeBlock title={t('guide.page.run')} code={runCode} copy={copy} />
        <p>{t('guide.page.csp')}</p>
        <CodeBlock title={t('code.csp.title')} code={cspOf(site)} copy={copy} />
        <p>{t('guide.page.react')}</p>
      </>
    ),
    result: (
      <>
        <CodeBlock title={t('guide.result.call')} code={redeemCurlOf(own)} copy={copy} />
        <p>{t('guide.result.later')}</p>
      </>
    ),
  };
  const needsSeen: readonly Step[] = ['session', 'page', 'result'];
  return (
    <div className={css.parts}>
      {!settings.entitled && <Offer />}
      <Conformance settings={settings} keys={keys} seen={seen} />
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <StepCard
            key={step}
            step={step}
            number={index + 1}
            origin={own.origin}
            isDone={needsSeen.includes(step) && !seen.seen ? undefined : progress[step]}
          >
            {contents[step]}
          </StepCard>
        ))}
      </ol>
      <Notes />
      <TopicLinks />
    </div>
  );
};
