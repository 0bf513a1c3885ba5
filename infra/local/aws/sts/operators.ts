import { createHash } from 'node:crypto';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The keys of somebody who operates the product of this machine: whoever is on it may be anybody. */
export const operatorKeys = (name: string) => ({
  accessKeyId: `ASIA${digest(`operator ${name}`).slice(0, 16).toUpperCase()}`,
  secretAccessKey: digest(`secret of operator ${name}`),
  sessionToken: Buffer.from(name).toString('base64url'),
});

export const operatorArn = (account: string, name: string): string =>
  `arn:aws:sts::${account}:assumed-role/Operators/${name}`;
