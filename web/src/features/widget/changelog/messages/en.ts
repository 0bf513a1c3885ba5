import type { Translation } from '../../../../lib/i18n/translation.ts';
import type es from './es.ts';

export default {
  lead: 'Within version 1 nothing that you use is taken away: `/v1/widget.js` gets these improvements by itself. If you pinned a release, change its address and digest whenever you want another.',
  kinds: { added: 'New' },
  releases: {
    v100: {
      form: 'The form that checks every digit while it is typed and asks the bank, for nine countries.',
      modes: "In the page or in a dialog: `mode: 'inline'` and `mode: 'modal'`.",
      origins: 'Sessions of ten minutes for one origin and one frame, and allowed origins in your dashboard.',
      results: 'A masked result in the page and a `resultToken` for your server.',
      pinned: 'Each release at an address that never changes, with its digest for `integrity`.',
      looks:
        'Spanish and English; light, dark or the theme of the system; variables of appearance with checked contrast.',
      react: 'A component and a hook for React at `/v1/react.mjs`.',
      sandbox: 'A sandbox with test numbers, and the live widget in your dashboard.',
    },
  },
} satisfies Translation<typeof es>;
