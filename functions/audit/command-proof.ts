import { createHash } from 'node:crypto';
import { canonical } from './chain.ts';

/**
 * Lambda does not say who invokes. So whoever operates signs a question that only AWS answers, `sts:GetCallerIdentity`, and
 * sends its headers along; the function asks, and AWS says whose signature it is. One signed header holds the digest of the
 * command and of the function it is for: the signature is good for nothing else, and for five minutes.
 */
export const identityQuestion = 'Action=GetCallerIdentity&Version=2011-06-15';
export const identityType = 'application/x-www-form-urlencoded';
export const commandHeader = 'x-cuentaclara-command';

/** What a signature has to cover, beside the token of those who have one. */
export const coveredHeaders = ['content-type', 'host', commandHeader, 'x-amz-date'] as const;

export const goodForMs = 5 * 60 * 1000;
/** So much a clock may be ahead of ours: a signature of later would be good for longer than five minutes. */
export const aheadAtMostMs = 60 * 1000;

/** `https://sts.eu-west-1.amazonaws.com/`, of the region the function is in. */
export const identityAddress = (region: string): string => `https://sts.${region}.amazonaws.com/`;

export const commandDigest = (functionName: string, command: unknown): string =>
  createHash('sha256')
    .update(`${functionName}\n${canonical(command)}`)
    .digest('hex');

/** `20261123T090000Z`, as signatures say it, in the way of everybody else; what is none stays what it is. */
export const instantOf = (date: string): string =>
  date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
