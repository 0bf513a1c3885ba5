import { onTable, readsCursorKey } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { newestFirst, type Listing } from '../table/newest-first.ts';
import { readMovement, type Told } from './movement.ts';

const list = (userId: string, listing: Listing) =>
  newestFirst<Told>(
    {
      of: [userId, 'movements'],
      keyOf: (place) => keys.movement(userId, place),
      read: readMovement,
      placeOf: ({ place }) => place,
    },
    listing,
  );

export const verbs = { list: verb([onTable('Query').of(keys.movement), readsCursorKey], list) };
