import type { Translation } from '../../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  contents: 'On this page',
  copy: 'Copy',
  columns: {
    option: 'Option',
    type: 'Type',
    usual: 'By default',
    does: 'What it does',
    method: 'Method',
    field: 'Field',
    says: 'What it says',
    verdict: 'Verdict',
    code: 'Code',
    happened: 'What happened',
    do: 'What to do',
    variable: 'Variable',
    limit: 'Limit',
    most: 'How much',
    number: 'Account',
    copy: 'Copy',
  },
  code: {
    pinned: 'One release, by its digest',
    compatible: 'Or always the newest of version 1',
    create: 'In your page',
    session: 'Ask for a session',
    sessionAnswer: 'Answer, 201',
    result: 'Trade the result',
    resultAnswer: 'Answer, 200 (shortened)',
    policy: 'Your security policy',
    appearance: 'Appearance',
  },
  steps:
    'Your server asks for a session with the widget key and gives its token to the page.\nThe page loads the script and opens the widget with that token.\nYour payee validates the account and accepts it. The page gets a masked result and a `resultToken`.\nYour server trades the `resultToken` for the whole validation, and decides by it.',
  sections: {
    what: {
      title: 'What it does',
      texts:
        'Your page shows a form in which your payee types the account. While they type, the widget checks every digit in the browser; to validate, it asks the bank.\nThe form lives in a frame of another origin: neither your page nor other scripts that run in it see what is typed.',
    },
    install: {
      title: 'Install it',
      texts:
        'One tag and one `create`. The script defines a single global name, `CuentaClara`, and brings nothing of third parties.\nThe address with a version never changes: with `integrity`, the browser refuses any other content. `/v1/widget.js` gets compatible improvements by itself and therefore has no digest. Choose one of the two.\nThe widget works only on the origins that you allow in your dashboard.',
    },
    options: {
      title: 'Options of create',
      texts:
        '`CuentaClara.create(options)` gives the widget back without showing it: `open()` does that. An option that cannot work throws an error with a `code`.',
    },
    result: {
      title: 'What your page gets',
      texts:
        '`onSuccess` is given an object when your payee accepts the account. It is masked: good for showing that they are done, not for deciding.\nAn account with the verdict `mismatch` or `unanswered` can be accepted too, after a warning. An `unusable` one cannot. Always decide on your server.',
    },
    errors: {
      title: 'Error codes',
      texts:
        '`onError` is given `{ code, message }`. The code never changes its meaning; `message` is for developers, in English. Errors of `create` do not come to `onError`: `create` throws them.',
    },
    tokens: {
      title: 'Sessions and tokens',
      texts:
        'A token `wt_…` lasts ten minutes, works in a single frame of the origin it was asked for, and stops working if another uses it. With `fetchToken` the widget asks for another one when the session is over and your payee wants to go on: what they typed is not lost.\nAsk for a session only for somebody you already know on your site, and give it your `reference`: then you know whose account it is without believing the page.',
    },
    server: {
      title: 'Your server',
      texts:
        'Two calls with the widget key, `wk_…` and its secret, which never leave your server. The widget key can do these two only; keys of the API can do them too.\nEach `resultToken` is traded once, within an hour. The second time answers 409 with the `validationId`, which a key of the API can read at `GET /v1/validations/{id}`.',
    },
    react: {
      title: 'React',
      texts:
        'Keep `/v1/react.mjs` of the widget beside your code: it depends on `react` only. `CuentaClaraWidget` puts it into the page and `useCuentaClara` opens it in a dialog.\nIt can be rendered on the server and used with `StrictMode`: the widget is made on mount and taken away on unmount.',
    },
    policy: {
      title: 'CSP, Trusted Types and SRI',
      texts:
        "Your page has to allow nothing but the origin of the widget in `script-src` and in `frame-src`. Neither `unsafe-inline` nor `style-src` is needed: styles are set one by one, with no text to parse.\nIt works under `require-trusted-types-for 'script'` without any policy, if the tag stands in the HTML.",
    },
    appearance: {
      title: 'Appearance',
      texts:
        'A closed list of variables, each of one exact form. CSS is not accepted.\nA colour that could not be read on its background is ignored in that theme; the console says what was left out.',
    },
    security: {
      title: 'Security, in plain words',
      texts: 'Made so that a hostile page can do nothing with the widget, nor yours should it become one some day.',
    },
    accessibility: {
      title: 'Accessibility',
      texts:
        'Everything works by keyboard and the focus is always visible. Errors are tied to their field and announced; answers are, too.\nAs a dialog it uses the `dialog` element of the browser: the focus stays inside, Esc closes it and the focus returns to the button that opened it.\nLight and dark themes with AA contrast, forced colours of the system, and less motion for those who ask for it.',
    },
    limits: {
      title: 'Limits',
      texts:
        'Each answer of a bank uses 1 credit, as in the rest of the product; no answer, no credit. The sandbox never charges.',
    },
    sandbox: {
      title: 'Test numbers',
      texts:
        'A key `wk_test_…` opens the widget in the sandbox: nobody asks a bank, and the same number always gets the same answer. The last two digits choose it.\nIf you type a name that is not the one of the test holder, the verdict is `mismatch`. Leave the name empty to see the others.',
    },
    languages: {
      title: 'Languages',
      texts:
        'Spanish and English. The language of the session comes first, then the option `language`; with neither, the language of your payee’s browser, and where that is not English, Spanish.',
    },
  },
  options: {
    label: 'Options of create',
    of: {
      token: 'From `POST /v1/widget/sessions`. Give this or `fetchToken`.',
      fetchToken:
        'Asks your server for a token when the widget opens, and for another when your payee wants to go on after ten minutes. This is recommended.',
      mode: '`inline` puts it into the page; `modal`, into a dialog.',
      container:
        'Where it stands in `inline` mode: an element or a selector. Without it, what `open()` is given, or the end of the page.',
      language: 'Language of the form. What the session says comes first.',
      theme: '`auto` follows the system of your payee. What the session says comes first.',
      appearance: 'Colours, corners and font, from a closed list.',
      onReady: 'The form is ready to be typed in.',
      onSuccess: 'Your payee accepted the account.',
      onExit: 'They left without accepting an account; `asked` says how often a bank was asked.',
      onError: 'The widget cannot go on. Where it is missing, the error goes to the console.',
    },
  },
  methods: {
    label: 'Methods of the widget',
    of: {
      open: 'Shows it. A dialog that was closed opens again as it was.',
      update: 'Changes language, theme or appearance without losing what was typed.',
      destroy: 'Takes everything away that it put into the page. After that, create another.',
    },
  },
  result: {
    label: 'Fields of the result',
    of: {
      resultToken: 'For your server, which trades it for the validation. It is all you have to send there.',
      verdict: 'The verdict that your payee saw.',
      validationId: 'The id of the validation: `val_…`.',
      status: 'The status of the validation: `VALID`, `ERROR` or `TIMEOUT`.',
      country: 'The country of the account, in two letters.',
      bank: '`{ code, name }`, or `null` where it is not known.',
      accountNumber: 'Masked, with its last four characters.',
    },
  },
  verdicts: {
    label: 'Verdicts',
    of: {
      confirmed: 'The account exists, can receive payments, and nothing contradicts whoever typed it.',
      mismatch: 'The account exists, but the bank says another name or another document.',
      unusable: 'The bank says that it does not exist, or it is of another currency. Your payee cannot accept it.',
      unanswered: 'The bank did not answer. That is no refusal: nobody said that the account is wrong.',
    },
  },
  errors: {
    label: 'Error codes',
    of: {
      tokenMissing: {
        what: '`create` was given neither `token` nor `fetchToken`.',
        do: 'Give one of them. `create` throws it.',
      },
      tokenRefused: {
        what: 'The token did not come, was used, is over, or is of another origin.',
        do: 'Use `fetchToken` and ask for a new one each time: a token is for one frame and ten minutes.',
      },
      notAllowed: {
        what: 'The browser does not let the frame show in this page.',
        do: 'Compare the origin of the session with that of the page, and allow the widget in `frame-src` of your CSP.',
      },
      unreachable: {
        what: 'The frame did not load, or could not open its session.',
        do: 'Mostly the connection. Your payee can try again; if it goes on, write to us.',
      },
      off: {
        what: 'The widget is switched off, or your plan no longer includes it.',
        do: 'Switch it on in the dashboard, or look at your subscription.',
      },
      invalidOptions: {
        what: 'An option has a value that there is not, or the element of `container` is not there.',
        do: 'Read `message`: it says which. `create` throws it, or `open()`.',
      },
    },
  },
  session: {
    label: 'What is asked of a session',
    of: {
      origin:
        'That of the page that will show the widget, as the browser says it: `https://pagos.example.com`. Nothing else is required.',
      environment: 'That of the key, unless you say another. A production key may ask for `sandbox`.',
      country: 'The only country to choose. Without it, all nine.',
      language: '`es` or `en`. It comes before the option of the page.',
      theme: '`light`, `dark` or `auto`. It comes before the option of the page.',
      maxValidations: 'How often it may ask a bank: {{usual}}, and up to {{atMost}}.',
      reference: 'Yours: who this payee is. It stands in the validation.',
    },
  },
  appearance: {
    label: 'Variables of appearance',
    of: {
      accent:
        'Colour of the main button: six hexadecimal digits, `#7a1f5c`. For the dark theme too, unless you give another.',
      accentDark: 'The same, in the dark theme.',
      surface: 'Background of the form. For the dark theme too, unless you give another.',
      surfaceDark: 'The same, in the dark theme.',
      radius: 'Corners of fields and buttons: `0px` to `24px`.',
      font: 'Font, of those that the system has: {{fonts}}.',
    },
  },
  security:
    'Your page never gets the whole number, the name of the holder, the document, the fraud risk or your credits: the frame does not send them, and the server gives none of them unmasked to a browser.\nThe key and its secret stay on your server. What reaches the browser lasts ten minutes and works on one origin and in one frame.\nOn a page of another origin the frame does not show: the network decides that before it serves it (`frame-ancestors`). Whoever asks for a session for a site that you did not allow gets none, and your dashboard shows that site.\nPage and frame talk over a channel of their own, opened once and with a proven origin; messages of another form are ignored.\nNo answer comes before one second, so that its time does not tell whether an account exists.\nSwitching off the widget or its key cuts open sessions, too.',
  limits: {
    label: 'Limits of the widget',
    of: {
      session: { name: 'Session', most: '{{n}} minutes', more: 'With `fetchToken` it goes on with another.' },
      result: { name: 'resultToken', most: '{{n}} minutes', more: 'Traded once only.' },
      validations: {
        name: 'Questions of a session',
        most: 'Up to {{n}}',
        more: '{{validations}} unless you say otherwise. What is refused before a bank is asked does not count.',
      },
      perDay: {
        name: 'Questions of a key in a day',
        most: 'Up to {{n}}',
        more: '{{perDay}} unless you say otherwise in your dashboard.',
      },
      origins: { name: 'Allowed origins', most: '{{n}}', more: '`https://*.example.com` counts as one.' },
      requests: {
        name: 'Requests of a session',
        most: '{{n}}',
        more: 'All that the frame asks for, while it waits too.',
      },
    },
  },
  sandbox: {
    country: 'Country',
    label: 'Test numbers',
    copy: 'Copy the account: {{says}}',
    rest: 'The form also asks for: {{rest}}.',
    of: {
      valid: 'Exists and can receive payments.',
      slow: 'The same, but the bank takes eight seconds.',
      notFound: 'Well written, but there is no such account.',
      otherCurrency: 'Exists in another currency.',
      failing: 'Whoever asks the bank fails.',
      silent: 'The bank did not answer in time.',
    },
  },
} satisfies Translation<typeof es>;
