import { useState } from 'react';
import { Play, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import virtual from 'virtual:widget-examples';
import { Button } from '../../../components/ui/button.tsx';
import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import { languageOf } from '../../../lib/i18n/language.ts';
import { runCode } from '../embed.ts';
import { Prose } from '../prose.tsx';
import type { WidgetSite } from '../site.ts';
import { looksOf, type ExampleName } from './live.ts';
import { Run } from './run.tsx';
import css from './examples.module.css';

export interface ExampleProps {
  readonly name: ExampleName;
  readonly site: WidgetSite;
  /** Where customers call the API. */
  readonly api: string;
}

/** The files of one example: its page first, the server that all have last. */
const filesOf = (name: ExampleName) => [...(virtual.pages[name] ?? []), virtual.server];

/** The server with the addresses of this deployment. */
const runOf = ({ address }: WidgetSite, api: string): string =>
  `CUENTACLARA_API=${api} \\\nCUENTACLARA_WIDGET=${address} \\\n${runCode}`;

/** A page that shows the widget: what is special about it, the widget as it stands there, and its files. */
export const Example = ({ name, site, api }: ExampleProps) => {
  const { t, i18n } = useTranslation('examples');
  const [isLive, setLive] = useState(false);
  const files = filesOf(name);
  const [shown, setShown] = useState(files[0]?.name ?? '');
  const file = files.find((one) => one.name === shown);
  const [looks] = useState(() => looksOf(name, languageOf(i18n.language)));
  const title = t(`items.${name}.title`);
  return (
    <section className={css.example} aria-labelledby={`example-${name}`}>
      <div className={css.head}>
        <h2 id={`example-${name}`}>{title}</h2>
        <Button look={isLive ? 'quiet' : 'primary'} aria-expanded={isLive} onClick={() => setLive(!isLive)}>
          <Icon of={isLive ? Square : Play} />
          {t(isLive ? 'stop' : 'live')}
        </Button>
      </div>
      <p>
        <Prose>{t(`items.${name}.text`)}</Prose>
      </p>
      {isLive && <Run site={site} looks={looks} />}
      <div className={css.files}>
        <Segmented
          legend={t('files', { title })}
          value={shown}
          options={files.map((one) => ({ value: one.name, label: one.name }))}
          onChange={setShown}
        />
        {shown === virtual.server.name && (
          <>
            <p>
              <Prose>{t('server')}</Prose>
            </p>
            <CodeBlock title={t('run')} code={runOf(site, api)} copy={t('copy')} />
          </>
        )}
        {file && <CodeBlock title={file.name} code={file.code.trimEnd()} copy={t('copy')} />}
      </div>
    </section>
  );
};
