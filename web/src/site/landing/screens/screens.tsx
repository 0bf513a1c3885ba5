import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { batchLimits } from '#shared/validation/batches.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { useFormat } from '../../../lib/format.ts';
import { languageOf } from '../../../lib/i18n/language.ts';
import { Section } from '../section.tsx';
import { BatchScreen } from './batch-screen.tsx';
import { previewOf, previewSize } from './preview-files.ts';
import { sampleRows } from './sample-rows.ts';
import './screens.css';

interface ScreenProps {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly more: string;
  readonly children: ReactNode;
}

const Screen = ({ title, text, to, more, children }: ScreenProps) => (
  <article className="screen">
    <div className="screen-text">
      <h3>{title}</h3>
      <p>{text}</p>
      <Link className="onward" to={to}>
        {more}
        <Icon of={ArrowRight} />
      </Link>
    </div>
    <div className="screen-peek">{children}</div>
  </article>
);

/** Two screens of the product, drawn by the product itself. */
export const Screens = () => {
  const { t, i18n } = useTranslation('screens');
  const { number } = useFormat();
  const language = languageOf(i18n.language);
  const wrong = sampleRows.filter(({ findings }) => findings.length > 0).length;
  return (
    <Section id="pantallas" title={t('title')}>
      <div className="screens">
        <Screen
          title={t('batch')}
          text={t('batchText', { rows: number(batchLimits.rows) })}
          to="/api-documentation/batches"
          more={t('batchMore')}
        >
          <p className="vh">{t('batchSeen', { count: wrong, rows: sampleRows.length })}</p>
          <BatchScreen />
        </Screen>
        <Screen title={t('widget')} text={t('widgetText')} to="/api-documentation/widget" more={t('widgetMore')}>
          {(['light', 'dark'] as const).map((theme) => (
            <img
              key={theme}
              className={`only-${theme}`}
              src={previewOf(language, theme)}
              {...previewSize}
              alt={t('widgetSeen')}
              loading="lazy"
              decoding="async"
            />
          ))}
        </Screen>
      </div>
    </Section>
  );
};
