// Written by `npm run openapi` from the contract: what is changed here is lost.

export interface CreateBatchBody {
  /** By which people know it. */
  readonly name?: string | undefined;
  /** For whoever reads it later. */
  readonly note?: string | undefined;
  /** Headers of your own file, where rows bring their `original`. */
  readonly columns?: readonly string[] | undefined;
  /** The accounts, one in each row. */
  readonly rows?: readonly BatchRow[] | undefined;
  /** In place of `rows`: a file of at most 50000 rows will be uploaded. */
  readonly upload?:
    | {
        /** Its exact size. */
        readonly bytes: number;
      }
    | undefined;
}

export interface ListBatchesQuery {
  /** Goes on after a page: its `nextCursor`. */
  readonly cursor?: string | undefined;
  /** @default 20 */
  readonly limit?: number | undefined;
}

export interface ListBatchResultsQuery {
  readonly status?: 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'FAILED' | undefined;
  readonly verdict?: 'pay' | 'plain' | 'look' | 'stop' | undefined;
  /** Begin at this row; a `cursor` goes on where its page ended. */
  readonly from?: number | undefined;
  /** Goes on after a page: its `nextCursor`. */
  readonly cursor?: string | undefined;
  /** @default 100 */
  readonly limit?: number | undefined;
}

export interface GetRequirementsQuery {
  readonly bankCode?: string | undefined;
  readonly accountFormat?: string | undefined;
}

export interface ListAccountTypesAnswer {
  readonly accountTypes: readonly {
    readonly code: string;
    readonly name: string;
  }[];
}

export interface ListBanksAnswer {
  readonly banks: readonly Bank[];
}

export interface ListCountriesAnswer {
  readonly countries: readonly Country[];
}

export interface ListDocumentTypesAnswer {
  readonly documentTypes: readonly {
    readonly code: string;
    readonly name: string;
  }[];
}

export interface Credits {
  readonly balance: number;
  /** `none`: the last credits were spent, or there never were any. `expired`: they ended unused. */
  readonly state: 'available' | 'none' | 'expired';
  readonly expiresAt: string | null;
  /** Days of 24 hours until `expiresAt`, a begun one counted: 1 in the last. */
  readonly daysLeft: number | null;
  /** How many credits ended unused; 0 unless the state is `expired`. */
  readonly expired: number;
  /** Credits that were spent although their money went back: the next purchase pays them before anything else. */
  readonly debt: number;
  readonly lots: readonly CreditLot[];
}

export interface GetUsageQuery {
  /** @default "30" */
  readonly period?: '7' | '30' | '90' | undefined;
  /** The id of a key. Absent means all keys of the account in this environment. */
  readonly key?: string | undefined;
}

export interface CreateValidationBody {
  /** One of `AR`, `BR`, `CL`, `CO`, `EC`, `MX`, `PE`, `US`, `UY`. */
  readonly country: string;
  /** As you have it: spaces, hyphens and dots between groups do not count. */
  readonly accountNumber: string;
  /** Of the bank, where the number does not hold it: `GET /v1/countries/{country}/banks`. */
  readonly bankCode?: string | undefined;
  /** Which of the country’s formats the number is of; absent means the one that fits best. */
  readonly accountFormat?: string | undefined;
  /** Where the format asks for it: `GET /v1/countries/{country}/account-types`. */
  readonly accountType?: string | undefined;
  /** Of the holder’s document: `GET /v1/countries/{country}/document-types`. */
  readonly documentType?: string | undefined;
  /** Of the holder’s document, together with its type. Some banks want it. */
  readonly documentNumber?: string | undefined;
  /** Of the branch, where the format asks for it. */
  readonly branchCode?: string | undefined;
  /** Of the bank, in the United States. */
  readonly routingNumber?: string | undefined;
  /** Whom you expect to pay: it is compared with the holder whom the bank names. */
  readonly beneficiaryName?: string | undefined;
  /** Yours: of an invoice or a payee. It comes back with the answer. */
  readonly reference?: string | undefined;
}

export interface ListValidationsQuery {
  readonly status?: 'PENDING' | 'PROCESSING' | 'VALID' | 'INVALID' | 'ERROR' | 'TIMEOUT' | undefined;
  /** `none`: valid, and no name was expected or said. */
  readonly nameMatch?: 'match' | 'partial' | 'mismatch' | 'none' | undefined;
  /** One of `AR`, `BR`, `CL`, `CO`, `EC`, `MX`, `PE`, `US`, `UY`. */
  readonly country?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Goes on after a page: its `nextCursor`. */
  readonly cursor?: string | undefined;
  /** @default 20 */
  readonly limit?: number | undefined;
}

export interface SearchValidationsBody {
  readonly search?: string | undefined;
  readonly status?: 'PENDING' | 'PROCESSING' | 'VALID' | 'INVALID' | 'ERROR' | 'TIMEOUT' | undefined;
  /** `none`: valid, and no name was expected or said. */
  readonly nameMatch?: 'match' | 'partial' | 'mismatch' | 'none' | undefined;
  /** One of `AR`, `BR`, `CL`, `CO`, `EC`, `MX`, `PE`, `US`, `UY`. */
  readonly country?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Goes on after a page: its `nextCursor`. */
  readonly cursor?: string | undefined;
  /** @default 20 */
  readonly limit?: number | undefined;
}

export interface ChangeWebhookBody {
  /** Public and with https. What it leads on to is not followed. */
  readonly url?: string | undefined;
  /** What it is told of. */
  readonly events?: readonly EventType[] | undefined;
  readonly description?: string | null | undefined;
  /** `false` pauses it; `true` lets it go on, with what happened meanwhile, in order. */
  readonly active?: boolean | undefined;
}

