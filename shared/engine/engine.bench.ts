import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractIBAN, validateIBAN } from 'ibantools';
import { stdnum } from 'stdnum';
import { percentile, type Figure } from '../../infra/testing/figures.ts';
import { judgeAccount, judgeDocument } from './index.ts';
import type { Finding } from './index.ts';

interface Verdict {
  readonly ok: boolean;
  readonly normalized: string;
  readonly findings: readonly Finding[];
}

/** One kind that a package others use judges too. */
interface Contest {
  readonly vectors: string;
  readonly peer: string;
  readonly ours: (text: string) => Verdict;
  readonly theirs: (text: string) => boolean;
}

const account = (country: string, format: string) => (accountNumber: string) =>
  judgeAccount({ country, format, accountNumber });
const document = (country: string, type: string) => (number: string) => judgeDocument({ country, type, number });

function againstStdnum(vectors: string, ours: Contest['ours'], country: string, name: string): Contest {
  const validator = stdnum[country]?.[name];
  if (!validator) throw new Error(`stdnum has no ${country} ${name}`);
  return { vectors, peer: 'stdnum', ours, theirs: (text) => validator.validate(text).isValid };
}

const contests: readonly Contest[] = [
  againstStdnum('mx-clabe', account('MX', 'CLABE'), 'MX', 'clabe'),
  againstStdnum('ar-cbu', account('AR', 'CBU'), 'AR', 'cbu'),
  { vectors: 'br-iban', peer: 'validateIBAN', ours: account('BR', 'IBAN'), theirs: (text) => validateIBAN(text).valid },
  // Tells the parts, too, as a judgement does.
  { vectors: 'br-iban', peer: 'extractIBAN', ours: account('BR', 'IBAN'), theirs: (text) => extractIBAN(text).valid },
  againstStdnum('ar-cuit', document('AR', 'CUIT'), 'AR', 'cuit'),
  againstStdnum('br-cpf', document('BR', 'CPF'), 'BR', 'cpf'),
  againstStdnum('br-cnpj-numeric', document('BR', 'CNPJ'), 'BR', 'cnpj'),
  againstStdnum('cl-rut', document('CL', 'RUT'), 'CL', 'rut'),
  againstStdnum('co-nit', document('CO', 'NIT'), 'CO', 'nit'),
  againstStdnum('ec-cc', document('EC', 'CC'), 'EC', 'ci'),
  againstStdnum('ec-ruc', document('EC', 'RUC'), 'EC', 'ruc'),
  againstStdnum('mx-rfc', document('MX', 'RFC'), 'MX', 'rfc'),
  againstStdnum('mx-curp', document('MX', 'CURP'), 'MX', 'curp'),
  againstStdnum('pe-ruc', document('PE', 'RUC'), 'PE', 'ruc'),
  againstStdnum('uy-ci', document('UY', 'CI'), 'UY', 'cedula'),
  againstStdnum('uy-rut', document('UY', 'RUT'), 'UY', 'rut'),
];

/** Always the same numbers: a linear congruential generator (Numerical Recipes). */
let seed = 20261120;
function random(below: number): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed % below;
}

const perSide = 200;

/** Right and wrong numbers in turn, without separators, on which both sides agree: neither is slowed by a disagreement. */
function numbersFor({ vectors, ours, theirs }: Contest): string[] {
  const file = readFileSync(join(import.meta.dirname, `vectors/${vectors}.json`), 'utf8');
  const { numbers } = JSON.parse(file) as { numbers: { input: string; normalized?: string; verdict: string }[] };
  const plain = numbers
    .filter(({ verdict }) => verdict === 'accepted')
    .map(({ input, normalized = input }) => normalized)
    .filter(theirs);
  const right = new Set<string>();
  const wrong = new Set<string>();
  for (let i = 0; i < 100_000 && (right.size < perSide || wrong.size < perSide); i++) {
    const slipped = slip(plain[random(plain.length)] ?? '');
    const mended = mend(slipped, ours);
    if (right.size < perSide && ours(mended).findings.length === 0 && theirs(mended)) {
      right.add(mended);
      plain.push(mended);
    }
    if (wrong.size < perSide && ours(slipped).findings.length > 0 && !theirs(slipped)) wrong.add(slipped);
  }
  if (right.size < perSide) throw new Error(`${vectors}: only ${right.size} numbers both accept`);
  const others = [...wrong];
  const all = [...right].flatMap((number, i) => [number, others[i % others.length] ?? number]);
  // As they would arrive: strings put together here are read more slowly, by everybody.
  return JSON.parse(JSON.stringify(all)) as string[];
}

