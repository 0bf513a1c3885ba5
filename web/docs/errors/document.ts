import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import type { Fault } from '#shared/errors/fault.ts';
import { problemOf, type ProblemResponse } from '#shared/errors/problem.ts';
import type { Language } from '../page.ts';
import { answeredBy } from './answered-by.ts';

const usual = '/v1/validations';

/** The path of an endpoint with something in it: ids as its examples have them. */
const instanceOf = ({ path, examples = [] }: EndpointSpec): string => {
  const params = examples.find((one) => one.params)?.params ?? {};
  return path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '01kax7q2m8v4t9c3h5r0e6w1ys');
};

/** Where it may have been answered: by validations, the usual thing to ask for, or whatever else answers it. */
const pathOf = ({ code }: Fault): string => {
  const specs = answeredBy(code).map(({ spec }) => spec);
  const found =
    specs.find(({ path, method }) => path === usual && method === 'POST') ??
    specs.find(({ api }) => api === 'public') ??
    specs[0];
  return found ? instanceOf(found) : usual;
};

/** An error as it arrives, made by what answers it. */
export const documentOf = (fault: Fault, language: Language): ProblemResponse =>
  problemOf(fault, {
    documentation: 'https://cuentaclara.example',
    requestId: '7b0e2d9c-5f1a-4c38-9e64-1d2a8b7f3c05',
    language,
    path: pathOf(fault),
  });
