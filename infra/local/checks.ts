import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Assembly } from './assembly.ts';
import { readProperties } from './assembly/read-properties.ts';
import { ruleMistakes } from './bus/mistakes.ts';
import type { EventRule } from './bus/read.ts';
import type { Mapping } from './events/mapping.ts';
import { eventMistakes } from './events/mistakes.ts';
import type { RestApi } from './gateway/api.ts';
import type { Integration } from './gateway/integration.ts';
import type { FunctionDefinition } from './lambda.ts';
import type { Schedule } from './schedules/read.ts';
import { keyMistakes } from './usage-plans/mistakes.ts';

interface Checked {
  readonly assembly: Assembly;
  readonly functions: readonly FunctionDefinition[];
  readonly apis: readonly RestApi[];
  readonly schedules: readonly Schedule[];
  readonly mappings: readonly Mapping[];
  readonly rules: readonly EventRule[];
  /** Throws when the role may not. */
  readonly require: (roleArn: string, action: string, resource: string) => void;
}

/** API Gateway gives up on a function after 29 seconds; one that may take longer is charged for nothing. */
const longestApiFunction = 29;

/** Variables that Lambda sets itself and refuses in a template. */
const reserved = /^(AWS_(?!LAMBDA_EXEC_WRAPPER|NODEJS_|XRAY_)|LAMBDA_|_HANDLER$|_X_AMZN_)/;

/** Reads the export statements that bundlers write; a handler that is there in another form would be missed. */
const exportsName = (source: string, name: string): boolean => {
  const declared = new RegExp(`\\bexport\\s+(?:const|let|var|(?:async\\s+)?function\\*?|class)\\s+${name}\\b`);
  const listed = new RegExp(`\\bexport\\s*\\{[^}]*\\b${name}\\s*[,}]`);
  const commonJs = new RegExp(`\\bexports\\.${name}\\s*=|\\b${name}:\\s*\\(\\)\\s*=>`);
  return declared.test(source) || listed.test(source) || commonJs.test(source);
};

const functionMistakes = ({ path, file, handler, exportName, variables }: FunctionDefinition): readonly string[] => {
  const mistakes: string[] = [];
  if (!file) mistakes.push(`${path}: the asset has no file for the handler ${handler}.`);
  else if (!exportsName(readFileSync(fileURLToPath(file), 'utf8'), exportName))
    mistakes.push(`${path}: ${handler} is not exported.`);
  for (const name of Object.keys(variables).filter((each) => reserved.test(each)))
    mistakes.push(`${path}: the variable ${name} is reserved by Lambda.`);
  return mistakes;
};

const permissionProperties = z.object({ FunctionName: z.string(), Principal: z.string() });

/** A caller invokes in a role that may, or the function itself permits the service. */
const invocationMistakes = (
  path: string,
  call: { readonly functionArn: string; readonly role: string | undefined; readonly service: string },
  { assembly, require }: Checked,
): readonly string[] => {
  const { functionArn, role, service } = call;
  if (role !== undefined)
    try {
      require(role, 'lambda:InvokeFunction', functionArn);
      return [];
    } catch (error) {
      return [`${path}: ${error instanceof Error ? error.message : String(error)}`];
    }
  const isPermitted = assembly
    .of('AWS::Lambda::Permission')
    .map((permission) => readProperties(permission, permissionProperties))
    .some((given) => functionArn.endsWith(given.FunctionName) && given.Principal === service);
  return isPermitted ? [] : [`${path}: neither a role nor a permission lets ${service} invoke ${functionArn}.`];
};

/** Of a function that a route or an authorizer calls. */
const callMistakes = (
  resourcePath: string,
  { functionArn, credentials }: Pick<Integration, 'functionArn' | 'credentials'>,
  checked: Checked,
): readonly string[] => {
  const target = checked.functions.find(({ arn }) => arn === functionArn);
  if (!target) return [`${resourcePath}: it calls ${functionArn}, which is no function of the templates.`];
  return [
    ...(target.timeoutSeconds > longestApiFunction
      ? [`${target.path}: it may take ${target.timeoutSeconds} s, but an API waits ${longestApiFunction} s.`]
      : []),
    ...invocationMistakes(
      resourcePath,
      { functionArn, role: credentials, service: 'apigateway.amazonaws.com' },
      checked,
    ),
  ];
};

/** A method outside the deployment's dependencies may be missing from the stage, depending on the order of creation. */
const undeployedRoutes = ({ routes, resourcePath, id }: RestApi, assembly: Assembly): readonly string[] => {
  const stack = resourcePath.split('/')[0];
  const deployed = new Set(
    assembly
      .of('AWS::ApiGateway::Deployment')
      .filter(({ properties }) => properties['RestApiId'] === id)
      .flatMap(({ dependsOn = [] }) => dependsOn.map((logicalId) => `${stack}/${logicalId}`)),
  );
  return routes
    .filter((route) => !deployed.has(route.resourcePath))
    .map((route) => `${route.resourcePath}: no deployment waits for it, so the stage may lack it.`);
};

const scheduleMistakes = ({ path, functionArn, role }: Schedule, checked: Checked): readonly string[] => {
  if (!checked.functions.some(({ arn }) => arn === functionArn))
    return [`${path}: it runs ${functionArn}, which is no function of the templates.`];
  return invocationMistakes(path, { functionArn, role, service: 'scheduler.amazonaws.com' }, checked);
};

/** What would only fail in the cloud, or at the first call: found here, before anything runs. */
export const findMistakes = (checked: Checked): readonly string[] => [
  ...checked.functions.flatMap(functionMistakes),
  ...checked.apis.flatMap(({ routes }) =>
    routes.flatMap(({ resourcePath, integration }) => callMistakes(resourcePath, integration, checked)),
  ),
  ...checked.apis.flatMap(({ authorizers }) =>
    authorizers.flatMap((authorizer) => callMistakes(authorizer.resourcePath, authorizer, checked)),
  ),
  ...keyMistakes(checked.apis, checked.assembly),
  ...checked.apis.flatMap((api) => undeployedRoutes(api, checked.assembly)),
  ...checked.schedules.flatMap((schedule) => scheduleMistakes(schedule, checked)),
  ...eventMistakes(checked),
  ...ruleMistakes(checked.rules, checked.assembly),
];