/** The number with one of its digits replaced. */
function slip(text: string): string {
  const places = Array.from(text, (character, i) => (/\d/.test(character) ? i : -1)).filter((i) => i >= 0);
  const at = places[random(places.length)] ?? 0;
  return `${text.slice(0, at)}${random(10)}${text.slice(at + 1)}`;
}

/** The number with the check digits it should have. */
function mend(text: string, judge: Contest['ours']): string {
  const wrong = judge(text).findings.find(({ part, expected }) => part?.startsWith('check') && expected);
  if (!wrong?.position || !wrong.expected) return text;
  const mended =
    text.slice(0, wrong.position - 1) + wrong.expected + text.slice(wrong.position - 1 + wrong.expected.length);
  return mended === text ? text : mend(mended, judge);
}

let accepted = 0;

/** Nanoseconds for one number. */
function time(judge: (text: string) => boolean, numbers: readonly string[], passes: number): number {
  const start = performance.now();
  for (let pass = 0; pass < passes; pass++) for (const number of numbers) if (judge(number)) accepted++;
  return ((performance.now() - start) * 1e6) / (passes * numbers.length);
}

const rounds = 31;

interface Outcome {
  /** Nanoseconds for one number in the fastest round, the one the machine disturbed least. */
  readonly own: number;
  readonly peer: number;
  /** Our time as a share of theirs. Both take turns, so what else the machine does hits both: the median round counts. */
  readonly share: number;
}

function compete(
  ours: (text: string) => boolean,
  theirs: (text: string) => boolean,
  numbers: readonly string[],
): Outcome {
  const timed = Array.from({ length: rounds }, () => ({
    own: time(ours, numbers, 30),
    peer: time(theirs, numbers, 4),
  }));
  return {
    own: Math.min(...timed.map(({ own }) => own)),
    peer: Math.min(...timed.map(({ peer }) => peer)),
    share: percentile(
      timed.map(({ own, peer }) => own / peer),
      0.5,
    ),
  };
}

const inMillions = (nanoseconds: number) => (1000 / nanoseconds).toFixed(2);

async function measure(): Promise<Figure[]> {
  const prepared = contests.map((contest) => {
    const ours = (text: string) => contest.ours(text).ok;
    return { contest, ours, numbers: numbersFor(contest) };
  });
  // Every kind once around before any is timed: an engine warmed by one kind alone would look faster than it is.
  for (const { contest, numbers, ours } of prepared) {
    time(ours, numbers, 50);
    time(contest.theirs, numbers, 10);
  }
  const outcomes = prepared.map(({ contest, ours, numbers }) => ({
    what: contest.vectors,
    against: contest.peer,
    ...compete(ours, contest.theirs, numbers),
  }));
  const slowest = Math.max(...outcomes.map(({ own }) => own));
  return [
    ...outcomes.map(({ what, against, own, peer, share }) => ({
      what: `${what} ${inMillions(own)} M/s, ${against} ${inMillions(peer)}: ${(1 / share).toFixed(1)} x`,
      value: 100 * share,
      unit: '%',
      budget: 10,
    })),
    { what: 'one judgement, slowest kind', value: slowest, unit: 'ns', budget: 500 },
  ];
}

export default measure;
