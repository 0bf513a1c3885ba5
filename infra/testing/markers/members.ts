import * as z from 'zod';
import { declared, type Declared } from '#shared/contract/index.ts';
import type { Kind } from './kinds.ts';

/** What of a JSON schema says what a request may hold. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly pattern?: string;
}

/** As a client sends it. */
export const schemaOf = (type: z.ZodType): Schema =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;

export const optionsOf = ({ anyOf = [], oneOf = [], allOf = [] }: Schema): readonly Schema[] => [
  ...anyOf,
  ...oneOf,
  ...allOf,
];

/** Places that may hold a text which is not one of a list, such as `/rows/*`; what may be anything is one, too. */
const textsIn = (schema: Schema, place = ''): readonly string[] => {
  const options = optionsOf(schema);
  if (options.length > 0) return options.flatMap((option) => textsIn(option, place));
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, inner]) => textsIn(inner, `${place}/${name}`));
  if (schema.items) return textsIn(schema.items, `${place}/*`);
  const isText = schema.type === 'string' || schema.type === undefined;
  return isText && !schema.enum && schema.const === undefined ? [place] : [];
};

export const operationOf = ({ spec: { api }, area, name }: Declared): string => `${api} ${area}.${name}`;

/** Every text of every body of the contract: `app auth.login /email`. */
export const textMembers: readonly string[] = declared.flatMap((one) => {
  const { body } = one.spec;
  const places = body ? new Set(textsIn(schemaOf(body))) : [];
  return [...places].map((place) => `${operationOf(one)} ${place}`);
});

/** What one writes into a member of this name; the first that ends so. */
const kindAt: readonly (readonly [end: string, kind: Kind])[] = [
  ['contact.sendContact /email', 'contactEmail'],
  ['contact.sendContact /name', 'contactName'],
  ['contact.sendContact /company', 'contactCompany'],
  ['contact.sendContact /message', 'contactMessage'],
  ['contact.sendContact /website', 'contactTrap'],
  ['contact.sendContact /phone', 'contactPhone'],
  ['auth.changePassword /password', 'newPassword'],
  ['auth.changePassword /confirmPassword', 'newPassword'],
  ['auth.resetPassword /password', 'newPassword'],
  ['auth.resetPassword /confirmPassword', 'newPassword'],
  ['batches.changeBatch /name', 'batchName'],
  ['batches.createBatch /name', 'batchName'],
  ['batches.createBatch /columns/*', 'batchColumn'],
  ['support.announceAttachment /name', 'attachmentName'],
  ['support.createTicket /name', 'supportName'],
  ['validations.matchName /name', 'comparedName'],
  ['keys.createKey /name', 'keyName'],
  ['keys.changeKey /name', 'keyName'],
  ['keys.createKey /description', 'keyDescription'],
  ['keys.changeKey /description', 'keyDescription'],
  ['webhooks.createWebhook /description', 'webhookDescription'],
  ['webhooks.changeWebhook /description', 'webhookDescription'],
  ['payees.createPayee /name', 'payeeName'],
  ['payees.changePayee /name', 'payeeName'],
  ['payees.importPayees /payees/*/name', 'payeeName'],
  ['widget.createWidgetSession /reference', 'widgetReference'],
  ['widget.tryWidget /reference', 'widgetReference'],
  ['widget.createWidgetSession /origin', 'widgetHost'],
  ['widget.openWidgetFrame /origin', 'widgetHost'],
  ['widget.changeWidget /allowedOrigins/*', 'widgetHost'],
  ['/seen/error', 'supportError'],
  ['/seen/browser', 'supportBrowser'],
  ['/seen/version', 'supportVersion'],
  ['/subject', 'supportSubject'],
  ['/message', 'supportMessage'],
  ['/url', 'webhookUrl'],
  ['/note', 'batchNote'],
  ['/email', 'email'],
  ['/currentPassword', 'password'],
  ['/password', 'password'],
  ['/confirmPassword', 'password'],
  ['/code', 'wrongCode'],
  ['/token', 'forgedToken'],
  ['/jws', 'forgedToken'],
  ['/company', 'company'],
  ['/search', 'searched'],
  ['/beneficiaryName', 'holder'],
  ['/reference', 'reference'],
  ['URL', 'violatingPage'],
  ['-uri', 'violatingPage'],
  ['/sourceFile', 'violatingPage'],
  ['/source-file', 'violatingPage'],
];

/** Texts that nobody's name or number stands in by right, and why; forged ones are sent there all the same. */
const ofNobody: readonly (readonly [end: string, why: string])[] = [
  ['/country', 'a code of a list'],
  ['/bankCode', 'a code of a list'],
  ['/accountFormat', 'a name of a list'],
  ['/accountType', 'a name of a list'],
  ['/documentType', 'a name of a list'],
  ['/branchCode', 'a place of a bank'],
  ['/routingNumber', 'a number of a bank'],
  ['/cursor', 'what the page before said, sealed'],
  ['/validationId', 'an id of ours'],
  ['/validationIds/*', 'an id of ours'],
  ['/requestIds/*', 'an id of ours'],
  ['/attachments/*', 'an id of ours'],
  ['/removeAccount', 'an id of ours'],
  ['/resultToken', 'made by us, and learned from an answer'],
  ['/after', 'an id of ours'],
  ['/page', 'a page of the dashboard'],
  ['/type', 'a name of a list'],
  ['irective', 'a name of a list'],
  ['/from', 'a day'],
  ['/to', 'a day'],
];

/** Whole accounts are stated with their documents, each in a request of its own. */
const ofAccounts: readonly string[] = ['/accountNumber', '/documentNumber', '/rows/*'];

export const kindOf = (member: string): Kind | undefined => kindAt.find(([end]) => member.endsWith(end))?.[1];

/** Members that nobody said anything about. */
export const unsaid = (members: readonly string[]): readonly string[] =>
  members.filter(
    (member) =>
      !kindOf(member) &&
      !ofNobody.some(([end]) => member.endsWith(end)) &&
      !ofAccounts.some((end) => member.endsWith(end)),
  );

/** Ends of names that no member has any more. */
export const idle = (): readonly string[] =>
  [...kindAt.map(([end]) => end), ...ofNobody.map(([end]) => end), ...ofAccounts].filter(
    (end) => !textMembers.some((member) => member.endsWith(end)),
  );

/** Whether a part of an address has room for a value in this member. */
export const hasRoomFor = (part: z.ZodType, member: string, value: string): boolean => {
  const { error } = part.safeParse({ [member]: value });
  return !error?.issues.some(({ path }) => path[0] === member);
};
