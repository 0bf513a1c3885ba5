import { activity } from './activity/en.ts';
import { findings } from './findings/en.ts';
import {
  accountTypes,
  columns,
  documentTypes,
  environments,
  facts,
  fields,
  fraudLevels,
  fraudReasons,
  reasons,
  statuses,
} from './names/en.ts';
import { headlines } from './headlines/en.ts';
import type { Messages } from './messages.ts';
import { paymentIssues } from './payment-issues/en.ts';
import { receiverAddress } from './receiver-address/en.ts';

export const en: Messages = {
  errors: {
    'errors.malformedRequest': {
      title: 'We could not read the request',
      detail: 'The body must be valid JSON with Content-Type application/json.',
    },
    'errors.requestRefused': {
      title: 'We cannot serve this request',
      detail: 'Check its address, method and headers, and try again.',
    },
    'errors.unauthenticated': { title: 'Your session has ended', detail: 'Log in again to continue.' },
    'errors.invalidCredentials': {
      title: 'We could not log you in',
      detail: 'Incorrect email or password. Please check your credentials and try again.',
    },
    'errors.wrongPassword': {
      title: 'Wrong password',
      detail: 'That is not the password. Check capitals, numbers and symbols, and type it again.',
    },
    'errors.secondFactorRequired': {
      title: 'The code of your app is missing',
      detail: 'Besides the password, this account asks for the code of your authenticator app or a recovery code.',
    },
    'errors.wrongCode': {
      title: 'That code does not work',
      detail:
        'It is not right, or was used already. From the app, wait for the next one; of the recovery codes, type another.',
    },
    'errors.secondFactorOn': {
      title: 'The second factor is on already',
      detail: 'To change your app, switch it off and set it up again.',
    },
    'errors.noSecondFactor': {
      title: 'There is no second factor to confirm or change',
      detail:
        'It was not set up, or half an hour passed without a confirmation. Start again in Your account, under Second factor.',
    },
    'errors.invalidApiKey': {
      title: 'The API key is not valid',
      detail: 'It is missing, incomplete or no longer active. Check the headers X-API-Key and X-API-Secret.',
    },
    'errors.unprovenSignature': {
      title: 'Signature not proven',
      detail: 'The signature of this message is not of whoever it says sent it, or the message is too old.',
    },
    'errors.insufficientCredits': {
      title: 'Insufficient credits',
      detail: 'Each validation uses 1 credit. Buy credits to continue, or try the sandbox at no cost.',
    },
    'errors.emailNotVerified': {
      title: 'Your account needs email verification',
      detail: 'Open the verification email we sent you, or ask for a new one.',
    },
    'errors.notOnPlan': {
      title: 'Not on your plan',
      detail: 'Your current plan does not include this. Change your plan to use it.',
    },
    'errors.productionNeedsPlan': {
      title: 'Production keys need Pro or above',
      detail:
        'Your current plan does not include them: they work with Pro or Enterprise. Sandbox keys work on every plan.',
    },
    'errors.passwordNeeded': {
      title: 'Type your password once more',
      detail:
        'You logged in a while ago. To show a secret, download data or change the plan we ask for the password again.',
    },
    'errors.tooManyKeys': {
      title: 'You have all the keys of your plan',
      detail: 'Your plan allows {{count}}. Delete one you no longer use, or change your plan.',
    },
    'errors.accessDenied': {
      title: 'You may not do this',
      detail: 'We know who calls, but this operation is not allowed to them.',
    },
    'errors.notFound': { title: 'Not found', detail: 'We could not find it. Check the identifier.' },
    'errors.noAccountWithEmail': {
      title: 'No account found with that email',
      detail: 'Check the address or create a new account.',
    },
    'errors.emailAlreadyRegistered': {
      title: 'This email is already registered',
      detail: 'Log in with it. If you have not verified it yet, ask for a new email.',
    },
    'errors.alreadyVerified': { title: 'This account is already verified', detail: 'You can log in now.' },
    'errors.accountExpired': {
      title: 'This account has expired and must be recreated',
      detail: 'The email was not verified in time. Sign up again to receive a new link.',
    },
    'errors.alreadyOnPlan': {
      title: 'You have this plan',
      detail: 'Your subscription is of this plan already. Choose another, or stay with what you have.',
    },
    'errors.widgetSessionOver': {
      title: 'The session of the widget is over',
      detail: 'It expired, was used on another page or is not for this site. Ask your server for another.',
    },
    'errors.keyNotForThis': {
      title: 'This key is for the widget',
      detail: 'It only creates sessions of the widget and trades their results. Use an API key.',
    },
    'errors.originNotAllowed': {
      title: 'This site is not allowed',
      detail: 'Add its origin to the allowed sites of the widget and try again.',
    },
    'errors.widgetOff': {
      title: 'The widget is switched off',
      detail: 'Switch it on in the dashboard, under Widget, to create sessions.',
    },
    'errors.widgetTriesUsed': {
      title: 'This session has no tries left',
      detail: 'It asked as often as it may. Ask your server for another session.',
    },
    'errors.widgetKeyExists': {
      title: 'You already have a key of the widget',
      detail: 'There is one for each environment. Make a new secret for it, or delete it before you create another.',
    },
    'errors.resultTokenUsed': {
      title: 'This result was traded before',
      detail: 'Each token is traded once. The validation is still at GET /v1/validations/{id}, for an API key.',
    },
    'errors.widgetDayUsed': {
      title: 'The widget has reached its limit of the day',
      detail: 'It begins anew at midnight (UTC). You can raise it in the dashboard, under Widget.',
    },
    'errors.notCancellable': {
      title: 'There is nothing to cancel',
      detail: 'This subscription is over, or never began: you are not charged.',
    },
    'errors.payLinkClosed': {
      title: 'This link asks for nothing any more',
      detail: 'It was paid, ran out or was taken back. You were not charged.',
    },
    'errors.tooManyPayees': {
      title: 'You have too many payees',
      detail: 'You keep 20,000, the most there can be. Delete those you no longer pay to add others.',
    },
    'errors.tooManyReceipts': {
      title: 'This validation has too many open receipts',
      detail: 'Revoke one before you create another.',
    },
    'errors.tooManyWebhooks': {
      title: 'You have too many webhooks',
      detail: 'Delete one you no longer use to create another.',
    },
    'errors.tooManyBatches': {
      title: 'You have too many unfinished batches',
      detail: 'Wait until one ends, or cancel one you no longer need.',
    },
    'errors.batchCannot': {
      title: 'The batch cannot do that now',
      detail: 'Look at its status: it may have ended, or may not have begun.',
    },
    'errors.batchFileMissing': {
      title: 'The file of the batch has not arrived',
      detail:
        'Send it to the address that the batch was created with, with exactly those headers. Then start the batch.',
    },
    'errors.noAnswerYet': {
      title: 'There is no answer yet',
      detail: 'A receipt says what the bank answered. Wait for it, or validate again.',
    },
    'errors.noHolder': {
      title: 'The bank didn’t say whose it is',
      detail: 'Without the holder’s name there is nothing to compare with.',
    },
    'errors.idempotencyInProgress': {
      title: 'This request is still running',
      detail: 'A request with the same Idempotency-Key has not finished yet. Wait a moment and repeat it unchanged.',
    },
    'errors.bodyTooLarge': { title: 'The request is too large', detail: 'The body may have up to {{maxKb}} KB.' },
    'errors.unsupportedMediaType': {
      title: 'We do not read that type of content',
      detail: 'Send JSON with Content-Type application/json.',
    },
    'errors.invalidFields': {
      title: 'Check the marked fields',
      detail: 'Please fix the errors before continuing.',
    },
    'errors.corporateEmail': {
      title: 'Please use a corporate email address',
      detail: '{{domain}} is a free provider. Use your company email, such as name@yourcompany.com.',
    },
    'errors.disposableEmail': {
      title: 'Disposable email addresses are not allowed',
      detail: '{{domain}} offers temporary addresses. Use your company email, such as name@yourcompany.com.',
    },
    'errors.weakPassword': {
      title: 'The password is weak',
      detail: 'Password must have at least 8 characters, uppercase, lowercase, numbers and symbols.',
    },
    'errors.commonPassword': {
      title: 'That password is widely known',
      detail: 'It is among the first anyone would try. Use several words that do not belong together.',
    },
    'errors.personalPassword': {
      title: 'The password can be guessed from your details',
      detail:
        'It is made of your email, the name of your company or that of CuentaClara. Choose words that nobody links to you.',
    },
    'errors.passwordsDoNotMatch': {
      title: 'Passwords do not match',
      detail: 'Type the same password in both fields.',
    },
    'errors.invalidToken': {
      title: 'This link no longer works',
      detail: 'It is incomplete, already used or expired. Ask for a new email.',
    },
    'errors.invalidCursor': {
      title: 'We could not continue the list',
      detail: 'The cursor does not belong to this query. Start from the first page.',
    },
    'errors.invalidAccount': {
      title: 'That account number cannot be right',
      detail: 'We did not ask the bank and you spent no credits. Fix what is marked and try again.',
    },
    'errors.idempotencyMismatch': {
      title: 'Idempotency-Key already used with other data',
      detail: 'That key came with a different request. Use a new key for new data.',
    },
    'errors.tooManyRequests': {
      title: 'Too many attempts',
      detail: 'Wait {{wait}} and try again.',
    },
    'errors.tooManyUnanswered': {
      title: 'The banks did not answer your last questions',
      detail:
        'Most of your last questions got no answer, and you spent no credits. Wait {{wait}} and ask again; check the accounts meanwhile.',
    },
    'errors.resendTooSoon': {
      title: 'Wait a minute',
      detail: 'Please wait at least 1 minute before requesting another email.',
    },
    'errors.quotaExceeded': {
      title: 'This key has used up its month',
      detail: 'Its monthly limit is reached; the counter starts again on the first (UTC). A larger plan raises it.',
    },
    'errors.internal': {
      title: 'Something failed on our side',
      detail: 'Try again; if it persists, write to us with the identifier {{requestId}}.',
    },
    'errors.badGateway': {
      title: 'The request was interrupted',
      detail: 'It may have finished or not: look at the result before you repeat it. Identifier: {{requestId}}.',
    },
    'errors.dataUnavailable': {
      title: 'We cannot open your data now',
      detail: 'It passes: try again in {{wait}}. You spent no credits.',
    },
    'errors.providerUnavailable': {
      title: 'That bank does not answer now',
      detail: 'It failed for several customers, so we did not ask it and you spent no credits. Try again in {{wait}}.',
    },
    'errors.paymentsUnavailable': {
      title: 'PayPal does not answer',
      detail: 'This attempt charged you nothing. Wait a moment and try again.',
    },
    'errors.sendVerificationFailed': {
      title: 'Failed to send verification email',
      detail: 'Your account was created. Ask for the email again in a minute.',
    },
    'errors.cannotResend': { title: 'Cannot resend email at this time', detail: 'Try again in a minute.' },
    'errors.gatewayTimeout': {
      title: 'The answer did not come in time',
      detail: 'It may have finished or not: look at the result before you repeat it. Identifier: {{requestId}}.',
    },
  },
  fields: {
    'field.required': 'This field is required.',
    'field.invalid': 'Invalid format.',
    'field.tooShort': 'It is too short.',
    'field.tooLong': 'It is too long.',
    'field.email': 'Invalid email format. Type one such as name@yourcompany.com.',
    ...receiverAddress,
    'field.option': 'Choose one of the available options.',
    'field.unknown': 'This field does not exist.',
    'field.inBody':
      'What you search for has no place in the address, which others write down: send it in the body of {{expected}}.',
    'field.character':
      'Character {{position}} ({{character}}) cannot be used here: it is invisible. Delete it and try again.',
    'field.more': 'And {{more}} more fields are wrong.',
  },
  findings,
  accountTypes,
  documentTypes,
  fraudLevels,
  fraudReasons,
  statuses,
  headlines,
  paymentIssues,
  exportColumns: { ...columns, headline: facts.status, date: 'Date (UTC)', documentType: fields.documentType },
  payeeColumns: {
    name: 'Name',
    country: 'Country',
    accountFormat: 'Format',
    accountNumber: 'Account',
    bank: 'Bank name',
    bankCode: 'Bank code',
    branchCode: 'Branch',
    routingNumber: 'Routing number',
    accountType: 'Account type',
    documentType: 'Document type',
    documentNumber: 'Document',
    holder: 'Account holder, as the bank says',
    lastAt: 'Last answer (UTC)',
  },
  exportWords: {
    environments,
    nameMatches: { match: 'Yes', partial: 'In part', mismatch: 'No' },
    reasons,
  },
  activity,
  answers: {
    registered: 'We created your account. Open the email we sent you to verify it.',
    verificationSent: 'We sent you another verification email.',
    resetSent: 'If there is an account with that email, we sent a link to change its password.',
    passwordReset: 'You changed your password and we closed all your sessions. Log in with the new one.',
    passwordChanged: 'You changed your password and we closed your other sessions. You are still logged in here.',
    accountDeleted: 'We closed your account and began to delete your data. An email confirms it.',
  },
  mails: {
    verifyEmail: {
      subject: 'Verify your email at CuentaClara',
      heading: 'One step left',
      lead: 'Confirm that {{email}} is yours and get {{credits}} free credits to validate bank accounts. We will ask for the password you chose.',
      button: 'Verify email',
      after:
        'The link works for {{days}} days, and a newer one replaces it. If you did not create this account, say so on that page or do nothing: unverified, the account expires.',
    },
    verifyEmailOnly: {
      subject: 'Verify your email at CuentaClara',
      heading: 'One step left',
      lead: 'Confirm that {{email}} is yours. We will ask for the password you chose. This account starts without free credits: your company has had its own.',
      button: 'Verify email',
      after:
        'The link works for {{days}} days, and a newer one replaces it. If you did not create this account, say so on that page or do nothing: unverified, the account expires.',
    },
    resetPassword: {
      subject: 'Change your CuentaClara password',
      heading: 'Choose another password',
      lead: 'Someone asked to change the password of {{email}}. Doing so closes all your sessions.',
      button: 'Change password',
      after:
        'The link works for {{span}} and once, and a newer one replaces it. If it was not you, ignore this message: nothing changes.',
    },
    passwordChanged: {
      subject: 'You changed your CuentaClara password',
      heading: 'Your password changed',
      lead: 'The password of {{email}} changed and we closed the other sessions. Nobody logs in with the old one any more.',
      button: 'It was not me: choose another',
      after: 'If it was you, do nothing. If not, choose another one now and check who else can read this mailbox.',
    },
    exportReady: {
      subject: 'The copy of your data from CuentaClara is ready',
      heading: 'You can download your data now',
      lead: 'The copy of the data of {{email}} that you asked for is ready. You can download it for 24 hours; then we delete it.',
      button: 'Go and download it',
      after:
        'For your safety it is not in this mail: log in to your account, and we will ask for your password. If you did not ask for it, change your password and write to us.',
    },
    accountDeleted: {
      subject: 'We closed your CuentaClara account',
      heading: 'We are deleting your data',
      lead: 'You asked to delete the account of {{email}}. Nobody gets in any more: sessions, keys, webhooks and the widget are closed, and the subscription is cancelled, if there was one.',
      button: 'What is deleted and what stays',
      after:
        'It is done within a day and cannot be undone. Of payments and movements, amounts and dates stay, as the law asks, without your data. If it was not you, write to us today.',
    },
    secondFactorOn: {
      subject: 'You switched on the second factor at CuentaClara',
      heading: 'Your account asks for a code at login',
      lead: 'On {{time}} the second factor of {{email}} was switched on: from now on logging in takes the password and a code of your app.',
      button: 'See the security of my account',
      after: 'Keep the recovery codes where the phone is not. If it was not you, change the password and write to us.',
    },
    secondFactorOff: {
      subject: 'You switched off the second factor at CuentaClara',
      heading: 'Your account no longer asks for a code',
      lead: 'On {{time}} the second factor of {{email}} was switched off: the password is enough to log in.',
      button: 'It was not me: choose another password',
      after: 'If it was you, do nothing.',
    },
    secondFactorEnds: {
      subject: 'Support will switch off your second factor at CuentaClara',
      heading: 'Support will remove your second factor',
      lead: 'Somebody asked us to remove the second factor of {{email}} because the phone and the codes are lost. It will be removed on {{until}}.',
      button: 'It was not me: log in with a code',
      after:
        'If it was you, wait until then. If not, log in before with a code of your app or a recovery code: then nothing changes.',
    },
    recoveryCodeUsed: {
      subject: 'A recovery code was used at CuentaClara',
      heading: 'A recovery code was used',
      lead: 'On {{time}} a recovery code of {{email}} was used. There are {{left}} left.',
      button: 'See the security of my account',
      after: 'If it was not you, change the password and make new codes.',
    },
    recoveryCodesMade: {
      subject: 'You have new recovery codes at CuentaClara',
      heading: 'New recovery codes',
      lead: 'On {{time}} new recovery codes were made for {{email}}. Those of before no longer work.',
      button: 'See the security of my account',
      after: 'If it was not you, change the password and write to us.',
    },
    codesRefused: {
      subject: 'Somebody knows your CuentaClara password',
      heading: 'Several wrong codes',
      lead: 'On {{time}} somebody typed the right password of {{email}} and, several times, a wrong code. They did not get in.',
      button: 'Change the password',
      after: 'If it was you, use a new code of your app or a recovery code. If not, change the password now.',
    },
    newDevice: {
      subject: 'A login to your CuentaClara account from somewhere else',
      heading: 'A new browser',
      lead: 'On {{time}} somebody logged in to the account of {{email}} with {{browser}}, from a place or a browser we did not know.',
      button: 'See my sessions',
      after: 'If it was you, do nothing. If not, close that session and change the password.',
    },
    keyCreated: {
      subject: 'There is a new API key in your CuentaClara account',
      heading: 'API key created',
      lead: 'On {{time}} the key {{key}} was created in the account {{email}}.',
      button: 'See my keys',
      after: 'If it was neither you nor your team, delete it and change the password.',
    },
    keyRotated: {
      subject: 'A CuentaClara API key has another secret',
      heading: 'Secret of a key changed',
      lead: 'On {{time}} the key {{key}} of {{email}} got a new secret.',
      button: 'See my keys',
      after: 'If it was neither you nor your team, delete it and change the password.',
    },
    keyDeleted: {
      subject: 'A CuentaClara API key was deleted',
      heading: 'API key deleted',
      lead: 'On {{time}} the key {{key}} of {{email}} was deleted. What used it stopped working.',
      button: 'See my keys',
      after: 'If it was neither you nor your team, change the password.',
    },
    webhookCreated: {
      subject: 'There is a new webhook in your CuentaClara account',
      heading: 'Webhook created',
      lead: 'On {{time}} the webhook {{webhook}} was created in the account {{email}}: it will be sent what happens there.',
      button: 'See my webhooks',
      after: 'If it was neither you nor your team, delete it, change the password and give your keys new secrets.',
    },
    webhookMoved: {
      subject: 'A CuentaClara webhook leads to another address',
      heading: 'Address of a webhook changed',
      lead: 'On {{time}} the webhook {{webhook}} of {{email}} got another address: what happens in the account is sent there now.',
      button: 'See my webhooks',
      after: 'If it was neither you nor your team, delete it, change the password and give your keys new secrets.',
    },
    webhookRotated: {
      subject: 'A CuentaClara webhook has another secret',
      heading: 'Secret of a webhook changed',
      lead: 'On {{time}} the webhook {{webhook}} of {{email}} got a new secret.',
      button: 'See my webhooks',
      after: 'If it was neither you nor your team, delete it and change the password.',
    },
    webhookDeleted: {
      subject: 'A CuentaClara webhook was deleted',
      heading: 'Webhook deleted',
      lead: 'On {{time}} the webhook {{webhook}} of {{email}} was deleted, with all it was sent.',
      button: 'See my webhooks',
      after: 'If it was neither you nor your team, change the password.',
    },
    keepingChanged: {
      subject: 'You changed how long CuentaClara keeps your data',
      heading: 'Your data is kept for another time',
      lead: 'On {{time}} it changed how long the validations of {{email}} are kept. Years, from now on: {{years}}.',
      button: 'See my data',
      after:
        'What is older is deleted within days, for good. If it was not you, choose again today and change the password.',
    },
    companyChanged: {
      subject: 'The name of your company changed at CuentaClara',
      heading: 'Another name on your receipts',
      lead: 'On {{time}} the company name of {{email}} changed, which receipts show.',
      button: 'See my account',
      after: 'If it was neither you nor your team, change the password.',
    },
    sessionsClosed: {
      subject: 'Sessions of your CuentaClara account were closed',
      heading: 'Sessions closed',
      lead: 'On {{time}} sessions of {{email}} were closed from another browser of the account. Closed: {{count}}.',
      button: 'See my sessions',
      after: 'If it was not you, change the password.',
    },
    welcome: {
      subject: 'Your {{credits}} CuentaClara credits',
      heading: 'Your account is ready',
      lead: 'You have {{credits}} credits to validate bank accounts. They expire on {{date}}.',
      button: 'Validate an account',
      after: 'Each validation uses 1 credit. If the bank does not answer you pay nothing; the sandbox is always free.',
    },
    lowCredits: {
      subject: 'You have few CuentaClara credits left',
      heading: 'Few credits left',
      lead: 'Credits available: {{credits}}. Each validation uses 1.',
      button: 'See my credits',
      after: 'We tell you once for each group of credits. In sandbox you can go on testing at no cost.',
    },
    expiringCredits: {
      subject: 'Your CuentaClara credits expire on {{date}}',
      heading: 'Your credits are about to expire',
      lead: 'Credits that expire on {{date}}: {{credits}}. After that day they can no longer be used.',
      button: 'Validate an account',
      after: 'We tell you once for each group of credits.',
    },
    keyLimitNear: {
      subject: 'An API key has used 80% of its month',
      heading: 'Your key is at 80%',
      lead: 'The key {{key}} has used 80% of its {{limit}} validations of this month.',
      button: 'See usage',
      after:
        'The count returns to zero on {{date}} (UTC). We tell you once a month for each key, and again if it reaches 100%.',
    },
    keyLimitReached: {
      subject: 'An API key has reached its limit of the month',
      heading: 'Your key has reached its limit',
      lead: 'The key {{key}} has used its {{limit}} validations of this month: the next ones are refused with status 429.',
      button: 'See usage',
      after: 'The count returns to zero on {{date}} (UTC). Other keys of your account go on working.',
    },
    renewalFailed: {
      subject: 'We could not charge {{plan}}',
      heading: 'PayPal refused the payment',
      lead: 'PayPal refused {{amount}} USD of {{plan}} on {{failedOn}}. It tries again on {{retryOn}}.',
      button: 'See my subscription',
      after:
        'If it is not paid before {{until}}, or PayPal stops trying before that, your plan ends, and with it the keys and limits that it includes. Your credits stay until they expire, and your history for good.',
    },
    renewalFailedForGood: {
      subject: 'We could not charge {{plan}}',
      heading: 'PayPal refused the payment',
      lead: 'PayPal refused {{amount}} USD of {{plan}} on {{failedOn}}. Check your way of paying at PayPal, or pay now from your subscription.',
      button: 'See my subscription',
      after:
        'If it is not paid before {{until}}, or PayPal stops trying before that, your plan ends, and with it the keys and limits that it includes. Your credits stay until they expire, and your history for good.',
    },
    subscriptionSuspended: {
      subject: '{{plan}} is suspended because it was not paid',
      heading: 'Your subscription is suspended',
      lead: 'PayPal could not charge {{amount}} USD of {{plan}} and tries no more. Your plan has ended, and with it what it includes.',
      button: 'Subscribe again',
      after:
        'You keep your sandbox keys, your history and the credits that have not expired. Once it is paid, all is as it was.',
    },
    subscriptionCancelled: {
      subject: '{{plan}} stays active until {{until}}',
      heading: 'Your subscription was cancelled',
      lead: 'Nothing will be charged any more. {{plan}} stays active until {{until}}, with your credits, your keys and all that it includes.',
      button: 'See my subscription',
      after:
        'After that day the unused credits of this month are lost. Your history, your receipts and your sandbox keys stay.',
    },
    subscriptionEnded: {
      subject: 'Your subscription {{plan}} has ended',
      heading: 'Your subscription has ended',
      lead: 'Nothing of {{plan}} will be charged any more, and what it included works no longer.',
      button: 'See the plans',
      after: 'Your history, your receipts and your sandbox keys stay. You can come back whenever you like.',
    },
    subscriptionReactivated: {
      subject: '{{plan}} is up to date again',
      heading: 'Your payment has arrived',
      lead: 'PayPal charged {{plan}}: your keys and all that it includes work.',
      button: 'See my subscription',
      after: 'The next payment, of {{amount}} USD, is on {{nextOn}}.',
    },
    receipt: {
      subject: 'CuentaClara receipt {{receipt}}',
      heading: 'We received your payment',
      lead: 'You paid {{amount}} for {{credits}} credits: {{what}}. You can use them until {{date}}. Receipt {{receipt}}, of {{paidOn}}.',
      button: 'See the receipt',
      after: 'This is proof of payment, not a tax invoice. Price in US dollars; taxes not included.',
    },
    serviceReceipt: {
      subject: 'CuentaClara receipt {{receipt}}',
      heading: 'We received your payment',
      lead: 'You paid {{amount}}: {{what}}. Receipt {{receipt}}, of {{paidOn}}.',
      button: 'See the receipt',
      after: 'This is proof of payment, not a tax invoice. Price in US dollars; taxes not included.',
    },
    moneyBack: {
      subject: 'Money returned for receipt {{receipt}}',
      heading: 'Money returned',
      lead: 'Of the {{amount}} you paid for {{what}}, {{refunded}} went back. Unused credits that left your account: {{credits}}. Used credits that your next purchase pays first: {{owed}}.',
      button: 'See the receipt',
      after: 'PayPal decides when the money shows in your account or on your card; it usually takes a few days.',
    },
    paymentFailed: {
      subject: 'Your CuentaClara payment did not go through',
      heading: 'Your payment did not go through',
      lead: 'PayPal did not charge the {{amount}} of this purchase: {{what}}. You got no credits for it.',
      button: 'See what happened',
      after: 'You can pay another way at any time. If you see a charge, it is usually a hold that your bank releases.',
    },
    payeeChanged: {
      subject: 'Something changed about one of your payees',
      heading: 'Check before you pay',
      lead: 'We asked the bank again about {{payee}}, and the answer is not what you knew. Before you pay, confirm it by a way you already have: a phone number you kept, not the one in an email.',
      button: 'See what changed',
      after:
        'We write once a round: if something changed about other payees, they come first in your list. How often we ask is chosen for each payee.',
    },
    roundPaused: {
      subject: 'The check of your payees waits for credits',
      heading: 'Your round is paused',
      lead: 'Payees to check: {{payees}}. Credits needed: {{credits}}. Once you buy them, the round goes on by itself.',
      button: 'See my payees',
      after: 'Each check uses 1 credit, and only if the bank answers. You can turn it off for each payee.',
    },
    webhookDisabled: {
      subject: 'We switched off a webhook that does not answer',
      heading: 'We switched off your webhook',
      lead: '{{host}} has not taken what we send since {{since}}, so we switched it off. What happens meanwhile is kept for {{days}} days.',
      button: 'See my webhooks',
      after: 'When you switch it on again, it gets what is still to be delivered, in order.',
    },
    ticketReceived: {
      subject: 'We got your message ({{ticket}})',
      heading: 'We got it',
      lead: 'Your message “{{subject}}” is number {{ticket}}. A person answers within {{hours}} hours.',
      button: 'Open CuentaClara',
      after: 'Reply to this email to add something. We will never ask for your password or a key’s secret.',
    },
    ticketForSupport: {
      subject: '[{{priority}}] {{category}} ({{ticket}})',
      heading: 'Message from a customer',
      lead: '{{subject}}\n\n{{message}}',
      button: 'Open the page',
      after:
        'From {{name}}, {{email}}, account {{account}}, due {{answerBy}}. Page: {{page}}. Requests: {{requests}}. Widget: {{version}}, {{browser}}, {{error}}. Files: {{files}}. A reply to this email reaches the customer.',
    },
    ticketAnswered: {
      subject: 'Answer to your message ({{ticket}})',
      heading: 'We answered you',
      lead: '{{answer}}',
      button: 'Open CuentaClara',
      after: 'Reply to this email to add something. We will never ask for your password or a key’s secret.',
    },
    contactReceived: {
      subject: 'We got your message ({{ticket}})',
      heading: 'We got it',
      lead: 'Someone wrote to CuentaClara with this address. The message is number {{ticket}}, and a person answers within {{hours}} hours.',
      button: 'See help',
      after: 'Reply to this email to add something. If you did not write to us, there is nothing you need to do.',
    },
    contactForSupport: {
      subject: '[contact] Message from a visitor ({{ticket}})',
      heading: 'Message from a visitor',
      lead: '{{message}}',
      button: 'Open the site',
      after:
        'From {{name}}, {{company}}, {{email}}, phone {{phone}}, due {{answerBy}}. The address is not verified. A reply to this email reaches whoever wrote.',
    },
    contactAnswered: {
      subject: 'Answer to your message ({{ticket}})',
      heading: 'We answered you',
      lead: '{{answer}}',
      button: 'Open CuentaClara',
      after: 'Reply to this email to add something.',
    },
  },
  purchases: {
    pack: '{{plan}} pack',
    period: 'one month of the {{plan}} plan',
    link: '{{description}}',
  },
  packAtPayPal: '{{credits}} CuentaClara credits',
  mailFooter: 'CuentaClara checks who you pay before you pay.',
};
