import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import { Fault, type FieldFault } from '#shared/errors/fault.ts';

type Details = ConstructorParameters<typeof Fault>[1];

const field = (pointer: string, code: FieldFault['code']): Details => ({ fields: [{ pointer, code }] });
const wait = (retryAfterSeconds: number): Details => ({ retryAfterSeconds });

/** What goes with an error where it is answered, if anything does. */
const details: Readonly<Partial<Record<ErrorCode, Details>>> = {
  'errors.malformedRequest': field('', 'errors.malformedRequest'),
  'errors.wrongPassword': field('/password', 'errors.wrongPassword'),
  'errors.wrongCode': field('/code', 'errors.wrongCode'),
  'errors.emailNotVerified': { extra: { email: 'ana@tuempresa.com' } },
  'errors.notOnPlan': { extra: { entitlement: 'webhooks' } },
  'errors.productionNeedsPlan': { extra: { entitlement: 'restApi' } },
  'errors.originNotAllowed': { extra: { origin: 'https://tienda.example' } },
  'errors.tooManyKeys': { extra: { count: 2 } },
  'errors.resultTokenUsed': { extra: { validationId: 'val_01kax7q2m8v4t9c3h5r0e6w1ys' } },
  'errors.bodyTooLarge': { ...field('', 'errors.bodyTooLarge'), extra: { maxKb: 64 } },
  'errors.unsupportedMediaType': { extra: { accepted: 'application/json' } },
  'errors.invalidFields': {
    fields: [
      { pointer: '/country', code: 'field.required' },
      { pointer: '/acountNumber', code: 'field.unknown' },
    ],
  },
  'errors.corporateEmail': { ...field('/email', 'errors.corporateEmail'), extra: { domain: 'gmail.com' } },
  'errors.disposableEmail': { ...field('/email', 'errors.disposableEmail'), extra: { domain: 'mailinator.com' } },
  'errors.weakPassword': field('/password', 'errors.weakPassword'),
  'errors.commonPassword': field('/password', 'errors.commonPassword'),
  'errors.personalPassword': field('/password', 'errors.personalPassword'),
  'errors.passwordsDoNotMatch': field('/confirmPassword', 'errors.passwordsDoNotMatch'),
  'errors.invalidToken': field('/token', 'errors.invalidToken'),
  'errors.invalidCursor': field('/cursor', 'errors.invalidCursor'),
  'errors.invalidAccount': {
    fields: [{ pointer: '/accountNumber', code: 'mx.clabe.check_digit', position: 18, expected: '1' }],
  },
  'errors.tooManyRequests': wait(12),
  'errors.resendTooSoon': wait(41),
  'errors.tooManyUnanswered': wait(180),
  'errors.widgetDayUsed': wait(28_800),
  'errors.quotaExceeded': wait(604_800),
  'errors.dataUnavailable': wait(30),
  'errors.providerUnavailable': wait(30),
};

export const errorCodes = Object.keys(catalogue) as ErrorCode[];

/** An error as it may be thrown, for the document that is shown of it. */
export const faultOf = (code: ErrorCode): Fault => new Fault(code, details[code]);
