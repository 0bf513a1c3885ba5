import type { Translation } from '../../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  search: 'Search the questions',
  found_one: '{{count}} answer',
  found_other: '{{count}} answers',
  found_zero: 'No answer',
  none: 'Nothing with these words',
  noneMore: 'Try others, or ask us: a person answers.',
  ask: 'Ask for support',
  items: {
    plan: {
      question: 'Which plan includes the widget?',
      answer:
        'Only the monthly Enterprise subscription, in sandbox and in production; a pack of credits does not include it. In your dashboard you can try it with any plan.',
    },
    price: {
      question: 'What does a validation cost?',
      answer:
        'One credit when the bank answers, whatever it says. Nothing if nobody answers. The sandbox never charges, nor does checking digits.',
    },
    server: {
      question: 'Can I use it without a server?',
      answer:
        'No. Each time it shows it needs a session, and asking for one takes the secret of your key, which cannot stand in a page: whoever opens it would read it and spend your credits. Two calls are enough; the examples bring a whole server.',
    },
    try: {
      question: 'How do I try it without installing anything?',
      answer:
        'In Widget, tab Overview, or in the examples with “See it live”: it is the real widget, in the sandbox. The test numbers are in the documentation.',
    },
    blank: {
      question: 'The widget does not show. What do I look at?',
      answer:
        'The code that `onError` is given. `notAllowed`: the origin of the session is not that of the page, or your CSP does not allow the widget in `frame-src`. `tokenRefused`: the token was used or is over. `off`: it is switched off, or your plan no longer includes it.\nIf the session is not made, your server is told why: an origin that is not allowed answers 403 `originNotAllowed`, and your dashboard shows that site among those that tried.',
    },
    origins: {
      question: 'How do I allow a domain?',
      answer:
        'In Widget, by its exact origin: `https://pagos.example.com`, with neither path nor slash. `https://*.example.com` allows all subdomains, but not `https://example.com`: add it by itself. There is room for 20.',
    },
    localhost: {
      question: 'Does it work on my machine?',
      answer:
        'Yes. Allow `http://localhost:3000`, with your port, and use a key `wk_test_…`. `http` is taken for `localhost` and `127.0.0.1` only.',
    },
    believe: {
      question: 'Can I believe what onSuccess says?',
      answer:
        'To show your payee that they are done, yes. To pay, no: what reaches a browser can be changed by whoever uses it. Send the `resultToken` to your server and decide by what `POST /v1/widget/results` answers.',
    },
    mismatch: {
      question: 'Why could they accept an account of another holder?',
      answer:
        'Because a name may be written in another way, and only you know whether it will do. The widget warns, and the account comes with the verdict `mismatch`: your server sees which name the bank said. An account that does not exist cannot be accepted.',
    },
    page: {
      question: 'What does my page see of what is typed?',
      answer:
        'Nothing while it is typed: the form is in a frame of another origin. When it is accepted, it gets the verdict, the status, the country, the bank and the number with its last four characters. Neither holder nor document nor risk.',
    },
    token: {
      question: 'What if somebody copies a token?',
      answer:
        'The first frame that uses it keeps it, and it shows only on the origin it was asked for. With another origin or in another frame it opens nothing, and after ten minutes it is over. Nothing from before can be read with it.',
    },
    expired: {
      question: 'What happens after ten minutes?',
      answer:
        'The session is over, what was typed stays. With `fetchToken`, your payee presses “Continue” and the widget asks your server for another session. With `token`, they have to reload your page.',
    },
    off: {
      question: 'How do I switch it off at once?',
      answer:
        'In Widget, by the switch: no session begins and open ones do not go on. You can also deactivate only the key of one environment; its open sessions are cut just the same.',
    },
    rotate: {
      question: 'How do I change the secret of the key?',
      answer:
        'In Widget, by “Rotate secret”: you see the new one once, and the old one works for another 24 hours, so that you change it without stopping anything. If it leaked, deactivate the key.',
    },
    look: {
      question: 'Can I give it my colours?',
      answer:
        'The main colour, the background, the corners and the font, by `appearance`. It is a closed list and contrast is checked: a colour that could not be read is ignored. CSS of your own is not accepted.',
    },
    two: {
      question: 'Can I put two into the same page?',
      answer: 'Yes. Each `create` is independent and needs a token of its own: one token does not serve two.',
    },
    countries: {
      question: 'Which countries does it cover?',
      answer:
        'The nine of the product: {{countries}}. If your payee can only be of one, say so in the session with `country`, and they need not choose.',
    },
    history: {
      question: 'Where do the validations go?',
      answer:
        'To your history, as all others, with the `reference` that you gave the session. The tab Analytics counts how many sessions began, asked, and ended with an accepted account.',
    },
  },
} satisfies Translation<typeof es>;
