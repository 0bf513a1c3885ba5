import type { ErrorMessages } from './messages.ts';

export const en: ErrorMessages = {
  causes: {
    'errors.malformedRequest':
      'The body is no JSON: a comma or quote is missing, it is cut off, it is not UTF-8 or it is no object.',
    'errors.requestRefused':
      'The route does not exist, does not take that method, or a header cannot be read. It was refused before it reached the operation.',
    'errors.unauthenticated': 'The session of the dashboard ended or never began. An API key is of no use here.',
    'errors.invalidCredentials': 'Email or password are not those of an account. We do not say which of the two.',
    'errors.wrongPassword': 'The password that confirms the operation is not that of the account.',
    'errors.invalidApiKey':
      '`X-API-Key` or `X-API-Secret` is missing, the secret is not of that key, or the key is inactive, deleted or its secret expired after a rotation. For safety we do not say which.',
    'errors.unprovenSignature':
      'The signature of a notice that says it is PayPal’s is not theirs, or the notice is too old.',
    'errors.insufficientCredits':
      'A validation in production needs one credit and none is left, or those there were have expired. It never happens in the sandbox.',
    'errors.widgetSessionOver':
      'The session of the widget lasted its ten minutes, was opened in another page, or the frame is not the one that opened it.',
    'errors.emailNotVerified': 'The account exists and the password is right, but its email was not verified.',
    'errors.accessDenied':
      'Our front door did not let the request pass: it comes with something that no operation takes, or from a network that was blocked for abuse.',
    'errors.notOnPlan': 'The operation needs what the plan of the account does not include; `entitlement` says what.',
    'errors.productionNeedsPlan':
      'The key is of production and the plan of the account includes none, or has ended. The key works again by itself once the plan is back.',
    'errors.keyNotForThis':
      'The key begins with `wk_`: it is of the widget, and only creates sessions and trades results.',
    'errors.originNotAllowed':
      'The origin that the session is asked for is not among the allowed sites of the widget; `origin` repeats it.',
    'errors.widgetOff':
      'The widget is switched off in the dashboard. While it is off no session begins, and none goes on.',
    'errors.widgetTriesUsed': 'The session has made as many validations as its `maxValidations` allows.',
    'errors.passwordNeeded':
      'A secret is to be shown, data to be downloaded or the plan to be changed, and the password was typed more than fifteen minutes ago.',
    'errors.notFound':
      'There is nothing with that id in this account and in the environment of the key: what is in the sandbox does not exist for a key of production, nor the other way round.',
    'errors.noAccountWithEmail': 'Nobody registered with that email.',
    'errors.emailAlreadyRegistered': 'There is an account with that email already, verified or not.',
    'errors.alreadyVerified': 'The email of the account was verified before.',
    'errors.accountExpired': 'The email was not verified within seven days, and the account expired.',
    'errors.tooManyKeys': 'The account has as many keys as its plan allows; `count` says how many.',
    'errors.widgetKeyExists': 'There is a key of the widget in that environment already: there is one in each.',
    'errors.resultTokenUsed':
      'The result token was traded before. `validationId` is the validation that it was traded for then.',
    'errors.alreadyOnPlan': 'The plan that is subscribed to is the one that the account has.',
    'errors.notCancellable': 'The subscription has ended, or never began.',
    'errors.payLinkClosed': 'The payment link was paid, has expired or was withdrawn.',
    'errors.tooManyPayees': 'The account holds 20,000 payees already.',
    'errors.tooManyReceipts': 'The validation has twenty open receipts.',
    'errors.tooManyWebhooks': 'The account has ten webhooks already.',
    'errors.tooManyBatches': 'The account has too many batches that did not end, or wait for their file.',
    'errors.batchCannot':
      'The action does not go with the state of the batch: to start one that runs, to pause one that ended, to retry one that goes on.',
    'errors.batchFileMissing': 'A batch is started whose file has not come to the address of `upload`.',
    'errors.noAnswerYet': 'A receipt is asked for a validation that no bank answered.',
    'errors.noHolder': 'A name is to be compared, and the bank said none of the holder.',
    'errors.idempotencyInProgress':
      'Another request with the same `Idempotency-Key` has not ended: mostly a repetition that came too early.',
    'errors.bodyTooLarge': 'The body weighs more than the operation takes; `maxKb` says how much that is.',
    'errors.unsupportedMediaType': 'There is a body, and its `Content-Type` is not JSON.',
    'errors.invalidFields':
      'One or more fields are missing, unknown or not of the form that is asked. `errors` lists them, each with its `pointer` and its `code`.',
    'errors.corporateEmail': 'The email of the registration is of a free provider.',
    'errors.disposableEmail': 'The email of the registration is of a provider of temporary addresses.',
    'errors.weakPassword': 'The password is short, or lacks an upper-case or lower-case letter, a digit or a symbol.',
    'errors.commonPassword': 'The password is among those used most.',
    'errors.passwordsDoNotMatch': 'The password and its repetition differ.',
    'errors.invalidToken': 'The link of the email is incomplete, was used, has expired or was replaced by another.',
    'errors.invalidCursor':
      'The `cursor` is not of this list: it comes from other filters, another key or another operation, or was cut off.',
    'errors.invalidAccount':
      'The number cannot exist: something is missing or too much, or its check digit does not agree. `errors` says which rule it breaks, at which position, and what was expected. No bank is asked and nothing is charged.',
    'errors.idempotencyMismatch':
      'That `Idempotency-Key` came with a request of another body before, and each key is good for one.',
    'errors.tooManyRequests':
      'A limit was passed: a hundred requests a minute of each key, those of the whole account by its plan, or the pace of the operation. `RateLimit` and `X-RateLimit-*` say how much is left.',
    'errors.resendTooSoon': 'Another verification email was asked for within a minute.',
    'errors.tooManyUnanswered':
      'Most of the latest questions of the account got no answer from their banks, and the next window has to be waited for. They cost nothing.',
    'errors.widgetDayUsed': 'The widget has made the validations that its owner allows in a day (UTC).',
    'errors.quotaExceeded': 'The key has made the validations that its plan allows in a month.',
    'errors.internal': 'Something failed on our side. It is on record under the `requestId` of the answer.',
    'errors.badGateway':
      'The answer was lost on its way, or the function that made it was interrupted: the operation may have finished or not.',
    'errors.dataUnavailable':
      'The service that keeps encryption keys did not answer. Without them your data is neither opened nor stored, and nothing is charged.',
    'errors.providerUnavailable':
      'That bank failed for several customers of late. So we do not ask it, and nothing is charged.',
    'errors.paymentsUnavailable': 'PayPal did not answer. Nothing was charged for this attempt.',
    'errors.sendVerificationFailed': 'The account was created, but its verification email was not sent.',
    'errors.cannotResend': 'The verification email was not sent.',
    'errors.gatewayTimeout': 'The answer did not come within 29 seconds: the operation may have finished or not.',
    'errors.secondFactorRequired': 'The password is that of the account, which wants a second factor besides.',
    'errors.wrongCode': 'The code is not that of this moment, was used already, or is no recovery code of the account.',
    'errors.secondFactorOn': 'The account has a confirmed second factor already.',
    'errors.noSecondFactor': 'The account has no second factor, or it was not confirmed within half an hour.',
    'errors.personalPassword': 'The password is made of the email, the company or the name of the product.',
  },
  fixes: {
    'errors.secondFactorRequired': 'Repeat the same with `code`: six digits of the app, or a recovery code.',
    'errors.wrongCode': 'Wait for the next code of the app, or use a recovery code.',
    'errors.secondFactorOn': 'To change the app, switch it off and set it up again.',
    'errors.noSecondFactor': 'Begin with `POST /api/auth/second-factor`.',
    'errors.personalPassword': 'Choose words that nobody links to you.',
    'errors.unauthenticated': 'Log in to the dashboard again. From your own system use the public API, with a key.',
    'errors.invalidCredentials': 'Check both; if you forgot the password, ask for a new one.',
    'errors.wrongPassword': 'Type the password that you log in with.',
    'errors.unprovenSignature': 'Nothing: only PayPal calls this route.',
    'errors.widgetSessionOver': 'Ask your server for another session, by `POST /v1/widget/sessions`.',
    'errors.emailNotVerified': 'Open the link of the verification email, or ask for another.',
    'errors.widgetTriesUsed': 'Ask your server for another session, with a larger `maxValidations` where needed.',
    'errors.passwordNeeded': 'Send the password to `POST /api/auth/proof` and repeat the operation.',
    'errors.noAccountWithEmail': 'Check the email, or create an account.',
    'errors.emailAlreadyRegistered': 'Log in with that email, or recover the password.',
    'errors.alreadyVerified': 'You can log in.',
    'errors.accountExpired': 'Register again.',
    'errors.tooManyKeys': 'Delete one that you no longer use, or change your plan.',
    'errors.widgetKeyExists': 'Make a new secret for the one there is, or delete it first.',
    'errors.alreadyOnPlan': 'Choose another plan, or stay with the one you have.',
    'errors.notCancellable': 'There is no need: nothing is charged any more.',
    'errors.payLinkClosed': 'Ask whoever gave it to you for another link.',
    'errors.tooManyPayees': 'Delete those that you no longer pay.',
    'errors.tooManyReceipts': 'Revoke one before you create another.',
    'errors.noAnswerYet': 'Wait until the validation ends, or ask again.',
    'errors.noHolder': 'It cannot be done: without a holder there is nothing to compare with.',
    'errors.corporateEmail': 'Use the email of your company.',
    'errors.disposableEmail': 'Use the email of your company.',
    'errors.weakPassword': 'Use eight characters or more, with upper and lower case, a digit and a symbol.',
    'errors.commonPassword': 'Choose several words that do not belong together.',
    'errors.passwordsDoNotMatch': 'Type the same in both fields.',
    'errors.invalidToken': 'Ask for a new email and use its link, which replaces those before.',
    'errors.resendTooSoon': 'Wait a minute, and look into the junk mail too.',
    'errors.widgetDayUsed': 'Raise the limit of the day in the dashboard, under Widget, or wait for midnight (UTC).',
    'errors.paymentsUnavailable': 'Wait a moment and try again.',
    'errors.sendVerificationFailed': 'Ask for the email again in a minute.',
    'errors.cannotResend': 'Try again in a minute.',
  },
  repeating: {
    wait: 'Yes: send the same request again once the seconds of `Retry-After` are over. Before that it is refused just so.',
    sameKey:
      'Yes, with the same `Idempotency-Key`: you get the result if the first one finished, and nothing is ever charged twice. Wait longer each time, and a little by chance.',
    account: 'Repeating alone does not help. The same request works as soon as what stands in its way has changed.',
    changed: 'No: the same request is always refused. Correct it first.',
  },
  sdk: {
    waits:
      'It waits as long as `Retry-After` says, up to a minute, and repeats by itself. If nothing changes it throws `{{error}}`.',
    repeats:
      'It repeats by itself with the same `Idempotency-Key`, later each time. If nothing changes it throws `{{error}}`.',
    throws: 'It does not repeat: it throws `{{error}}`, with what is wrong in `errors`.',
  },
  audience: {
    key: 'A call with a key gets it.',
    widget: 'Only the frame of the widget gets it, and shows it to whoever types; your server never sees it.',
    dashboard: 'Only the dashboard gets it, never a call with an API key.',
  },
  fieldCauses: {
    'field.required': 'The field is missing, or empty.',
    'field.invalid': 'The value is not of the form or type that is asked.',
    'field.tooShort': 'It has fewer characters, or fewer elements, than are asked.',
    'field.tooLong': 'It has more characters, or more elements, than are taken.',
    'field.email': 'It is no email address.',
    'field.option': 'The value is none of those that are taken; the reference of the operation lists them.',
    'field.unknown': 'The operation knows no such field. Mostly its name is misspelled.',
    'field.inBody':
      'A search goes into the body of the operation that `expected` names; addresses stay written down in logs.',
    'field.character': 'There is an invisible character; `position` and `character` say where and which.',
    'field.more': 'More fields are wrong than the answer has room for: it lists twenty.',
    'field.https': 'The address of a webhook does not begin with `https://`.',
    'field.privateAddress':
      'The address of a webhook is not public: it is of a private network, of the machine itself, or ours.',
  },
  labels: {
    indexTitle: 'Error codes',
    indexNav: 'Error codes',
    indexLead:
      'Every refusal is a problem document (RFC 9457) with a code in `error` that does not change. Each code has its page: `type` leads there.',
    ofKeys: 'Of the API',
    ofOthers: 'Of the dashboard and the widget',
    code: '`error`',
    status: 'HTTP',
    meaning: 'What it means',
    when: 'When it happens',
    fix: 'How to fix it',
    again: 'Does repeating help?',
    sdk: 'With the SDK',
    sdkError: 'It is a `CuentaClaraError`, with this code in `code`.',
    document: 'The answer',
    documentLead: 'Texts come in the language of `Accept-Language`; decide by `error`, not by texts.',
    operations: 'What answers it',
    everyOperation: 'Any operation of the API.',
    byGateway: 'No operation in particular: the front door answers it, before one is reached.',
    fieldsTitle: 'Codes of a field',
    fieldsNav: 'Codes of a field',
    fieldsLead:
      'A 422 lists in `errors` the fields that are wrong: `pointer` says which (JSON Pointer), and `code` what is the matter.',
    fieldCode: '`code`',
    fieldText: 'Text',
    fieldsFindings:
      'In `errors.invalidAccount`, `code` is a [finding](/api-documentation/findings): the rule of the country that the number breaks, with `position` and `expected`.',
    stable: 'The code is a promise: neither its name nor its meaning changes. Texts may improve.',
  },
};
