import { describe, expect, test } from 'vitest';
import { partitionOf } from '#functions/ports/grant.ts';
import { keys } from '#functions/store/table/keys.ts';
import { lists, onList, type ListName } from '#functions/store/table/sparse-index.ts';
import { admissionFunction, endpointFunctions, jobFunctions, operatorFunction } from './functions.ts';
import { queueFunctions, streamFunctions, type Planned } from './functions.ts';
import { loadAssembly } from './local/assembly.ts';
import type { Context } from './local/aws/iam/conditions.ts';
import { compile, concerning, decide, type Rule } from './local/aws/iam/decide.ts';
import { glob } from './local/aws/iam/patterns.ts';
import { policyDocument, statementsByRole } from './local/aws/iam/policies.ts';
import { prepare } from './prepare.ts';

const { assemblyDir } = await prepare();
const addresses = { aws: 'http://127.0.0.1:4307', published: () => 'http://127.0.0.1:4300' };
const assembly = loadAssembly(assemblyDir, { addresses, secret: () => 'x' });

const planned: readonly Planned[] = [
  ...endpointFunctions,
  ...jobFunctions,
  ...streamFunctions,
  ...queueFunctions,
  operatorFunction,
  admissionFunction,
];

const rulesOfRoles = new Map(
  [...statementsByRole(assembly)].map(([role, statements]) => [role, statements.map(compile)]),
);
/** The same function may stand in the stacks of both APIs: each has a role of its own. */
const functions = assembly.of('AWS::Lambda::Function').flatMap(({ physicalId, properties }) => {
  const one = planned.find(({ entry }) => properties['Handler'] === `${entry}.handler`);
  const role = assembly.byArn(String(properties['Role']))?.physicalId ?? '';
  return one ? [{ ...one, id: physicalId, role, rules: rulesOfRoles.get(role) ?? [] }] : [];
});

const [table] = assembly.of('AWS::DynamoDB::GlobalTable');
const tableArn = table?.arn ?? '';

/** Every partition pattern of the table, and of the index of lists. */
const partitions = [...new Set(Object.values(keys).map(partitionOf))];
const listPartitions = (Object.keys(lists) as ListName[]).flatMap((list) => onList(list).partitions ?? []);

const actions = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'ConditionCheckItem',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchWriteItem',
  'Scan',
].map((action) => `dynamodb:${action}`);
const changing = ['dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'];

/** A partition that a pattern is for. */
const oneOf = (partition: string): string => partition.replace('*', '01HX');

/** What a call touches, and which attributes it asks for: whole rows where it says none. */
const asking =
  (touched: readonly string[] | undefined, attributes: readonly string[] | undefined): Context =>
  (key) =>
    ({
      'dynamodb:leadingkeys': touched,
      'dynamodb:attributes': attributes,
      'dynamodb:select': [attributes ? 'SPECIFIC_ATTRIBUTES' : 'ALL_ATTRIBUTES'],
    })[key];

const decision = (
  rules: readonly Rule[],
  action: string,
  touched: readonly string[] | undefined,
  { arn = tableArn, attributes }: { readonly arn?: string; readonly attributes?: readonly string[] } = {},
) => decide(concerning(rules, action, arn), asking(touched, attributes));

/** Of which a function may see whole rows. */
const partitionsBy = (of: Planned, resource: 'table' | 'unsettledIndex', action: string): ReadonlySet<string> =>
  new Set(
    of.grants
      .filter((grant) => grant.resource === resource && grant.actions.includes(action) && !grant.attributes)
      .flatMap((grant) => grant.partitions ?? []),
  );

const guests = new Set(
  endpointFunctions.filter(({ spec }) => spec.auth === 'guest' || spec.auth === 'signed').map(({ name }) => name),
);

/** Whoever reads the whole table, each with the reason. */
const scanning: Readonly<Record<string, string>> = {
  JobSweepTable: 'finds what is a customer’s wherever it stands',
  Operate: 'finds what was answered, granted or bought within a span of time, to tell queues again',
};

