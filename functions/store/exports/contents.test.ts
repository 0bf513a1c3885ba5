import { unmarshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, test } from 'vitest';
import { fixtures } from '../../../infra/testing/releases/fixture.ts';
import { kindsOf } from '../../../infra/testing/releases/kinds.ts';
import { unsealed } from '../../../infra/testing/releases/unsealed.ts';
import { describedFiles } from '../../rules/exports/read-me.ts';
import { sealedAttributes } from '../sealing/sealed.ts';
import { contents, type Kind, type Shown } from './contents.ts';
import { isNamed, kindOf, shownOf } from './shown.ts';

/** What every row may have, and no customer gets: its place, its lists, its end, its version. */
const ofRows = ['pk', 'sk', 'ttl', 'userId', 'version', 'revision', 'unsettledPk', 'unsettledSk', ...sealedAttributes];

const rows = fixtures.flatMap((fixture) =>
  unsealed(fixture.rows).map((row) => ({ row, item: unmarshall(row as never), kinds: kindsOf(row) })),
);

const shown = Object.entries(contents).flatMap(([kind, content]): [Kind, Shown][] =>
  'file' in content ? [[kind as Kind, content]] : [],
);

/** A word that stands for a secret in some row. */
const secret =
  /password|hash|secret|wrapped|salt|token|codes|gateway|approveUrl|link$|headers|pepper|sealed|minutes|lease/i;

describe('what a customer gets of each kind of row', () => {
  test.for(shown)('of %s every attribute is shown, or left out by name', ([kind, { shows, omits = [] }]) => {
    const known = [...ofRows, ...shows, ...omits];
    const own = rows.filter(({ kinds }) => kinds.includes(kind));
    const strange = own.flatMap(({ item }) => Object.keys(item).filter((name) => !isNamed(known, name)));
    expect(new Set(strange)).toEqual(new Set());
  });

  test('is told from the kind that its key says', () => {
    const newest = unsealed(fixtures.at(-1)?.rows ?? []).map((row) => ({ row, item: unmarshall(row as never) }));
    const read = newest.filter(({ item }) =>
      /^(USER|ACCOUNT|SECURITY|BATCH|TICKETS|PAYMENT)#/.test(String(item['pk'])),
    );
    const fileOf = (kind: string | undefined) => {
      const content = contents[kind as Kind] as Shown | { readonly leftOut: string } | undefined;
      return content && ('file' in content ? content.file : content.leftOut);
    };
    expect(read.length).toBeGreaterThan(100);
    for (const { row, item } of read)
      expect([row['sk'], fileOf(kindOf(item))]).toEqual([row['sk'], fileOf(kindsOf(row)[0])]);
  });

  test('has no attribute that is a secret, or the hash of one', () => {
    const named = shown.flatMap(([kind, { shows }]) =>
      shows.filter((name) => secret.test(name)).map((name) => `${kind}.${name}`),
    );
    // When it was chosen, that many others chose it, and the id of the link that was paid by.
    expect(named).toEqual(['user.passwordChangedAt', 'user.passwordIsCommon']);
    const text = JSON.stringify(rows.flatMap(({ item }) => shownOf(item) ?? []));
    expect(text).not.toMatch(/argon2id|"(passwordHash|tokenHash|secrets|salt|wrappedKey|codes|approveUrl|mailId)"/);
  });

  test('comes in files that the README describes, each of them and no other', () => {
    expect([...describedFiles].toSorted()).toEqual([...new Set(shown.map(([, { file }]) => file))].toSorted());
  });
});
