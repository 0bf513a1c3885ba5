import { describe, expect, test } from 'vitest';
import { matchNames } from './match.ts';

/** One short and one long spelling of each form. */
const forms = [
  ['S.A.', 'SOCIEDAD ANÓNIMA'],
  ['SA', 'Sociedade Anônima'],
  ['C.A.', 'COMPAÑIA ANONIMA'],
  ['SAU', 'S.A. UNIPERSONAL'],
  ['S.A.U.', 'SOCIEDAD ANONIMA UNIPERSONAL'],
  ['SAC', 'SOCIEDAD ANONIMA CERRADA'],
  ['S.A.A.', 'SOCIEDAD ANONIMA ABIERTA'],
  ['S.A. de C.V.', 'SOCIEDAD ANONIMA DE CAPITAL VARIABLE'],
  ['SA CV', 'SOCIEDAD ANONIMA DE C.V.'],
  ['S.A.B. de C.V.', 'SOCIEDAD ANONIMA BURSATIL DE CAPITAL VARIABLE'],
  ['SAPI de CV', 'SOCIEDAD ANONIMA PROMOTORA DE INVERSION DE CAPITAL VARIABLE'],
  ['SAPIB DE CV', 'SOCIEDAD ANONIMA PROMOTORA DE INVERSION BURSATIL DE CAPITAL VARIABLE'],
  ['SACI', 'SOCIEDAD ANONIMA COMERCIAL E INDUSTRIAL'],
  ['S.A.C.I.F.', 'SOCIEDAD ANONIMA COMERCIAL, INDUSTRIAL Y FINANCIERA'],
  ['SACIFIA', 'SOCIEDAD ANONIMA COMERCIAL INDUSTRIAL FINANCIERA INMOBILIARIA Y AGROPECUARIA'],
  ['S.A.I.C.', 'SOCIEDAD ANONIMA INDUSTRIAL Y COMERCIAL'],
  ['S.A.S.', 'SOCIEDAD POR ACCIONES SIMPLIFICADA'],
  ['SAS de CV', 'SOCIEDAD POR ACCIONES SIMPLIFICADA DE CAPITAL VARIABLE'],
  ['S.A.C.S.', 'SOCIEDAD POR ACCIONES CERRADA SIMPLIFICADA'],
  ['SpA', 'SOCIEDAD POR ACCIONES'],
  ['S.R.L.', 'SOCIEDAD COMERCIAL DE RESPONSABILIDAD LIMITADA'],
  ['S. DE R.L.', 'SOCIEDAD DE RESPONSABILIDAD LIMITADA'],
  ['S.R. Ltda.', 'SOC. DE RESP. LTDA.'],
  ['S.C.R.L.', 'S.C.R. LTDA'],
  ['S. de R.L. de C.V.', 'SOCIEDAD DE RESPONSABILIDAD LIMITADA DE CAPITAL VARIABLE'],
  ['E.I.R.L.', 'EMPRESA INDIVIDUAL DE RESPONSABILIDAD LIMITADA'],
  ['Ltda.', 'LIMITADA'],
  ['LTDA', 'SOCIEDADE LIMITADA'],
  ['SLU', 'SOCIEDADE LIMITADA UNIPESSOAL'],
  ['Cía. Ltda.', 'COMPAÑIA LIMITADA'],
  ['EIRELI', 'EMPRESA INDIVIDUAL DE RESPONSABILIDADE LIMITADA'],
  ['ME', 'MICROEMPRESA'],
  ['MEI', 'MICROEMPREENDEDOR INDIVIDUAL'],
  ['EPP', 'EMPRESA DE PEQUENO PORTE'],
  ['S/S', 'SOCIEDADE SIMPLES'],
  ['S.C.', 'SOCIEDAD CIVIL'],
  ['A.C.', 'ASOCIACION CIVIL'],
  ['S.C. de R.L. de C.V.', 'SOCIEDAD COOPERATIVA DE RESPONSABILIDAD LIMITADA DE CAPITAL VARIABLE'],
  ['SPR DE RL', 'SOCIEDAD DE PRODUCCION RURAL DE RESPONSABILIDAD LIMITADA'],
  ['S.P.R. de R.L. de C.V.', 'SOCIEDAD DE PRODUCCION RURAL DE RESPONSABILIDAD LIMITADA DE CAPITAL VARIABLE'],
  ['S. en N.C.', 'SOCIEDAD EN NOMBRE COLECTIVO'],
  ['S. en C.', 'SOCIEDAD EN COMANDITA SIMPLE'],
  ['S.C.A.', 'SOCIEDAD EN COMANDITA POR ACCIONES'],
  ['E.S.P.', 'EMPRESA DE SERVICIOS PUBLICOS'],
  ['BIC', 'BENEFICIO E INTERES COLECTIVO'],
  ['Inc.', 'INCORPORATED'],
  ['L.L.C.', 'LIMITED LIABILITY COMPANY'],
  ['PLLC', 'PROFESSIONAL LIMITED LIABILITY COMPANY'],
  ['LLP', 'LIMITED LIABILITY PARTNERSHIP'],
  ['L.P.', 'LIMITED PARTNERSHIP'],
  ['Ltd.', 'LIMITED'],
  ['Corp.', 'CORPORATION'],
  ['P.C.', 'PROFESSIONAL CORPORATION'],
  ['Co.', 'COMPANY'],
  ['& Co.', 'AND COMPANY'],
] as const;

const identical = { result: 'match', score: 1, reasons: [] };

test.for(forms)('«Acme %s» and «ACME %s» are one company, which is also just ACME', ([short, long]) => {
  expect(matchNames(`Acme ${short}`, `ACME ${long}`)).toEqual(identical);
  expect(matchNames(`Acme ${short}`, 'ACME')).toEqual(identical);
  expect(matchNames('Acme', `ACME ${long}`)).toEqual(identical);
});

describe('another form is named under its letters where one of them is written out', () => {
  test.for([
    ['Acme S.A.', 'ACME SOCIEDAD ANONIMA CERRADA', 'SA', 'SAC'],
    ['Acme SAS', 'ACME SOCIEDAD POR ACCIONES', 'SAS', 'SPA'],
    ['Bodega Ltda.', 'BODEGA EMPRESA INDIVIDUAL DE RESPONSABILIDAD LIMITADA', 'LTDA', 'EIRL'],
    ['Acme S. de R.L. de C.V.', 'ACME SOCIEDAD ANONIMA DE CAPITAL VARIABLE', 'SRLDECV', 'SADECV'],
  ] as const)('«%s» beside «%s»', ([one, other, expected, holder]) => {
    expect(matchNames(one, other)?.reasons).toEqual([{ code: 'company_form', expected, holder }]);
  });
});

test('of two forms, the one that stands nearest to the name says what the company is', () => {
  expect(matchNames('Acme S.A.S. B.I.C.', 'ACME SOCIEDAD POR ACCIONES SIMPLIFICADA')).toEqual(identical);
});
