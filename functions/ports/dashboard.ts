import { readsDashboardAddress } from './grant.ts';
import { dashboardAddress } from './mail/dashboard-address.ts';
import { verb } from './verb.ts';

export const verbs = {
  /** Where the dashboard lives, without a slash at its end. */
  address: verb([readsDashboardAddress], dashboardAddress),
};
