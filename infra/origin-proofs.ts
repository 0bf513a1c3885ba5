import { ReferenceStrength, SecretValue, Stack } from 'aws-cdk-lib';
import { CfnSecret, type ISecret, type Secret } from 'aws-cdk-lib/aws-secretsmanager';

/** What a distribution of ours shows an API. */
export type OriginProof = Pick<ISecret, 'secretValue'>;

/** Those that live: the first is shown, all are believed. Each is of a generation, by which it is made anew. */
export interface OriginProofs {
  readonly shown: OriginProof;
  readonly believed: readonly { readonly generation: number; readonly proof: OriginProof }[];
}

/** The name of the secret of a generation; the first has the one it had while it was the only one. */
export const proofSecretOf = (generation: number): string => `OriginProof${generation === 1 ? '' : generation}`;

/**
 * As other stacks read it when they are deployed: core may drop a secret that they do not name any more in one deployment.
 * Its export stays for stages of before, whose stacks import it until they are deployed.
 */
export const readFrom = ({ node }: Secret): OriginProof => {
  const made = node.defaultChild;
  if (!(made instanceof CfnSecret)) throw new Error(`${node.path} is no secret of its stack`);
  return { secretValue: SecretValue.secretsManager(Stack.consumeReference(made.ref, ReferenceStrength.BOTH)) };
};

export const textOf = ({ secretValue }: OriginProof): string => secretValue.unsafeUnwrap();
