import { useTranslation } from 'react-i18next';
import { widgetLimits, widgetVerdicts } from '#shared/validation/widget.ts';
import { appearanceForms, widgetFonts, type AppearanceName } from '#shared/widget/appearance.ts';
import { useFormat } from '../../../lib/format.ts';
import {
  createOptionNames,
  createOptions,
  errorCodes,
  methodNames,
  methods,
  resultFields,
  sessionFields,
  type CreateOption,
} from './facts.ts';
import { FactsTable } from './facts-table.tsx';

const typeOf = (name: CreateOption) => <code>{createOptions[name].type}</code>;
const usualOf = (name: CreateOption): string => {
  const option: { readonly type: string; readonly usual?: string } = createOptions[name];
  return option.usual ?? '';
};

export const OptionTables = () => {
  const { t } = useTranslation('documentation');
  return (
    <>
      <FactsTable
        label={t('options.label')}
        columns={[t('columns.option'), t('columns.type'), t('columns.usual'), t('columns.does')]}
        rows={createOptionNames.map((name) => ({
          name,
          cells: [typeOf(name), usualOf(name) && `\`${usualOf(name)}\``, t(`options.of.${name}`)],
        }))}
      />
      <FactsTable
        label={t('methods.label')}
        columns={[t('columns.method'), t('columns.does')]}
        rows={methodNames.map((name) => ({ name: methods[name], cells: [t(`methods.of.${name}`)] }))}
      />
    </>
  );
};

export const ResultTables = () => {
  const { t } = useTranslation('documentation');
  return (
    <>
      <FactsTable
        label={t('result.label')}
        columns={[t('columns.field'), t('columns.says')]}
        rows={resultFields.map((name) => ({ name, cells: [t(`result.of.${name}`)] }))}
      />
      <FactsTable
        label={t('verdicts.label')}
        columns={[t('columns.verdict'), t('columns.says')]}
        rows={widgetVerdicts.map((name) => ({ name, cells: [t(`verdicts.of.${name}`)] }))}
      />
    </>
  );
};

export const ErrorTable = () => {
  const { t } = useTranslation('documentation');
  return (
    <FactsTable
      label={t('errors.label')}
      columns={[t('columns.code'), t('columns.happened'), t('columns.do')]}
      rows={errorCodes.map((name) => ({ name, cells: [t(`errors.of.${name}.what`), t(`errors.of.${name}.do`)] }))}
    />
  );
};

export const SessionTable = () => {
  const { t } = useTranslation('documentation');
  const { usual, atMost } = widgetLimits.validations;
  return (
    <FactsTable
      label={t('session.label')}
      columns={[t('columns.field'), t('columns.says')]}
      rows={sessionFields.map((name) => ({ name, cells: [t(`session.of.${name}`, { usual, atMost })] }))}
    />
  );
};

export const AppearanceTable = () => {
  const { t } = useTranslation('documentation');
  const fonts = Object.keys(widgetFonts).join(', ');
  return (
    <FactsTable
      label={t('appearance.label')}
      columns={[t('columns.variable'), t('columns.does')]}
      rows={(Object.keys(appearanceForms) as AppearanceName[]).map((name) => ({
        name,
        cells: [t(`appearance.of.${name}`, { fonts })],
      }))}
    />
  );
};

const limits = {
  session: widgetLimits.sessionMinutes,
  result: widgetLimits.resultMinutes,
  validations: widgetLimits.validations.atMost,
  perDay: widgetLimits.perDay.atMost,
  origins: widgetLimits.origins,
  requests: widgetLimits.requests,
} as const;
const limitNames = Object.keys(limits) as (keyof typeof limits)[];

export const LimitTable = () => {
  const { t } = useTranslation('documentation');
  const { number } = useFormat();
  const usual = { validations: widgetLimits.validations.usual, perDay: widgetLimits.perDay.usual };
  return (
    <FactsTable
      label={t('limits.label')}
      columns={[t('columns.limit'), t('columns.most'), t('columns.says')]}
      rows={limitNames.map((name) => ({
        name: t(`limits.of.${name}.name`),
        cells: [t(`limits.of.${name}.most`, { n: number(limits[name]) }), t(`limits.of.${name}.more`, usual)],
      }))}
    />
  );
};
