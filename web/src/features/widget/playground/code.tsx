import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import type { OwnValues } from '../own-values.ts';
import type { WidgetSite } from '../site.ts';
import { cspOf, htmlOf, nodeOf, reactOf, sessionCurlOf, type CodeWords } from '../embed.ts';
import type { Looks } from '../looks.ts';
import css from './playground.module.css';

const kinds = ['html', 'react', 'node', 'curl', 'csp'] as const;
type Kind = (typeof kinds)[number];

export interface CodeProps {
  readonly looks: Looks;
  readonly site: WidgetSite;
  readonly own: OwnValues;
}

const writers: Readonly<Record<Kind, (of: CodeProps & { readonly words: CodeWords }) => string>> = {
  html: ({ looks, site, words }) => htmlOf(looks, site, words),
  react: ({ looks, site, words }) => reactOf(looks, site, words),
  node: ({ looks, own, words }) => nodeOf(looks, own, words),
  curl: ({ looks, own }) => sessionCurlOf(looks, own),
  csp: ({ site }) => cspOf(site),
};

/** The code that does on the reader's own page what the playground does here, with their own values. */
export const Code = (of: CodeProps) => {
  const { t } = useTranslation('widget');
  const words = t('code.words', { returnObjects: true });
  const [kind, setKind] = useState<Kind>('html');
  return (
    <div className={css.code}>
      <Segmented
        legend={t('code.label')}
        className="seg--small"
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`code.${value}.name`) }))}
        onChange={setKind}
      />
      <p className={css.small}>{t(`code.${kind}.why`)}</p>
      <CodeBlock title={t(`code.${kind}.title`)} code={writers[kind]({ ...of, words })} copy={t('code.copy')} />
    </div>
  );
};
