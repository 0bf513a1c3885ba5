import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { factsOf, written, type Writers } from '#shared/validation/facts.ts';
import type { Validation } from '../api/validations.ts';
import { useNames } from '../messages/code-names.ts';
import { isLabelled, type LabelledFact } from './fact-labels.ts';
import { Sentences } from './sentences.tsx';

export type ShownFact = readonly [label: string, value: ReactNode];

const useWriters = (): Writers<ReactNode> => {
  const names = useNames();
  return {
    text: ({ text }) => text,
    code: ({ code }) => <span className="mono">{code}</span>,
    bank: ({ code, name }) => (
      <>
        {name} <small className="mono">{code}</small>
      </>
    ),
    document: ({ country, type, number }) => (
      <>
        <small>{names.documentType(type)}</small>{' '}
        <span className="mono">{names.document(country, { type, number })}</span>
      </>
    ),
    accountType: ({ accountType }) => names.accountType(accountType),
    currencies: ({ codes }) => (
      <>
        {names.currency(codes.join(','))} <small>{codes.join(' · ')}</small>
      </>
    ),
    findings: ({ findings }) => <Sentences of={findings.map(names.finding)} />,
    moment: ({ at }) => names.moment(at),
  };
};

/** Those facts of a validation that are wanted, in their order, each under its label. */
export const useShownFacts = (validation: Validation) => {
  const { t } = useTranslation('validation');
  const writers = useWriters();
  const facts = factsOf(validation);
  return (...wanted: readonly LabelledFact[]): readonly ShownFact[] =>
    facts.flatMap(({ name, value }) =>
      isLabelled(name) && wanted.includes(name) ? [[t(`labels.${name}`), written(value, writers)] as const] : [],
    );
};
