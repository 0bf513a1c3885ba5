import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import { readProperties } from '../assembly/read-properties.ts';
import { type ApiKey, keyValue, newKeyValue, type Place } from './api-key.ts';

const keyProperties = z.strictObject({
  Name: z.string().optional(),
  Description: z.string().optional(),
  CustomerId: z.string().optional(),
  Enabled: z.boolean().default(false),
  Value: keyValue.optional(),
  Tags: z.unknown().optional(),
});

const placeProperties = z.strictObject({
  KeyId: z.string(),
  KeyType: z.literal('API_KEY'),
  UsagePlanId: z.string(),
});

/** The keys of the templates; the value of one that has none is drawn once and added to those that are kept. */
export const readTemplateKeys = (assembly: Assembly, drawn: Record<string, string>, now: number): readonly ApiKey[] =>
  assembly.of('AWS::ApiGateway::ApiKey').map((resource) => {
    const { Name, Description, CustomerId, Enabled, Value } = readProperties(resource, keyProperties);
    return {
      id: resource.ref,
      value: Value ?? (drawn[resource.path] ??= newKeyValue()),
      ...(Name !== undefined && { name: Name }),
      ...(Description !== undefined && { description: Description }),
      ...(CustomerId !== undefined && { customerId: CustomerId }),
      enabled: Enabled,
      createdAt: now,
      updatedAt: now,
    };
  });

/** Which keys the templates put into which plans. */
export const readTemplatePlaces = (assembly: Assembly): readonly Place[] =>
  assembly.of('AWS::ApiGateway::UsagePlanKey').map((resource) => {
    const { KeyId, UsagePlanId } = readProperties(resource, placeProperties);
    return { keyId: KeyId, planId: UsagePlanId, worksAt: 0 };
  });
