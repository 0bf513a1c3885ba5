import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import virtual from 'virtual:widget-examples';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { Prose } from '../prose.tsx';
import type { WidgetSite } from '../site.ts';
import { Example } from './example.tsx';
import { exampleNames, type ExampleName } from './live.ts';
import css from './examples.module.css';

/** Pages that show the widget, each to be read, copied and run here; one at a time. */
export const Examples = ({ site }: { readonly site: WidgetSite }) => {
  const { t } = useTranslation('examples');
  const [live, setLive] = useState<ExampleName>();
  return (
    <div className={css.examples}>
      <p className={css.lead}>
        <Prose>{t('lead')}</Prose>
      </p>
      {exampleNames.map((name) => (
        <Example
          key={name}
          name={name}
          site={site}
          isLive={live === name}
          onLive={(isLive) => setLive(isLive ? name : undefined)}
        />
      ))}
      <Card aria-labelledby="server">
        <CardHead title={<span id="server">{t('server.title')}</span>} />
        <div className={css.body}>
          <p>
            <Prose>{t('server.text')}</Prose>
          </p>
          <CodeBlock title={virtual.server.name} code={virtual.server.code.trimEnd()} copy={t('copy')} />
        </div>
      </Card>
    </div>
  );
};