export interface CreateWebhookBody {
  /** Public and with https. What it leads on to is not followed. */
  readonly url: string;
  /** What it is told of. */
  readonly events: readonly EventType[];
  readonly description?: string | undefined;
}

export interface WebhookWithSecret {
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
  /** Whose validations and batches it is told of. Events of the account go to both. */
  readonly environment: 'production' | 'sandbox';
  readonly events: readonly EventType[];
  readonly state: 'active' | 'paused' | 'disabled';
  /** No try succeeded since. After 5 days it is disabled. */
  readonly failingSince: string | null;
  /** Events that are still to be delivered, up to 1,000. */
  readonly waiting: number;
  /** How the last 20 tries ended, oldest first. */
  readonly recent: readonly ('delivered' | 'failed')[];
  readonly lastTriedAt: string | null;
  /** Those that sign now, newest first: two while a rotation is under way. */
  readonly secrets: readonly {
    readonly endsWith: string;
    readonly createdAt: string;
    readonly expiresAt: string | null;
  }[];
  readonly createdAt: string;
  /** `whsec_…`: proves that an event is ours. Shown this once. */
  readonly secret: string;
}

export interface ListWebhooksAnswer {
  readonly data: readonly WebhookEndpoint[];
}

export interface ListDeliveriesQuery {
  /** Goes on after a page: its `nextCursor`. */
  readonly cursor?: string | undefined;
  /** @default 20 */
  readonly limit?: number | undefined;
  readonly state?: 'waiting' | 'delivered' | 'failed' | undefined;
}

export interface RotateWebhookSecretBody {
  /** @default false */
  readonly endsAtOnce?: boolean | undefined;
}

export interface TestWebhookBody {
  /** Absent means the first that the webhook is told of. */
  readonly type?: EventType | undefined;
}

export interface CreateWidgetSessionBody {
  /** Scheme, host and port as a browser says them: `https://pagos.example.com`. */
  readonly origin: string;
  readonly environment?: 'production' | 'sandbox' | undefined;
  readonly language?: 'es' | 'en' | undefined;
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  /** The only country to choose; absent means all nine. */
  readonly country?: string | undefined;
  /** @default 3 */
  readonly maxValidations?: number | undefined;
  /** Yours: who this payee is. It stands in the validation. */
  readonly reference?: string | undefined;
}

export interface RedeemWidgetResultBody {
  readonly resultToken: string;
}

