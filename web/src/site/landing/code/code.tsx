import { useId } from 'react';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { keyLimits } from '#shared/plans.ts';
import { idempotencyHours } from '#shared/validation/limits.ts';
import code from 'virtual:landing-code';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { languageOf } from '../../../lib/i18n/language.ts';
import '../../../components/ui/tabs.css';
import '../../../components/ui/code-block.css';
import './code.css';

/** The request in three languages and its answer; the portal's own scripts open tabs and copy. */
export const Code = () => {
  const { t, i18n } = useTranslation('code');
  const titleId = useId();
  const { request, answer } = code[languageOf(i18n.language)];
  const facts = [
    [t('limit'), t('perMinute', { count: keyLimits.perMinute })],
    [t('retries'), `Idempotency-Key, ${t('hours', { count: idempotencyHours })}`],
    [t('sandbox'), t('free')],
    [t('contract'), `OpenAPI ${code.openapi}`],
  ] as const;
  return (
    <section className="sec" id="api" aria-labelledby={titleId}>
      <div className="wrap code-split">
        <div>
          <h2 className="h2" id={titleId}>
            {t('title')}
          </h2>
          <p className="lead">{t('lead')}</p>
          <dl className="facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Link className="onward" to="/api-documentation">
            {t('docs')}
            <Icon of={ArrowRight} />
          </Link>
        </div>
        <div className="code-pair">
          <div dangerouslySetInnerHTML={{ __html: request }} />
          <div dangerouslySetInnerHTML={{ __html: answer }} />
        </div>
      </div>
    </section>
  );
};
