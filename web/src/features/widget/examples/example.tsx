import { useState } from 'react';
import { Play, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import virtual from 'virtual:widget-examples';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import { languageOf } from '../../../lib/i18n/language.ts';
import { Prose } from '../prose.tsx';
import type { WidgetSite } from '../site.ts';
import { looksOf, type ExampleName } from './live.ts';
import { Run } from './run.tsx';
import css from './examples.module.css';

export interface ExampleProps {
  readonly name: ExampleName;
  readonly site: WidgetSite;
  readonly isLive: boolean;
  readonly onLive: (isLive: boolean) => void;
}

/** A page that shows the widget: what is special about it, its files, and the widget as it stands there. */
export const Example = ({ name, site, isLive, onLive }: ExampleProps) => {
  const { t, i18n } = useTranslation('examples');
  const files = virtual.pages[name] ?? [];
  const [shown, setShown] = useState(files[0]?.name ?? '');
  const file = files.find((one) => one.name === shown);
  const [looks] = useState(() => looksOf(name, languageOf(i18n.language)));
  const title = t(`items.${name}.title`);
  return (
    <Card aria-labelledby={name} id={`example-${name}`}>
      <CardHead title={<span id={name}>{title}</span>}>
        <Button
          size="sm"
          look={isLive ? 'ghost' : 'quiet'}
          aria-expanded={isLive}
          aria-label={`${t(isLive ? 'stop' : 'live')}: ${title}`}
          onClick={() => onLive(!isLive)}
        >
          <Icon of={isLive ? Square : Play} />
          {t(isLive ? 'stop' : 'live')}
        </Button>
      </CardHead>
      <div className={css.body}>
        <p>
          <Prose>{t(`items.${name}.text`)}</Prose>
        </p>
        <div className={isLive ? css.both : undefined}>
          {isLive && <Run site={site} looks={looks} />}
          <div className={css.files}>
            {files.length > 1 && (
              <Segmented
                legend={t('files', { title })}
                value={shown}
                options={files.map((one) => ({ value: one.name, label: one.name }))}
                onChange={setShown}
              />
            )}
            {file && <CodeBlock title={file.name} code={file.code.trimEnd()} copy={t('copy')} />}
          </div>
        </div>
      </div>
    </Card>
  );
};
