import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Call, Service } from '../wire.ts';
import { inputAs, json, readJson, Refusal, unknownOperation } from '../wire.ts';
import type { MasterKey } from './master-keys.ts';

const context = z.record(z.string(), z.string()).default({});
const inputs = {
  GenerateDataKey: z.object({ KeyId: z.string(), KeySpec: z.literal('AES_256'), EncryptionContext: context }),
  /** KMS finds a symmetric key by what it wrapped; a caller that names it is held to it. */
  Decrypt: z.object({ KeyId: z.string(), CiphertextBlob: z.base64(), EncryptionContext: context }),
};

type Operation = keyof typeof inputs;
const isOperation = (operation: string): operation is Operation => Object.hasOwn(inputs, operation);

/** KMS, as far as a program sees it that keeps its data keys wrapped: https://docs.aws.amazon.com/kms/latest/APIReference/ */
export const kmsService = (keys: readonly MasterKey[]): Service => {
  const keyOf = (id: string): MasterKey => {
    const key = keys.find(({ arn, id: short }) => id === arn || id === short);
    if (!key) throw new Refusal([400, 'NotFoundException'], `Key ${id} does not exist`);
    return key;
  };
  const read = (call: Call) => {
    if (!isOperation(call.operation)) throw unknownOperation(call);
    return inputAs(inputs[call.operation], call.input);
  };

  const answers: Readonly<Record<Operation, (call: Call) => Readonly<Record<string, unknown>>>> = {
    GenerateDataKey: (call) => {
      const input = inputAs(inputs.GenerateDataKey, call.input);
      const key = keyOf(input.KeyId);
      const drawn = randomBytes(32);
      const wrapped = key.wrap(drawn, input.EncryptionContext);
      return { KeyId: key.arn, Plaintext: drawn.toString('base64'), CiphertextBlob: wrapped.toString('base64') };
    },
    Decrypt: (call) => {
      const input = inputAs(inputs.Decrypt, call.input);
      const key = keyOf(input.KeyId);
      const opened = key.unwrap(Buffer.from(input.CiphertextBlob, 'base64'), input.EncryptionContext);
      if (!opened) throw new Refusal([400, 'InvalidCiphertextException'], '');
      return { KeyId: key.arn, Plaintext: opened.toString('base64'), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
    },
  };

  return {
    name: 'kms',
    reasons: {
      anonymous: [400, 'MissingAuthenticationTokenException'],
      stranger: [400, 'UnrecognizedClientException'],
      denied: [400, 'AccessDeniedException'],
      invalid: [400, 'ValidationException'],
      unknownOperation: [400, 'UnknownOperationException'],
      throttled: [400, 'ThrottlingException'],
      broken: [500, 'KMSInternalException'],
    },
    read: readJson,
    needs: (call) => [{ action: `kms:${call.operation}`, resource: keyOf(read(call).KeyId).arn }],
    answer: (call) => {
      if (!isOperation(call.operation)) throw unknownOperation(call);
      return json(200, answers[call.operation](call));
    },
    refuse: (status, code, message) => json(status, { __type: code, message }),
  };
};
