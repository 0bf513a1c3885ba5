import type { Example } from '../../pack.ts';

const fedach = 'FedACH directory, github.com/moov-io/fed';
const stdnum = 'github.com/arthurdejong/python-stdnum';

export const examples: readonly Example[] = [
  { kind: 'us.routing_number', number: '021000021', valid: true, source: fedach },
  { kind: 'us.routing_number', number: '0110-0001-5', valid: true, source: fedach },
  { kind: 'us.routing_number', number: '112000025', valid: false, source: stdnum },
  { kind: 'us.local', number: '123443956', valid: true, source: 'Prometeo sandbox' },
  { kind: 'us.ein', number: '91-1144442', valid: true, source: stdnum },
];
