import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { unsettled } from '#functions/records/keys.ts';

/** What must outlive every deployment: the one table and the secrets. */
export class CoreStack extends Stack {
  readonly table: TableV2;
  readonly bankDataKey: Secret;
  readonly cursorKey: Secret;
  readonly pseudonymKey: Secret;
  readonly originProof: Secret;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      timeToLiveAttribute: 'ttl',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      globalSecondaryIndexes: [
        {
          indexName: unsettled.indexName,
          partitionKey: { name: unsettled.partition, type: AttributeType.STRING },
          sortKey: { name: unsettled.sort, type: AttributeType.STRING },
          projectionType: ProjectionType.KEYS_ONLY,
        },
      ],
    });
    this.bankDataKey = new Secret(this, 'BankDataKey', {
      description: 'API key of the bank-data provider; the operator puts the real one here after the first deployment',
    });
    this.cursorKey = new Secret(this, 'CursorKey', {
      description: 'Signs the cursors of lists',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    this.pseudonymKey = new Secret(this, 'PseudonymKey', {
      description:
        'Names accounts, documents and customers in what all customers share, and requests with an idempotency key; a new one forgets what was seen',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    this.originProof = new Secret(this, 'OriginProof', {
      description: 'What CloudFront shows the API, so that only its word counts about where a call comes from',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
  }
}