/** Every operation: what it takes and what it answers. Whatever is refused is a `Problem`. */
export interface Operations {
  /**
   * Start a batch whose file was uploaded; pause, resume or cancel it; ask again about rows that nobody answered
   * What a batch did already it answers again: to pause one that is paused is no error. One that is cancelled or paused still gets the answers of rows that are under way, and pays them; `retry` asks again about rows that ended as ERROR or TIMEOUT.
   */
  readonly actOnBatch: {
    readonly params: {
      readonly id: string;
      readonly action: 'start' | 'pause' | 'resume' | 'cancel' | 'retry';
    };
    readonly answer: Batch;
  };
  /**
   * Ask about many accounts: rows in the request, or a file that is uploaded
   * The key says the environment. Rows of a sandbox key are answered by a table and cost nothing; a production key costs one credit for each row that a bank answers. A row that cannot be right fails alone, with its findings, and costs nothing; rows that ask the same share one answer and one credit. The month of the key counts every row.
   */
  readonly createBatch: { readonly body: CreateBatchBody; readonly answer: Batch };
  /**
   * Your batches, newest first
   * Of the environment of the key, whoever made them. A page may hold fewer than asked though more follow: go by `hasMore`.
   */
  readonly listBatches: { readonly query: ListBatchesQuery; readonly answer: Page<Batch> };
  /**
   * One batch: where it is, what it counted and what it cost
   * Of the environment of the key: one of the other is not found.
   */
  readonly getBatch: {
    readonly params: {
      readonly id: string;
    };
    readonly answer: Batch;
  };
  /**
   * Every row and what became of it, in the order they were sent
   * Rows are here as soon as they are read, answered or not. A page may hold fewer than asked though more follow: go by `hasMore`. A cursor goes on with the same filter only.
   */
  readonly listBatchResults: {
    readonly params: {
      readonly id: string;
    };
    readonly query: ListBatchResultsQuery;
    readonly answer: Page<BatchResult>;
  };
  /**
   * What a validation in one country needs, by format of the account
   * By the rules of the environment of the key. With a bank, what that bank wants.
   */
  readonly getRequirements: {
    readonly params: {
      /** One of `AR`, `BR`, `CL`, `CO`, `EC`, `MX`, `PE`, `US`, `UY`. */
      readonly country: string;
    };
    readonly query: GetRequirementsQuery;
    readonly answer: Requirements;
  };
  /** Account types of one country */
  readonly listAccountTypes: {
    readonly params: {
      /** One of `AR`, `BR`, `CL`, `CO`, `EC`, `MX`, `PE`, `US`, `UY`. */
      readonly country: string;
    };
    readonly answer: ListAccountTypesAnswer;
  };
  /** Banks of one country */
  readonly listBanks: {
    readonly params: {
      /** One of `AR`, `BR`, `CL`, `CO`, `EC`, `MX`, `PE`, `US`, `UY`. */
      readonly country: string;
    };
    readonly answer: ListBanksAnswer;
  };
  /** Countries whose accounts can be validated */
  readonly listCountries: { readonly answer: ListCountriesAnswer };
  /** Document types of one country */
  readonly listDocumentTypes: {
    readonly params: {
      /** One of `AR`, `BR`, `CL`, `CO`, `EC`, `MX`, `PE`, `US`, `UY`. */
      readonly country: string;
    };
    readonly answer: ListDocumentTypesAnswer;
  };
  /**
   * Live credits: balance, next expiry and the lots behind it
   * The balance is that of the account, whatever the environment of the key. A sandbox key reads it too, and charges nothing to it.
   */
  readonly getCredits: { readonly answer: Credits };
  /** Usage of all keys of the account in the environment of this one, or of one of them */
  readonly getUsage: { readonly query: GetUsageQuery; readonly answer: Usage };
  /**
   * Ask the bank whether an account exists, can receive money and whose it is
   * The key says the environment: a sandbox key is answered by a table, costs nothing and never reaches a bank; a production key costs one credit where the bank answers.
   */
  readonly createValidation: { readonly body: CreateValidationBody; readonly answer: Validation };
  /**
   * The history, newest first
   * Everything that the account validated in the environment of the key, whatever door it came through. A cursor goes on with the same filters only.
   */
  readonly listValidations: { readonly query: ListValidationsQuery; readonly answer: Page<ValidationSummary> };
  /**
   * One validation with its whole answer
   * Of the environment of the key: one of the other is not found.
   */
  readonly getValidation: {
    readonly params: {
      readonly id: string;
    };
    readonly answer: Validation;
  };
  /**
   * The history by words and numbers, newest first
   * Finds names, accounts, documents and references by any of their words, numbers by their last digits too. It reads only; what you search for goes in the body, since addresses are written down in logs. A cursor goes on with the same search only.
   */
  readonly searchValidations: { readonly body: SearchValidationsBody; readonly answer: Page<ValidationSummary> };
  /** Change a webhook, pause it or let it go on */
  readonly changeWebhook: {
    readonly params: {
      readonly id: string;
    };
    readonly body: ChangeWebhookBody;
    readonly answer: WebhookEndpoint;
  };
  /** Delete a webhook with all it was told */
  readonly deleteWebhook: {
    readonly params: {
      readonly id: string;
    };
    readonly answer: undefined;
  };
  /** One webhook and how it does */
  readonly getWebhook: {
    readonly params: {
      readonly id: string;
    };
    readonly answer: WebhookEndpoint;
  };
  /**
   * Create a webhook; its secret is shown once
   * Repeated with its `Idempotency-Key` it answers the same webhook with its secret, for a day; 404 where that was deleted.
   */
  readonly createWebhook: { readonly body: CreateWebhookBody; readonly answer: WebhookWithSecret };
  /** Your webhooks */
  readonly listWebhooks: { readonly answer: ListWebhooksAnswer };
  /** One event on its way to one webhook: what was sent, and what came back */
  readonly getDelivery: {
    readonly params: {
      readonly id: string;
    };
    readonly answer: DeliveryDetail;
  };
  /** What a webhook was told, newest first */
  readonly listDeliveries: {
    readonly params: {
      readonly id: string;
    };
    readonly query: ListDeliveriesQuery;
    readonly answer: Page<Delivery>;
  };
  /** Send an event again, now */
  readonly replayDelivery: {
    readonly params: {
      readonly id: string;
    };
    readonly answer: DeliveryDetail;
  };
  /** A new secret for a webhook; the one before signs beside it for another 24 hours, or ends at once */
  readonly rotateWebhookSecret: {
    readonly params: {
      readonly id: string;
    };
    readonly body: RotateWebhookSecretBody;
    readonly answer: WebhookWithSecret;
  };
  /** Send an example of an event to a webhook, now */
  readonly testWebhook: {
    readonly params: {
      readonly id: string;
    };
    readonly body: TestWebhookBody;
    readonly answer: DeliveryDetail;
  };
  /**
   * Let one page show the widget once
   * Your server asks for it when a page is about to show the widget, and gives the token to that page. It lasts ten minutes, works in one frame of this origin, and asks banks at most `maxValidations` times. The environment is that of the key; a production key may ask for the sandbox.
   */
  readonly createWidgetSession: { readonly body: CreateWidgetSessionBody; readonly answer: WidgetSession };
  /**
   * Trade the result token of a widget for the whole validation
   * The page gets a masked answer and this token; your server trades it, once and within an hour. Believe what this says, never what the page says. A token that was traded before names its validation, which `GET /v1/validations/{id}` still shows.
   */
  readonly redeemWidgetResult: { readonly body: RedeemWidgetResultBody; readonly answer: Validation };
}

/** A page of a list. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly hasMore: boolean;
  /** Where the next page begins; null where there is none. */
  readonly nextCursor: string | null;
}

/** What each event says in `data`, by its type. */
export interface EventData {
  readonly 'validation.completed': Validation;
  readonly 'batch.completed': Batch;
  readonly 'credits.low': {
    readonly balance: number;
    readonly expiresAt: string | null;
  };
  readonly 'credits.expiring': {
    readonly credits: number;
    readonly expiresAt: string;
  };
  readonly 'usage.high': {
    readonly id: string;
    /** What is sent as `X-API-Key`. */
    readonly keyId: string;
    readonly environment: 'production' | 'sandbox';
    /** `2026-11` */
    readonly month: string;
    readonly percentage: 80 | 100;
    /** Validations of the key in a month. */
    readonly limit: number;
  };
  readonly 'subscription.changed': {
    readonly id: string;
    readonly plan: 'free' | 'basic' | 'pro' | 'enterprise';
    readonly status: string;
    readonly activeTo: string | null;
    readonly nextBillingAt: string | null;
  };
  readonly 'key.created': {
    readonly id: string;
    /** What is sent as `X-API-Key`. */
    readonly keyId: string;
    readonly environment: 'production' | 'sandbox';
  };
  readonly 'key.revoked': {
    readonly id: string;
    /** What is sent as `X-API-Key`. */
    readonly keyId: string;
    readonly environment: 'production' | 'sandbox';
  };
}
export type EventType = keyof EventData;
/** Something that happened. */
export type WebhookEvent<T extends EventType = EventType> = {
  readonly [K in T]: {
    /** `evt_…`: the same in every repetition. Also the header `webhook-id`. */
    readonly id: string;
    readonly type: K;
    /** When it happened. */
    readonly createdAt: string;
    readonly data: EventData[K];
  };
}[T];

