import i18next from 'i18next';
import { loadCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { saveFile } from '../../../components/ui/save-file.ts';
import { currentLanguage, loadTexts } from '../../../lib/i18n/i18n.ts';
import { fileName } from './file-name.ts';
import { csvTemplate, xlsxTemplate } from './template-file.ts';
import { templateRows } from './template-rows.ts';

export type TemplateKind = 'xlsx' | 'csv';

/** Writes the template of a country in the language on screen, and hands it over. */
export const downloadTemplate = async (
  code: CountryCode,
  kind: TemplateKind,
  environment: Environment = 'sandbox',
): Promise<void> => {
  const [country] = await Promise.all([loadCountry(code), loadTexts('batch')]);
  const t = i18next.getFixedT(currentLanguage(), 'batch');
  const template = templateRows(country, environment, t);
  const names = { rows: t('template.sheet'), rules: t('template.rulesSheet') };
  const file = kind === 'csv' ? csvTemplate(template) : await xlsxTemplate(template, names);
  saveFile(file, fileName('CuentaClara', `${t('template.file')}-${code}`, kind));
};
