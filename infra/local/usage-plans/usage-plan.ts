import * as z from 'zod';
import type { Assembly } from '../assembly.ts';
import { readProperties } from '../assembly/read-properties.ts';

const perMethod = z.strictObject({}, 'limits of single methods in a usage plan are beyond the local cloud').optional();

/** The latest day a period may begin with: weeks begin with Sunday (0), months with the 1st (0). */
const latestOffset = { DAY: 0, WEEK: 6, MONTH: 27 } as const;

const quota = z
  .strictObject({
    Limit: z.int().min(1),
    Period: z.enum(['DAY', 'WEEK', 'MONTH']),
    Offset: z.int().min(0).default(0),
  })
  .refine(({ Period, Offset }) => Offset <= latestOffset[Period], 'its offset is no day of its period')
  .transform(({ Limit, Period, Offset }) => ({ limit: Limit, period: Period, offset: Offset }));

const throttle = z
  .strictObject({ RateLimit: z.number().positive(), BurstLimit: z.int().positive() })
  .transform(({ RateLimit, BurstLimit }) => ({ rateLimit: RateLimit, burstLimit: BurstLimit }));

const properties = z.strictObject({
  UsagePlanName: z.string().optional(),
  Description: z.string().optional(),
  ApiStages: z.array(z.strictObject({ ApiId: z.string(), Stage: z.string(), Throttle: perMethod })).default([]),
  Throttle: throttle.optional(),
  Quota: quota.optional(),
  Tags: z.unknown().optional(),
});

/** How many requests of a key pass in a day, a week or a month. */
export type Quota = Readonly<z.output<typeof quota>>;

/** What the keys of a plan may do, on which stages. */
export interface UsagePlan {
  readonly resourcePath: string;
  readonly id: string;
  readonly name: string | undefined;
  readonly description: string | undefined;
  readonly stages: readonly { readonly apiId: string; readonly stage: string }[];
  readonly throttle: Readonly<z.output<typeof throttle>> | undefined;
  readonly quota: Quota | undefined;
}

/** The usage plans of the templates. */
export const readUsagePlans = (assembly: Assembly): readonly UsagePlan[] =>
  assembly.of('AWS::ApiGateway::UsagePlan').map((resource) => {
    const given = readProperties(resource, properties);
    return {
      resourcePath: resource.path,
      id: resource.ref,
      name: given.UsagePlanName,
      description: given.Description,
      stages: given.ApiStages.map(({ ApiId, Stage }) => ({ apiId: ApiId, stage: Stage })),
      throttle: given.Throttle,
      quota: given.Quota,
    };
  });

/** Whether a plan holds for a stage. */
export const covers = ({ stages }: UsagePlan, at: UsagePlan['stages'][number]): boolean =>
  stages.some(({ apiId, stage }) => apiId === at.apiId && stage === at.stage);