/** Many questions to banks, each answered once. */
export interface Batch {
  readonly id: string;
  readonly name: string | null;
  readonly note: string | null;
  readonly environment: 'production' | 'sandbox';
  readonly status: 'PENDING' | 'PROCESSING' | 'PAUSED' | 'SUCCESS' | 'FAILED' | 'CANCELLED';
  readonly pausedBy: 'customer' | 'credits' | null;
  /** Why it FAILED as a whole; nothing was charged. */
  readonly problem: 'fileMissing' | 'fileUnreadable' | 'fileTooLarge' | 'tooManyRows' | 'noRows' | 'monthUsedUp' | null;
  /** Headers of your own file, where its rows came along. */
  readonly columns: readonly string[];
  /** Rows; while the file is read, `total` grows. */
  readonly counts: {
    readonly total: number;
    readonly pending: number;
    readonly processing: number;
    /** The bank answered: `valid` and `invalid`. */
    readonly success: number;
    /** Nobody answered, or it cannot be right: `error`, `timeout` and `refused`. */
    readonly failed: number;
    readonly valid: number;
    readonly invalid: number;
    readonly error: number;
    readonly timeout: number;
    /** Rows that cannot be right: nobody was asked, nothing was charged. */
    readonly refused: number;
    /** Rows that ask the same as one before: they share its answer and its credit. */
    readonly duplicates: number;
  };
  /** Rows that a bank answered, by what to do: `pay`: the holder is whom you expect; `plain`: the account exists, no name was compared; `look`: check before you pay; `stop`: do not pay. Together they are `success`. */
  readonly verdicts: {
    readonly pay: number;
    readonly plain: number;
    readonly look: number;
    readonly stop: number;
  };
  /** `reserved` is `charged`, `returned` and what is still open; `missing`: what rows that wait for credits need. */
  readonly credits: {
    readonly reserved: number;
    readonly charged: number;
    readonly returned: number;
    readonly missing: number;
  };
  /** How long it will take at the pace of late; null while nobody can tell. */
  readonly secondsLeft: number | null;
  /** Where to send the file: JSON Lines, a row each, with exactly these headers. Then `POST …/start`. Only in the answer that made the batch. */
  readonly upload: {
    readonly url: string;
    readonly method: 'PUT';
    readonly headers: Readonly<Record<string, string>>;
    readonly expiresAt: string;
  } | null;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly completedAt: string | null;
}

/** A row of a batch: an account as a validation takes it, with your own id for it. */
export interface BatchRow {
  readonly customId?: string | undefined;
  readonly country?: string | undefined;
  readonly accountNumber?: string | undefined;
  readonly bankCode?: string | undefined;
  readonly accountFormat?: string | undefined;
  readonly accountType?: string | undefined;
  readonly documentType?: string | undefined;
  readonly documentNumber?: string | undefined;
  readonly branchCode?: string | undefined;
  readonly routingNumber?: string | undefined;
  readonly beneficiaryName?: string | undefined;
  readonly reference?: string | undefined;
  /** The row of your own file, one text for each of `columns`: it comes back with the result. */
  readonly original?: readonly string[] | undefined;
}

/** A row and what became of it. */
export interface BatchResult {
  /** From 1, in the order they were sent. */
  readonly row: number;
  readonly customId: string | null;
  /** Whom you expect to pay, as it was sent. */
  readonly beneficiaryName: string | null;
  readonly status: 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'FAILED';
  /** The row before that asks the same: this one shares its answer. */
  readonly sameAs: number | null;
  /** What to do, as `verdicts` counts it; null without an answer. */
  readonly verdict: 'pay' | 'plain' | 'look' | 'stop' | null;
  readonly validation: ValidationSummary | null;
  /** Why a row cannot be right. */
  readonly findings: readonly RowFinding[];
  readonly original: readonly string[] | null;
  /** As it was sent; only of rows without an answer. */
  readonly asked: {
    readonly customId?: string | undefined;
    readonly country?: string | undefined;
    readonly accountNumber?: string | undefined;
    readonly bankCode?: string | undefined;
    readonly accountFormat?: string | undefined;
    readonly accountType?: string | undefined;
    readonly documentType?: string | undefined;
    readonly documentNumber?: string | undefined;
    readonly branchCode?: string | undefined;
    readonly routingNumber?: string | undefined;
    readonly beneficiaryName?: string | undefined;
    readonly reference?: string | undefined;
  } | null;
}

/** What a validation needs, by format of the account. */
export interface Requirements {
  readonly country: string;
  /** The usual one first. */
  readonly formats: readonly {
    readonly accountFormat: string;
    readonly accountTypes: readonly string[];
    readonly documentTypes: readonly string[];
    readonly fields: readonly FieldRequirement[];
  }[];
}

/** An institution under its national clearing code. */
export interface Bank {
  readonly code: string;
  readonly name: string;
  readonly shortName: string;
  readonly aliases: readonly string[];
  /** Whether the bank can be asked about its accounts. Of others only the format is checked: a validation ends as `ERROR` with the reason `bank_not_covered` and costs nothing. */
  readonly askable: boolean;
}

