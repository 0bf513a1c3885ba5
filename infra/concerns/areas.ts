import type { Component } from '#shared/status.ts';

/** To what the endpoints of an area belong: a line for each area of the contract. */
export const auth: Component = 'api';
export const batches: Component = 'batches';
export const catalog: Component = 'api';
export const contact: Component = 'api';
export const credits: Component = 'api';
export const cspReports: Component = 'api';
export const document: Component = 'api';
export const keeping: Component = 'api';
export const keys: Component = 'api';
export const payLinks: Component = 'payments';
export const payees: Component = 'api';
export const payments: Component = 'payments';
export const receipts: Component = 'api';
export const requests: Component = 'api';
export const secondFactor: Component = 'api';
export const securityEvents: Component = 'api';
export const sessions: Component = 'api';
export const status: Component = 'api';
export const subscriptions: Component = 'payments';
export const support: Component = 'api';
export const usage: Component = 'api';
export const validations: Component = 'validations';
export const webhooks: Component = 'webhooks';
export const widget: Component = 'widget';
