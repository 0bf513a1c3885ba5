import { useTranslation } from 'react-i18next';
import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { Prose } from '../prose.tsx';
import type { WidgetSite } from '../site.ts';
import { Contents } from './contents.tsx';
import {
  appearanceCode,
  compatibleScriptOf,
  createCode,
  pinnedScriptOf,
  policyOf,
  reactCodeOf,
  resultAnswer,
  resultCallOf,
  sessionAnswer,
  sessionCallOf,
} from './code.ts';
import { SandboxTable } from './sandbox-table.tsx';
import { Section } from './section.tsx';
import { AppearanceTable, ErrorTable, LimitTable, OptionTables, ResultTables, SessionTable } from './tables.tsx';
import css from './documentation.module.css';

export interface DocumentationProps {
  readonly site: WidgetSite;
  /** Of the public API. */
  readonly api: string;
}

/** Points of a list, one a line. */
const Points = ({ of }: { readonly of: string }) => (
  <ul className={css.points}>
    {of.split('\n').map((point) => (
      <li key={point}>
        <Prose>{point}</Prose>
      </li>
    ))}
  </ul>
);

/** All there is to know of the widget, by what a developer looks for. */
export const Documentation = ({ site, api }: DocumentationProps) => {
  const { t } = useTranslation('documentation');
  const copy = t('copy');
  return (
    <div className={css.documentation}>
      <Contents />
      <div className={css.sections}>
        <Section name="what">
          <ol className={css.steps}>
            {t('steps')
              .split('\n')
              .map((step) => (
                <li key={step}>
                  <Prose>{step}</Prose>
                </li>
              ))}
          </ol>
        </Section>
        <Section
          name="install"
          code={
            <>
              <CodeBlock title={t('code.pinned')} code={pinnedScriptOf(site)} copy={copy} />
              <CodeBlock title={t('code.compatible')} code={compatibleScriptOf(site)} copy={copy} />
              <CodeBlock title={t('code.create')} code={createCode} copy={copy} />
            </>
          }
        />
        <Section name="options">
          <OptionTables />
        </Section>
        <Section name="result">
          <ResultTables />
        </Section>
        <Section name="errors">
          <ErrorTable />
        </Section>
        <Section name="tokens">
          <SessionTable />
        </Section>
        <Section
          name="server"
          code={
            <>
              <CodeBlock title={t('code.session')} code={sessionCallOf(api)} copy={copy} />
              <CodeBlock title={t('code.sessionAnswer')} code={sessionAnswer} />
              <CodeBlock title={t('code.result')} code={resultCallOf(api)} copy={copy} />
              <CodeBlock title={t('code.resultAnswer')} code={resultAnswer} />
            </>
          }
        />
        <Section name="react" code={<CodeBlock title="React" code={reactCodeOf(site)} copy={copy} />} />
        <Section name="policy" code={<CodeBlock title={t('code.policy')} code={policyOf(site)} copy={copy} />} />
        <Section name="appearance" code={<CodeBlock title={t('code.appearance')} code={appearanceCode} copy={copy} />}>
          <AppearanceTable />
        </Section>
        <Section name="security">
          <Points of={t('security')} />
        </Section>
        <Section name="accessibility" />
        <Section name="limits">
          <LimitTable />
        </Section>
        <Section name="sandbox">
          <SandboxTable />
        </Section>
        <Section name="languages" />
      </div>
    </div>
  );
};