/** A country whose accounts can be validated, or will be (`available` false). */
export interface Country {
  readonly code: string;
  readonly name: string;
  readonly flag: string;
  readonly currency: string;
  readonly available: boolean;
}

/** Credits granted together; they expire together. */
export interface CreditLot {
  readonly source: 'free' | 'pack' | 'subscription' | 'operator' | 'unknown';
  /** The plan that counts while it lives, also once it is spent. */
  readonly tier: 'free' | 'basic' | 'pro' | 'enterprise';
  readonly granted: number;
  readonly remaining: number;
  readonly expiresAt: string;
}

/** What an account asked through its API keys. */
export interface Usage {
  /** Days, today included. */
  readonly period: number;
  readonly environment: 'production' | 'sandbox';
  readonly totals: {
    readonly total: number;
    readonly valid: number;
    readonly invalid: number;
    readonly error: number;
    readonly timeout: number;
  };
  /** The same number of days before. */
  readonly before: {
    readonly total: number;
    readonly valid: number;
    readonly invalid: number;
    readonly error: number;
    readonly timeout: number;
  };
  /** Every day of the period, oldest first. */
  readonly days: readonly {
    readonly total: number;
    readonly valid: number;
    readonly invalid: number;
    readonly error: number;
    readonly timeout: number;
    readonly date: string;
  }[];
  readonly keys: readonly {
    readonly total: number;
    readonly valid: number;
    readonly invalid: number;
    readonly error: number;
    readonly timeout: number;
    readonly id: string;
    readonly keyId: string | null;
    readonly name: string | null;
  }[];
  readonly countries: readonly {
    readonly total: number;
    readonly valid: number;
    readonly invalid: number;
    readonly error: number;
    readonly timeout: number;
    readonly country: string;
    readonly latency: LatencyPercentiles | null;
  }[];
  readonly latency: LatencyPercentiles | null;
  /** Requests of keys, refused ones included. */
  readonly requests: number;
  /** The most frequent first. */
  readonly errors: readonly {
    readonly error: string;
    readonly status: number;
    readonly count: number;
  }[];
  /** Of the key that is nearest to its limit, or of the one that was asked for. */
  readonly limit: {
    readonly monthly: number;
    readonly used: number;
    readonly percentage: number;
    readonly resetsAt: string;
  };
}

/** One question to a bank and its answer. */
export interface Validation {
  readonly id: string;
  readonly environment: 'production' | 'sandbox';
  /** UNREADABLE: another version of the service wrote it; its answer stands and is not lost. */
  readonly status: 'PENDING' | 'PROCESSING' | 'VALID' | 'INVALID' | 'ERROR' | 'TIMEOUT' | 'UNREADABLE';
  readonly country: string;
  readonly accountFormat: string;
  readonly bank: {
    readonly code: string;
    readonly name: string;
  } | null;
  /** As it was asked, or as the number holds it. */
  readonly branchCode: string | null;
  readonly accountNumber: string;
  readonly normalizedAccount: string;
  readonly accountType: string | null;
  readonly currency: string | null;
  readonly document: {
    readonly type: string;
    readonly number: string;
  } | null;
  readonly beneficiary: string | null;
  /** Null when no name was expected, or the bank said none. */
  readonly nameMatch: NameMatch | null;
  readonly payee: KnownPayee;
  /** True only when the bank-data provider answered; never in sandbox. */
  readonly verified: boolean;
  /** Null where no bank answered; the sandbox answers every level. */
  readonly fraudRisk: {
    readonly level: 'LOW' | 'MEDIUM' | 'HIGH';
    readonly reasons: readonly (
      | 'document_differs'
      | 'name_mismatch'
      | 'name_partial'
      | 'virtual_account'
      | 'bank_unknown'
      | 'bank_mismatch'
      | 'other_currency'
      | 'recently_refused'
      | 'other_documents'
      | 'asked_by_many'
    )[];
  } | null;
  /** Why the answer is INVALID, ERROR or TIMEOUT. */
  readonly reason:
    | 'account_not_found'
    | 'other_currency'
    | 'bank_not_covered'
    | 'country_not_covered'
    | 'method_not_covered'
    | 'bank_unavailable'
    | 'provider_error'
    | 'provider_busy'
    | 'provider_rejected'
    | 'provider_credentials'
    | 'provider_unreadable'
    | 'no_answer_in_time'
    | 'still_pending'
    | 'interrupted'
    | null;
  readonly findings: readonly Finding[];
  readonly anatomy: readonly AccountPart[];
  readonly credits: {
    readonly charged: number;
    readonly balance: number;
    readonly expiresAt: string | null;
  };
  readonly reference: string | null;
  /** What the request stated beside the number; above stands what the bank said of it. */
  readonly asked: {
    readonly bankCode: string | null;
    readonly branchCode: string | null;
    readonly routingNumber: string | null;
    readonly accountType: string | null;
    readonly document: {
      readonly type: string;
      readonly number: string;
    } | null;
    /** Whom you expected to pay, as you wrote it. */
    readonly beneficiaryName: string | null;
  };
  readonly createdAt: string;
  readonly completedAt: string | null;
  readonly durationMs: number | null;
}

