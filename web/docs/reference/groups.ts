import type { Declared } from '#shared/contract/index.ts';
import type { Group } from '../page.ts';

const groups: Readonly<Record<string, Group>> = {
  validations: 'referenceValidations',
  batches: 'referenceBatches',
  webhooks: 'referenceWebhooks',
  widget: 'referenceWidget',
  credits: 'referenceAccount',
  usage: 'referenceAccount',
  catalog: 'referenceCatalogs',
  document: 'referenceCatalogs',
};

/** Where an operation stands in the sidebar of the reference, by its area of the contract. */
export const groupOf = ({ area }: Pick<Declared, 'area'>): Group => {
  const group = groups[area];
  if (!group) throw new Error(`The reference has no group for ${area}`);
  return group;
};
