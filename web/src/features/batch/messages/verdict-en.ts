export const verdict = {
  title: 'What to do with each payment',
  soFar: 'so far',
  stop: {
    title: 'Do not pay {{rows}} of {{total}}.',
    why: 'The account does not exist, is somebody else’s, or the risk is high.',
  },
  look: {
    title: 'Check {{rows}} of {{total}} before you pay.',
    why: 'The account exists, but the name matches only in part or there is a warning.',
  },
  FAILED: {
    title: 'Do not pay {{rows}} of {{total}} yet: no result.',
    why: 'Nobody answered, or something has to be corrected. Nothing was charged.',
  },
  plain: {
    title: '{{rows}} of {{total}} exist, with no name to compare.',
    why: 'Look whose they are, or add the expected name to your file.',
  },
  pay: {
    title: '{{rows}} of {{total}} can be paid.',
    why: 'The account exists, and the holder is whom you expect.',
  },
  see: 'See',
  listed: 'Do not pay {{rows}}',
};

export const verdicts = {
  pay: 'Can be paid',
  plain: 'Exists, no name to compare',
  look: 'Check before you pay',
  stop: 'Do not pay',
};