/** A validation as lists show it, its account number masked. */
export interface ValidationSummary {
  readonly id: string;
  readonly environment: 'production' | 'sandbox';
  /** UNREADABLE: another version of the service wrote it; its answer stands and is not lost. */
  readonly status: 'PENDING' | 'PROCESSING' | 'VALID' | 'INVALID' | 'ERROR' | 'TIMEOUT' | 'UNREADABLE';
  readonly country: string;
  readonly accountFormat: string;
  readonly bank: {
    readonly code: string;
    readonly name: string;
  } | null;
  readonly accountNumber: string;
  readonly anatomy: readonly AccountPart[];
  readonly beneficiary: string | null;
  /** Null when no name was expected, or the bank said none. */
  readonly nameMatch: NameMatch | null;
  readonly payee: KnownPayee;
  /** Why the answer is INVALID, ERROR or TIMEOUT. */
  readonly reason:
    | 'account_not_found'
    | 'other_currency'
    | 'bank_not_covered'
    | 'country_not_covered'
    | 'method_not_covered'
    | 'bank_unavailable'
    | 'provider_error'
    | 'provider_busy'
    | 'provider_rejected'
    | 'provider_credentials'
    | 'provider_unreadable'
    | 'no_answer_in_time'
    | 'still_pending'
    | 'interrupted'
    | null;
  /** Null where no bank answered; the sandbox answers every level. */
  readonly fraudRisk: {
    readonly level: 'LOW' | 'MEDIUM' | 'HIGH';
    readonly reasons: readonly (
      | 'document_differs'
      | 'name_mismatch'
      | 'name_partial'
      | 'virtual_account'
      | 'bank_unknown'
      | 'bank_mismatch'
      | 'other_currency'
      | 'recently_refused'
      | 'other_documents'
      | 'asked_by_many'
    )[];
  } | null;
  readonly reference: string | null;
  readonly createdAt: string;
}

/** Where events are sent, as its owner sees it; never its secret. */
export interface WebhookEndpoint {
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
  /** Whose validations and batches it is told of. Events of the account go to both. */
  readonly environment: 'production' | 'sandbox';
  readonly events: readonly EventType[];
  readonly state: 'active' | 'paused' | 'disabled';
  /** No try succeeded since. After 5 days it is disabled. */
  readonly failingSince: string | null;
  /** Events that are still to be delivered, up to 1,000. */
  readonly waiting: number;
  /** How the last 20 tries ended, oldest first. */
  readonly recent: readonly ('delivered' | 'failed')[];
  readonly lastTriedAt: string | null;
  /** Those that sign now, newest first: two while a rotation is under way. */
  readonly secrets: readonly {
    readonly endsWith: string;
    readonly createdAt: string;
    readonly expiresAt: string | null;
  }[];
  readonly createdAt: string;
}

/** What was sent, and everything that became of it. */
export interface DeliveryDetail {
  readonly id: string;
  readonly webhookId: string;
  readonly eventId: string;
  readonly type: EventType;
  readonly isTest: boolean;
  readonly state: 'waiting' | 'delivered' | 'failed';
  /** When it happened. */
  readonly createdAt: string;
  readonly nextTryAt: string | null;
  readonly tries: readonly {
    readonly at: string;
    /** What the receiver answered; null where it did not. */
    readonly status: number | null;
    /** Why it failed; null where it did not. */
    readonly trouble: 'dns' | 'privateAddress' | 'connection' | 'tls' | 'timeout' | 'status' | null;
    readonly durationMs: number;
  }[];
  readonly event: WebhookEvent;
  /** As they were sent last, signatures included. */
  readonly headers: Readonly<Record<string, string>>;
  /** The first 1000 characters of it. */
  readonly answer: string | null;
}

/** One event on its way to one webhook. */
export interface Delivery {
  readonly id: string;
  readonly webhookId: string;
  readonly eventId: string;
  readonly type: EventType;
  readonly isTest: boolean;
  readonly state: 'waiting' | 'delivered' | 'failed';
  /** When it happened. */
  readonly createdAt: string;
  readonly tries: number;
  readonly lastTry: {
    readonly at: string;
    /** What the receiver answered; null where it did not. */
    readonly status: number | null;
    /** Why it failed; null where it did not. */
    readonly trouble: 'dns' | 'privateAddress' | 'connection' | 'tls' | 'timeout' | 'status' | null;
    readonly durationMs: number;
  } | null;
  readonly nextTryAt: string | null;
}

/** Leave for one page to show the widget once. */
export interface WidgetSession {
  /** For the page, and for one frame: it works once, until it expires. */
  readonly token: string;
  readonly expiresAt: string;
  readonly origin: string;
  readonly environment: 'production' | 'sandbox';
  readonly maxValidations: number;
}

/** RFC 9457 problem document; every refusal is one. */
export interface Problem {
  /** Page that explains the error. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  /** Stable code; texts may change, codes do not. */
  readonly error: string;
  readonly requestId: string;
  /** The media type to send instead. */
  readonly accepted?: string | undefined;
  readonly errors?:
    | readonly {
        /** JSON pointer to the wrong field. */
        readonly pointer: string;
        readonly code: string;
        readonly detail: string;
        readonly expected?: string | undefined;
        readonly position?: number | undefined;
        /** The code point that may not stand there: `U+202E`. */
        readonly character?: string | undefined;
      }[]
    | undefined;
  /** As the header `Retry-After`. */
  readonly retryAfterSeconds?: number | undefined;
  /** What a body may weigh, where this one weighs more. */
  readonly maxKb?: number | undefined;
  /** Of the account that is not verified yet. */
  readonly email?: string | undefined;
  /** Of the e-mail that is not of a company. */
  readonly domain?: string | undefined;
  /** What the plan does not include. */
  readonly entitlement?: string | undefined;
  /** How many the plan allows. */
  readonly count?: number | undefined;
  /** Where the widget may not stand. */
  readonly origin?: string | undefined;
  /** Which a result token was traded for. */
  readonly validationId?: string | undefined;
}

