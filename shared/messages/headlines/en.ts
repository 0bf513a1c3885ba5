import type { Messages } from '../messages.ts';

export const headlines: Messages['headlines'] = {
  match: { title: 'It belongs to whom you expect', short: 'Match' },
  matchWarned: { title: 'It belongs to whom you expect, with a warning', short: 'Match, with a warning' },
  matchStopped: { title: 'It belongs to whom you expect, but don’t pay yet', short: 'Match, don’t pay yet' },
  partial: { title: 'Only a partial match', short: 'Partial match' },
  partialWarned: { title: 'Only a partial match', short: 'Partial match' },
  partialStopped: { title: 'Only a partial match: don’t pay yet', short: 'Partial, don’t pay yet' },
  mismatch: {
    title: 'It exists, but doesn’t belong to {{expected}}',
    unnamed: 'It exists, but doesn’t belong to whom you expected',
    short: 'No match',
  },
  exists: { title: 'It exists and takes payments', short: 'Exists' },
  existsWarned: { title: 'It exists and takes payments, with a warning', short: 'Exists, with a warning' },
  existsStopped: { title: 'It exists, but don’t pay yet', short: 'Exists, don’t pay yet' },
  otherAccount: {
    title: 'This payee had another account until {{until}}',
    unnamed: 'This payee had another account before',
    short: 'Another account',
  },
  otherHolder: { title: 'The holder changed: it no longer belongs to {{was}}', short: 'Another holder' },
  otherPayee: { title: 'This account already belongs to another payee of yours', short: 'Another payee’s' },
  notFound: { title: 'It doesn’t exist', short: 'Doesn’t exist' },
  otherCurrency: { title: 'It exists, but in another currency', short: 'Another currency' },
  noAnswer: { title: 'Nobody answered: nothing was charged', short: 'No answer' },
  broken: { title: 'We couldn’t ask: nothing was charged', short: 'No answer' },
  bankNotCovered: { title: 'We can’t ask this bank yet: nothing was charged', short: 'Not covered' },
  countryNotCovered: { title: 'We can’t ask in this country yet: nothing was charged', short: 'Not covered' },
  methodNotCovered: { title: 'We can’t ask about this kind of account yet: nothing was charged', short: 'Not covered' },
  underway: { title: 'The bank asked for more time', short: 'Underway' },
  unreadable: { title: 'We can’t show this answer', short: 'Can’t be shown' },
};
