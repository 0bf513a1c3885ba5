import { Validations, type App } from 'aws-cdk-lib';

/** Rules of cdk-nag that do not fit, each with the reason. */
const reasons: Readonly<Record<string, string>> = {};

export const acknowledge = (app: App): void => {
  for (const [id, reason] of Object.entries(reasons)) Validations.of(app).acknowledge({ id, reason });
};