/** What is wrong with one field of a row, in the language of the request. */
export interface RowFinding {
  /** JSON pointer to the field of the row. */
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
  readonly position?: number | undefined;
  readonly expected?: string | undefined;
}

/** One field of a validation, in the order in which a form asks for it. */
export interface FieldRequirement {
  /** As a validation takes it in its body. */
  readonly field: string;
  readonly required: boolean;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  /** Those allowed, as ranges: `0-9`. */
  readonly characters?: string | undefined;
  /** The codes to choose from; without it any of the country. */
  readonly options?: readonly string[] | undefined;
  readonly example?: string | undefined;
}

/** Milliseconds from the request to the final answer. */
export interface LatencyPercentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** The name you expected beside the holder the bank names, word by word; equal words are not listed. */
export interface NameMatch {
  readonly result: 'match' | 'partial' | 'mismatch';
  readonly score: number;
  readonly reasons: readonly {
    readonly code: 'missing' | 'extra' | 'slip' | 'initial' | 'masked' | 'company_form';
    readonly expected: string | null;
    readonly holder: string | null;
  }[];
}

/** What you knew of the payee when the bank answered. */
export interface KnownPayee {
  readonly known: boolean;
  readonly id: string | null;
  readonly name: string | null;
  /** When it was first saved or validated. */
  readonly since: string | null;
  /** Answers about it before this one. */
  readonly validations: number;
  readonly changed: readonly KnownChange[];
}

/** Something the rules noticed; `position` counts characters from 1. */
export interface Finding {
  readonly code: FindingCode;
  readonly level: 'error' | 'warning';
  readonly part?: PartName | undefined;
  readonly position?: number | undefined;
  readonly expected?: string | undefined;
}

/** What the characters from `from` (inclusive) to `to` (exclusive) mean. */
export interface AccountPart {
  readonly part: PartName;
  readonly role: 'bank' | 'branch' | 'number' | 'check';
  readonly from: number;
  readonly to: number;
  readonly value: string;
  readonly label: PartName;
}

/** What is different from what you knew of this payee. */
export interface KnownChange {
  readonly what: 'otherHolder' | 'otherPayee' | 'otherAccount' | 'unknown';
  /** When what was before was last seen. */
  readonly until: string | null;
  /** The account before, masked; the holder before; or the name of the other payee. */
  readonly was: string;
  /** Of the account before. */
  readonly bank: string | null;
}

