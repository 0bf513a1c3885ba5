import type { Translation } from '../../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  list: 'Examples',
  lead: 'We test the widget with these very pages in every release. “See it live” opens it here with their options, in the sandbox.',
  live: 'See it live',
  stop: 'Close',
  copy: 'Copy',
  files: 'Files of “{{title}}”',
  sandbox: 'Sandbox',
  number: 'An account of Mexico that exists:',
  refused: 'The session did not open',
  heard: 'Your page would hear {{said}}',
  items: {
    inline: {
      title: 'In the page',
      text: 'The shortest: a token asked for before, the form in an element, and the result to your server.',
    },
    modal: {
      title: 'In a dialog',
      text: 'With `fetchToken` the session begins when the dialog opens, not when the page loads.',
    },
    renewal: {
      title: 'More than ten minutes',
      text: 'If the session is over, your payee goes on where they were: `fetchToken` is called again.',
    },
    dark: {
      title: 'Another language and the dark theme',
      text: 'In English and dark. `update` changes the language without losing what was typed.',
    },
    appearance: {
      title: 'With your colours',
      text: 'Variables of appearance: colour, corners and font. What could not be read is ignored.',
    },
    strict: {
      title: 'Strict policy',
      text: 'One release by its digest, and a CSP that allows only what it names. No scripts inside the HTML.',
    },
    react: {
      title: 'React',
      text: 'The component and the hook, under `StrictMode`. Here the same widget runs, without React.',
    },
  },
  server:
    'No packages. Save it beside the page and the .env file of your key, allow http://localhost:3000 among your sites and run it. It asks for sessions, trades results, sends the CSP and fills in what stands between `{{` and `}}`.',
  run: 'Run the server',
} satisfies Translation<typeof es>;
