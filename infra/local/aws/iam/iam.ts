import type { Assembly } from '../../assembly.ts';
import type { Context } from './conditions.ts';
import { type Rule, compile, concerning, decide } from './decide.ts';
import { statementsByRole } from './policies.ts';
import type { Grant, IamReport, Right } from './report.ts';
import { exercisedBy, grantsOf, rightsOf } from './report.ts';

/** One thing a call asks for; a call with several needs must be granted each of them. */
export interface Need {
  readonly action: string;
  readonly resource: string;
  readonly context?: Context;
}

/** What may decide about a call, and the rights it may be an exercise of. */
interface Concerned {
  readonly rules: readonly Rule[];
  readonly grants: readonly Grant[];
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
  const exercised = new Set<Grant>();
  const concerned = new Map<string, Concerned>();

  /** A function asks for the same few rights again and again: only conditions depend on the call. */
  const concernedBy = (key: string, role: string, action: string, resource: string): Concerned => {
    const known = concerned.get(key) ?? {
      rules: concerning(rules.get(role) ?? [], action, resource),
      grants: grants.filter(({ right, rule }) => right.role === role && rule.action(action) && rule.resource(resource)),
    };
    concerned.set(key, known);
    return known;
  };

  const decision = (role: string, { action, resource, context = noContext }: Need) => {
    const key = `${role} ${action} ${resource}`;
    const found = concernedBy(key, role, action, resource);
    const decided = decide(found.rules, context);
    if (decided === 'allowed') {
      for (const grant of exercisedBy(found.grants, context)) exercised.add(grant);
      if (!used.has(key)) used.set(key, nameRight(role, action, resource));
    } else {
      const partition = context('dynamodb:leadingkeys')?.join(' ');
      const where = `${key} ${partition}`;
      if (!denials.has(where)) denials.set(where, nameRight(role, action, resource, partition));
    }
    return decided;
  };

  return {
    report: () => ({
      denials: [...denials.values()],
      granted: grants.map(({ right }) => right),
      used: [...used.values()],
      unused: grants.filter((grant) => !exercised.has(grant)).map(({ right }) => right),
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
