import * as z from 'zod';
import { operation } from './operation.ts';
import { pageInput, pageOf } from './paging.ts';
import { keyShape } from './shapes.ts';

const input = z.strictObject({
  ...pageInput,
  /** What the name begins with. */
  name: z.string().default(''),
  customerId: z.string().optional(),
  includeValues: z.stringbool().default(false),
});

export const getApiKeys = operation('GetApiKeys', {
  route: 'GET /apikeys',
  status: 200,
  input,
  answer: ({ name, customerId, includeValues, ...page }, { keys }) => {
    const asked = keys
      .all()
      .filter((key) => (key.name ?? '').startsWith(name) && (customerId ?? key.customerId) === key.customerId);
    const { items, position } = pageOf(asked, page);
    return { item: items.map((key) => keyShape(key, { withValue: includeValues })), position };
  },
});
