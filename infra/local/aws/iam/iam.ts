import type { Assembly } from '../../assembly.ts';
import type { Context } from './conditions.ts';
import { type Rule, compile, concerning, decide } from './decide.ts';
import { statementsByRole } from './policies.ts';
import type { IamReport, Right } from './report.ts';
import { grantsOf, rightsOf, unusedRights } from './report.ts';

/** One thing a call asks for; a call with several needs must be granted each of them. */
export interface Need {
  readonly action: string;
  readonly resource: string;
  readonly context?: Context;
}

/** IAM: whether a role may do what a call needs, and a record of what was used and denied. */
export interface Iam {
  readonly report: () => IamReport;
  /** For what the local cloud does in a role's name (logs, traces, invocations): records the use, throws on denial. */
  readonly require: (roleArn: string, action: string, resource: string) => void;
  /** Records each need as used or denied; the text of the first denial, if any. */
  readonly denial: (
    caller: { readonly role: string; readonly function: string },
    needs: readonly Need[],
  ) => string | undefined;
}

const noContext: Context = () => undefined;

const denialText = (
  account: string,
  caller: { readonly role: string; readonly function: string },
  { action, resource }: Need,
  decided: 'denied explicitly' | 'not granted',
): string => {
  const why =
    decided === 'not granted'
      ? `because no identity-based policy allows the ${action} action`
      : 'with an explicit deny in an identity-based policy';
  return `User: arn:aws:sts::${account}:assumed-role/${caller.role}/${caller.function} is not authorized to perform: ${action} on resource: ${resource} ${why}`;
};

/** Evaluates the templates' policies as IAM does and records what comes of it. */
export const iamEvaluator = (assembly: Assembly): Iam => {
  const statements = statementsByRole(assembly);
  const rules = new Map([...statements].map(([role, held]) => [role, held.map(compile)]));
  const nameRight = rightsOf(assembly);
  const grants = grantsOf(statements, nameRight);
  const used = new Map<string, Right>();
  const denials = new Map<string, Right>();
  const concerned = new Map<string, readonly Rule[]>();

  /** A function asks for the same few rights again and again: only conditions depend on the call. */
  const rulesFor = (key: string, role: string, action: string, resource: string): readonly Rule[] => {
    const known = concerned.get(key) ?? concerning(rules.get(role) ?? [], action, resource);
    concerned.set(key, known);
    return known;
  };

  const decision = (role: string, { action, resource, context = noContext }: Need) => {
    const key = `${role} ${action} ${resource}`;
    const decided = decide(rulesFor(key, role, action, resource), context);
    const seen = decided === 'allowed' ? used : denials;
    if (!seen.has(key)) seen.set(key, nameRight(role, action, resource));
    return decided;
  };

  return {
    report: () => ({
      denials: [...denials.values()],
      granted: grants.map(({ right }) => right),
      used: [...used.values()],
      unused: unusedRights(grants, [...used.values()]),
    }),
    require: (roleArn, action, resource) => {
      const role = assembly.byArn(roleArn);
      if (role?.type !== 'AWS::IAM::Role') throw new Error(`${roleArn} is not a role of the templates.`);
      const decided = decision(role.physicalId, { action, resource });
      if (decided !== 'allowed') throw new Error(`${role.path} may not ${action} on ${resource}: ${decided}.`);
    },
    denial: (caller, needs) => {
      for (const need of needs) {
        const decided = decision(caller.role, need);
        if (decided !== 'allowed') return denialText(assembly.account, caller, need, decided);
      }
      return undefined;
    },
  };
};