/** What the rules can notice: of any number, or of one kind of a country. */
export type FindingCode =
  | 'account.account_type_required'
  | 'account.account_type_unknown'
  | 'account.bank_code_required'
  | 'account.bank_mismatch'
  | 'account.bank_unknown'
  | 'account.branch_code_required'
  | 'account.characters'
  | 'account.country_unknown'
  | 'account.excel_number'
  | 'account.format_unknown'
  | 'account.required'
  | 'account.routing_number_required'
  | 'ar.alias.digits_only'
  | 'ar.alias.length'
  | 'ar.cbu.check_digit_1'
  | 'ar.cbu.check_digit_2'
  | 'ar.cbu.is_cvu'
  | 'ar.cbu.length'
  | 'ar.cbu.zeros'
  | 'ar.cuit.check_digit'
  | 'ar.cuit.length'
  | 'ar.cuit.prefix'
  | 'ar.cuit.prefix_doubtful'
  | 'ar.cvu.check_digit_1'
  | 'ar.cvu.check_digit_2'
  | 'ar.cvu.length'
  | 'ar.cvu.prefix'
  | 'ar.cvu.reserved_digit'
  | 'ar.cvu.zeros'
  | 'ar.dni.length'
  | 'ar.dni.zeros'
  | 'br.branch.always_the_same'
  | 'br.branch.check_digit'
  | 'br.branch.length'
  | 'br.cnpj.check_digit_1'
  | 'br.cnpj.check_digit_2'
  | 'br.cnpj.length'
  | 'br.cnpj.repeated'
  | 'br.cpf.check_digit_1'
  | 'br.cpf.check_digit_2'
  | 'br.cpf.length'
  | 'br.cpf.repeated'
  | 'br.iban.check_digits'
  | 'br.iban.country'
  | 'br.iban.length'
  | 'br.local.check_digit'
  | 'br.local.length'
  | 'br.local.unusual_length'
  | 'br.local.zeros'
  | 'br.pix.area'
  | 'br.pix.check_digit_1'
  | 'br.pix.check_digit_2'
  | 'br.pix.domain_without_dot'
  | 'br.pix.length'
  | 'br.pix.not_mobile'
  | 'br.pix.payment_code'
  | 'br.pix.random_shape'
  | 'br.pix.repeated'
  | 'br.pix.spelling'
  | 'cl.local.cuenta_rut_digit'
  | 'cl.local.length'
  | 'cl.local.unusual_length'
  | 'cl.local.zeros'
  | 'cl.rut.check_digit'
  | 'cl.rut.length'
  | 'cl.rut.unusual_length'
  | 'cl.rut.zeros'
  | 'co.cc.length'
  | 'co.cc.unusual_length'
  | 'co.cc.zeros'
  | 'co.cd.length'
  | 'co.cd.zeros'
  | 'co.ce.length'
  | 'co.ce.unusual_length'
  | 'co.ce.zeros'
  | 'co.fd.length'
  | 'co.fd.zeros'
  | 'co.iepj.length'
  | 'co.iepj.zeros'
  | 'co.iepn.length'
  | 'co.iepn.zeros'
  | 'co.local.length'
  | 'co.local.mobile'
  | 'co.local.unusual_length'
  | 'co.local.zeros'
  | 'co.nit.check_digit'
  | 'co.nit.digit_missing'
  | 'co.nit.length'
  | 'co.nit.looks_like_cc'
  | 'co.nit.zeros'
  | 'co.pas.length'
  | 'co.pas.zeros'
  | 'co.rc.length'
  | 'co.rc.zeros'
  | 'co.ti.length'
  | 'co.ti.unusual_length'
  | 'co.ti.zeros'
  | 'document.characters'
  | 'document.country_unknown'
  | 'document.excel_number'
  | 'document.required'
  | 'document.type_unknown'
  | 'ec.cc.check_digit'
  | 'ec.cc.length'
  | 'ec.cc.province'
  | 'ec.cc.third_digit'
  | 'ec.cc.zeros'
  | 'ec.local.length'
  | 'ec.local.unusual_length'
  | 'ec.local.zeros'
  | 'ec.pas.length'
  | 'ec.pas.zeros'
  | 'ec.ruc.check_digit'
  | 'ec.ruc.company_digit'
  | 'ec.ruc.establishment'
  | 'ec.ruc.leading_zero'
  | 'ec.ruc.length'
  | 'ec.ruc.province'
  | 'ec.ruc.state_digit'
  | 'ec.ruc.third_digit'
  | 'ec.ruc.zeros'
  | 'mx.branch.length'
  | 'mx.clabe.check_digit'
  | 'mx.clabe.length'
  | 'mx.clabe.zeros'
  | 'mx.curp.check_digit'
  | 'mx.curp.date'
  | 'mx.curp.digit_zero'
  | 'mx.curp.future'
  | 'mx.curp.length'
  | 'mx.curp.letter_o'
  | 'mx.curp.state'
  | 'mx.local.length'
  | 'mx.local.looks_like_clabe'
  | 'mx.local.zeros'
  | 'mx.rfc.check_digit'
  | 'mx.rfc.date'
  | 'mx.rfc.length'
  | 'pe.cci.check_digit_1'
  | 'pe.cci.check_digit_2'
  | 'pe.cci.length'
  | 'pe.cci.zeros'
  | 'pe.dni.character_missing'
  | 'pe.dni.check_character'
  | 'pe.dni.length'
  | 'pe.dni.zeros'
  | 'pe.local.cci_only'
  | 'pe.local.check_digits'
  | 'pe.local.length'
  | 'pe.local.start'
  | 'pe.local.unusual_length'
  | 'pe.local.zeros'
  | 'pe.ruc.check_digit'
  | 'pe.ruc.length'
  | 'pe.ruc.prefix'
  | 'us.ein.length'
  | 'us.ein.prefix'
  | 'us.ein.zeros'
  | 'us.local.length'
  | 'us.local.zeros'
  | 'us.routing_number.check_digit'
  | 'us.routing_number.length'
  | 'us.routing_number.prefix'
  | 'us.routing_number.zeros'
  | 'uy.ci.check_digit'
  | 'uy.ci.length'
  | 'uy.ci.zeros'
  | 'uy.local.length'
  | 'uy.local.older_length'
  | 'uy.local.shorter'
  | 'uy.local.zeros'
  | 'uy.rut.check_digit'
  | 'uy.rut.length'
  | 'uy.rut.prefix'
  | 'uy.rut.suffix'
  | 'uy.rut.zeros';

/** What characters of a number can stand for. */
export type PartName =
  | 'account'
  | 'accountType'
  | 'alias'
  | 'area'
  | 'at'
  | 'bank'
  | 'branch'
  | 'century'
  | 'checkDigit'
  | 'checkDigit1'
  | 'checkDigit2'
  | 'consonants'
  | 'country'
  | 'currency'
  | 'date'
  | 'district'
  | 'domain'
  | 'establishment'
  | 'holder'
  | 'homoclave'
  | 'initials'
  | 'institution'
  | 'key'
  | 'number'
  | 'operation'
  | 'plaza'
  | 'prefix'
  | 'product'
  | 'provider'
  | 'province'
  | 'random'
  | 'sex'
  | 'state'
  | 'subaccount'
  | 'suffix'
  | 'user';

/** The codes that a key can be refused with, by HTTP status. */
export interface ErrorCodes {
  readonly 400: 'errors.malformedRequest' | 'errors.requestRefused';
  readonly 401: 'errors.invalidApiKey';
  readonly 402: 'errors.insufficientCredits';
  readonly 403:
    | 'errors.keyNotForThis'
    | 'errors.notOnPlan'
    | 'errors.originNotAllowed'
    | 'errors.productionNeedsPlan'
    | 'errors.widgetOff';
  readonly 404: 'errors.notFound';
  readonly 409:
    | 'errors.batchCannot'
    | 'errors.batchFileMissing'
    | 'errors.idempotencyInProgress'
    | 'errors.resultTokenUsed'
    | 'errors.tooManyBatches'
    | 'errors.tooManyWebhooks';
  readonly 413: 'errors.bodyTooLarge';
  readonly 415: 'errors.unsupportedMediaType';
  readonly 422:
    | 'errors.idempotencyMismatch'
    | 'errors.invalidAccount'
    | 'errors.invalidCursor'
    | 'errors.invalidFields';
  readonly 429: 'errors.quotaExceeded' | 'errors.tooManyRequests' | 'errors.tooManyUnanswered';
  readonly 500: 'errors.internal';
  readonly 502: 'errors.badGateway';
  readonly 503: 'errors.dataUnavailable' | 'errors.providerUnavailable';
  readonly 504: 'errors.gatewayTimeout';
}