describe('of the table, a function', () => {
  test('may do to each partition what its verbs say, and nothing to any other', () => {
    expect(functions.length).toBeGreaterThanOrEqual(planned.length);
    const asked = functions.flatMap((one) =>
      actions.flatMap((action) => {
        const own = [...partitionsBy(one, 'table', action)].map((pattern) => glob(pattern));
        return partitions.map((partition) => ({
          what: `${one.name} ${action} ${partition}`,
          // One may be among those of another: `AUDIT#ANCHORS`.
          isOwn: own.some((isOf) => isOf(oneOf(partition))),
          isAllowed: decision(one.rules, action, [oneOf(partition)]) === 'allowed',
        }));
      }),
    );
    const scans = asked.filter(({ what }) => what.includes('dynamodb:Scan'));
    const bounded = asked.filter((one) => !scans.includes(one));
    expect(bounded.filter(({ isOwn, isAllowed }) => isAllowed && !isOwn).map(({ what }) => what)).toEqual([]);
    expect(bounded.filter(({ isOwn, isAllowed }) => !isAllowed && isOwn).map(({ what }) => what)).toEqual([]);
  });

  test('may touch its partitions together, and none of them together with a foreign one', () => {
    const batches = ['dynamodb:BatchGetItem', 'dynamodb:BatchWriteItem'];
    const wrong = functions.flatMap((one) =>
      batches.flatMap((action) => {
        const own = partitionsBy(one, 'table', action);
        if (own.size === 0) return [];
        const together = [...own].map(oneOf);
        const foreign = partitions.filter((partition) => ![...own].some((pattern) => glob(pattern)(oneOf(partition))));
        const isDenied = decision(one.rules, action, together) !== 'allowed';
        const reaching = foreign.filter(
          (partition) => decision(one.rules, action, [...together, oneOf(partition)]) === 'allowed',
        );
        return [...(isDenied ? [`${one.name} ${action}`] : []), ...reaching.map((other) => `${one.name} ${other}`)];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('may do nothing of which it cannot be seen what it touches, but for those that scan', () => {
    const blind = functions.flatMap(({ name, rules }) =>
      actions.filter((action) => decision(rules, action, undefined) === 'allowed').map((action) => `${name} ${action}`),
    );
    expect(blind.toSorted()).toEqual(Object.keys(scanning).map((name) => `${name} dynamodb:Scan`));
  });

  test('may read the lists that its verbs name, and no other', () => {
    const wrong = functions.flatMap((one) => {
      const own = partitionsBy(one, 'unsettledIndex', 'dynamodb:Query');
      return assembly
        .of('AWS::DynamoDB::GlobalTable')
        .flatMap(({ arn }) =>
          listPartitions
            .filter(
              (partition) =>
                (decision(one.rules, 'dynamodb:Query', [oneOf(partition)], { arn: `${arn}/index/unsettled` }) ===
                  'allowed') !==
                own.has(partition),
            )
            .map((partition) => `${one.name} ${partition}`),
        );
    });
    expect(wrong).toEqual([]);
  });

  test('may not change or remove what operators did, whatever else it may', () => {
    const audits = [oneOf(partitionOf(keys.audit))];
    const reaching = functions.filter(({ grants }) => grants.some(({ resource }) => resource === 'table'));
    const decided = reaching.flatMap(({ rules }) => changing.map((action) => decision(rules, action, audits)));
    expect(new Set(decided)).toEqual(new Set(['denied explicitly']));
    expect(functions.filter(({ rules }) => decision(rules, 'dynamodb:PutItem', audits) === 'allowed')).toMatchObject([
      { name: 'Operate' },
    ]);
  });
});

/** Whoever is not signed in and may touch what somebody owns, each with the reason. */
const guestsAtWallets: Readonly<Record<string, string>> = {
  AppApiCapturePayment: 'grants what was paid to whom the payment is for: the payer may be somebody else',
  AppApiConfirmSubscription: 'grants what was paid for a period',
  AppApiLogin:
    'reads the wallet of who has just proven the password, whose plan and balance it answers; writes nothing',
  AppApiPayByLink: 'writes that a payment is its owner’s',
  AppApiVerifyEmail: 'grants the free credits',
};

const owned = [oneOf(partitionOf(keys.wallet))];
const reads = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];

describe('who is not signed in', () => {
  test('touches nothing that anybody owns, but for those who grant or settle', () => {
    const reaching = functions.filter(
      ({ name, rules }) => guests.has(name) && actions.some((action) => decision(rules, action, owned) === 'allowed'),
    );
    expect(reaching.map(({ name }) => name).toSorted()).toEqual(Object.keys(guestsAtWallets).toSorted());
    const login = reaching.find(({ name }) => name === 'AppApiLogin')?.rules ?? [];
    expect(actions.filter((action) => decision(login, action, owned) === 'allowed')).toEqual(['dynamodb:GetItem']);
  });

  test('sees of rows among them what a profile, or the reference of a session, holds, and nothing else', () => {
    const seen = functions
      .filter(({ name }) => guests.has(name) && !(name in guestsAtWallets))
      .flatMap(({ name, rules, grants }) =>
        grants.flatMap(({ attributes = [] }) =>
          actions.filter((action) => {
            const more = decision(rules, action, owned, { attributes: [...attributes, 'lot_1'] });
            if (more === 'allowed') throw new Error(`${name} sees lots`);
            return attributes.length > 0 && decision(rules, action, owned, { attributes }) === 'allowed';
          }),
        ),
      );
    expect(new Set(seen)).toEqual(new Set(['dynamodb:BatchGetItem', 'dynamodb:Query']));
    expect([...new Set(seen)].filter((action) => !reads.includes(action))).toEqual([]);
  });
});

/** AWS takes so many characters of all inline policies of a role, blanks not counted. */
const inlineAtMost = 10_240;

test('the policies of every role are as short as AWS takes them', () => {
  const lengths = assembly.of('AWS::IAM::Role').map(({ path, properties }) => {
    const policies = (properties['Policies'] ?? []) as readonly { readonly PolicyDocument: unknown }[];
    const documents = policies.map(({ PolicyDocument }) => policyDocument.parse(PolicyDocument));
    return { path, length: JSON.stringify(documents).length };
  });
  const longest = lengths.toSorted((one, other) => other.length - one.length)[0];
  expect(longest?.length).toBeLessThan(inlineAtMost);
});
