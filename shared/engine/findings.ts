import { commonFindings } from './common-findings.ts';
import type { Level, NumberKind, Said } from './pack.ts';
import type { AccountFieldName, FindingCode, PartName } from './names.ts';

export interface Finding {
  readonly code: FindingCode;
  readonly level: Level;
  readonly part?: PartName;
  /** 1-based, in `normalized`. */
  readonly position?: number;
  /** The right character or characters, the allowed ones (`0-9`), or the right length (`18`, `6-20`). */
  readonly expected?: string;
  /** The field it is about when that is not the number itself. */
  readonly field?: AccountFieldName;
}

type Details = Omit<Finding, 'code' | 'level'>;

export function common(code: keyof typeof commonFindings, details?: Details): Finding {
  return details ? { code, level: commonFindings[code], ...details } : { code, level: commonFindings[code] };
}

/** A kind's own finding. That the name exists is checked where the kind is declared. */
export function own(kind: NumberKind, { finding, part, position, expected }: Said<string>): Finding {
  const { code, level } = headOf(kind, finding);
  const name = part as PartName | undefined;
  // At once where it can be: most findings have all three.
  if (name !== undefined && position !== undefined && expected !== undefined)
    return { code, level, part: name, position, expected };
  return {
    code,
    level,
    ...(name !== undefined && { part: name }),
    ...(position !== undefined && { position }),
    ...(expected !== undefined && { expected }),
  };
}

type Head = Pick<Finding, 'code' | 'level'>;

const heads = new WeakMap<NumberKind, Map<string, Head>>();

/** Joining the same names for every finding would cost more than finding it. */
function headOf(kind: NumberKind, finding: string): Head {
  const known = heads.get(kind)?.get(finding);
  if (known) return known;
  const head: Head = { code: `${kind.code}.${finding}` as FindingCode, level: kind.findings[finding] ?? 'error' };
  heads.set(kind, new Map(heads.get(kind)).set(finding, head));
  return head;
}
