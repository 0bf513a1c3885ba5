import { originForms } from '#shared/widget/origin.ts';

interface Framing {
  /** The same that signs tickets. */
  readonly key: string;
  /** The whole policy, by who may frame the page. */
  readonly policyFor: (ancestors: string) => string;
}

const place = '<ancestors>';
const nobody = "'none'";

/** Longer than any ticket: what is longer is not read. */
const longest = 1_000;

/**
 * Code of a CloudFront function that says who may frame a page: the origin of the ticket in `?t=`, if we signed it and it is
 * not over; else nobody. The form of the origin is looked at here once more: whatever was signed, no header ends in it. The
 * proof is compared as text, so each ticket has one spelling, and without stopping at the first character that differs.
 */
export const framingCode = ({ key, policyFor }: Framing): string => `const crypto = require('crypto');
const key = '${key}';
const policy = ${JSON.stringify(policyFor(place).split(place))};
const nobody = ${JSON.stringify(nobody)};
const forms = [${originForms.join(', ')}];

function isSame(one, other) {
  let difference = one.length ^ other.length;
  for (let i = 0; i < one.length; i++) difference |= one.charCodeAt(i) ^ other.charCodeAt(i);
  return difference === 0;
}

function signedIn(ticket) {
  const parts = ticket.split('.');
  if (ticket.length > ${longest} || parts.length !== 2) return undefined;
  const proof = crypto.createHmac('sha256', key).update(parts[0]).digest('base64url');
  return isSame(proof, parts[1]) ? JSON.parse(Buffer.from(parts[0], 'base64url').toString('utf8')) : undefined;
}

function ancestorsOf(asked) {
  if (!asked || asked.multiValue) return nobody;
  const said = signedIn(asked.value);
  const isOpen = said && typeof said.e === 'number' && said.e > Date.now() / 1000;
  const isOrigin = isOpen && typeof said.o === 'string' && forms.some((form) => form.test(said.o));
  return isOrigin ? said.o : nobody;
}

function handler(event) {
  const response = event.response;
  response.headers['content-security-policy'] = { value: policy.join(ancestorsOf(event.request.querystring.t)) };
  return response;
}`;
