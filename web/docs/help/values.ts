import { accountExport } from '#shared/validation/account-export.ts';
import { supportLimits } from '#shared/validation/support.ts';
import { requestsKeptDays } from '#shared/contract/app/requests.ts';
import { keptDays } from '#shared/kept-days.ts';
import { promises } from '#shared/promises.ts';
import {
  bankCircuit,
  creditMails,
  crowdLimits,
  freeAccountsPerDomain,
  keepingYears,
  loginDelay,
  mailsPerDay,
  packNames,
  passwordResetMinutes,
  payableHours,
  plans,
  provenForMinutes,
  recoveryCodesAtOnce,
  renewalGraceDays,
  secondFactorEndsAfterHours,
  secondFactorSetupMinutes,
  session,
  suspendedAtMostDays,
  type PackName,
  unverifiedAccountDays,
} from '#shared/plans.ts';

const ofPlan = (name: PackName) => {
  const { pack, monthly, keys } = plans[name];
  return {
    [`${name}Credits`]: pack.credits,
    [`${name}Price`]: pack.priceUsd,
    [`${name}Days`]: pack.validDays,
    [`${name}Monthly`]: monthly.validations,
    [`${name}MonthlyPrice`]: monthly.priceUsd,
    [`${name}Keys`]: keys.count,
  };
};

/** Numbers of the product that articles tell, beside those that guides know: `{{freeDays}}` in their text. */
export const helpValues: Readonly<Record<string, number>> = {
  freeCredits: plans.free.pack.credits,
  freeDays: plans.free.pack.validDays,
  freeKeys: plans.free.keys.count,
  freeAccounts: freeAccountsPerDomain,
  ...Object.assign({}, ...packNames.map(ofPlan)),
  expiringDays: creditMails.expiringDays,
  payableHours,
  copyHours: accountExport.keptHours,
  copiesPerDay: accountExport.perDay,
  graceDays: renewalGraceDays,
  suspendedDays: suspendedAtMostDays,
  provenMinutes: provenForMinutes,
  resetMinutes: passwordResetMinutes,
  recoveryCodes: recoveryCodesAtOnce,
  factorEndsHours: secondFactorEndsAfterHours,
  setupMinutes: secondFactorSetupMinutes,
  verifyDays: unverifiedAccountDays,
  sessionDays: session.absoluteDays,
  idleHours: session.idleHours,
  mailsPerDay: mailsPerDay.anybody,
  requestDays: requestsKeptDays,
  ticketDays: supportLimits.keptDays,
  activityDays: keptDays.securityEvents,
  sandboxDays: keptDays.sandbox,
  backupDays: keptDays.backups,
  erasureDays: keptDays.erasures,
  closedBooksYears: Math.floor(keptDays.closedBooks / 365),
  keptYearsUsual: keepingYears.usual,
  answerHours: supportLimits.answerHours,
  leastSeconds: promises.answerSeconds.least,
  mostSeconds: promises.answerSeconds.most,
  circuitSeconds: bankCircuit.openSeconds,
  freeFailures: loginDelay.freeFailures,
  loginWaitSeconds: loginDelay.maxSeconds,
  crowdWaitMinutes: crowdLimits.maxSeconds / 60,
};
