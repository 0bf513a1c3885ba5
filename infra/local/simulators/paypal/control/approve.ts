import * as z from 'zod';
import type { Desk } from '../desk.ts';
import { ok } from '../http/answer.ts';
import type { Deed } from '../pages/approval-page.ts';
import { findPage } from '../pages/find-page.ts';
import { controlled } from './controlled.ts';

const input = z.strictObject({ url: z.url(), how: z.enum(['paypal', 'card']).default('paypal') });

const decide = (meaning: Pick<Deed, 'isGood'>) =>
  controlled(input, (desk: Desk, { url, how }) => {
    const approval = findPage(desk, new URL(url));
    if (approval.closed) throw new RangeError(`The payer can decide nothing here any more: ${approval.closed}.`);
    return ok({ returnUrl: approval.approve({ how, isReviewed: false, ...meaning }) });
  });

/** The payer approves on the page of that address. */
export const approve = decide({ isGood: true });
/** The payer approves with means that are declined when money is taken. */
export const decline = decide({ isGood: false });
/** The payer leaves without deciding. */
export const abandon = controlled(input, (desk, { url }) => ok({ returnUrl: findPage(desk, new URL(url)).abandon() }));
