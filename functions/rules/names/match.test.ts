import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchNames } from './match.ts';
import { wordsOfBoth } from './words.ts';

/** Whom somebody expects, what the bank says, and what a careful person would conclude. */
const pairs = [
  ['AR', 'Juan Carlos Pérez', 'PEREZ JUAN CARLOS', 'match'],
  ['AR', 'Distribuidora del Norte S.R.L.', 'DISTRIBUIDORA NORTE SRL', 'match'],
  ['AR', 'Mercado Libre SRL', 'MERCADOLIBRE S.R.L.', 'match'],
  ['AR', 'Acme SA', 'ACME SRL', 'partial'],
  ['BR', 'João da Silva', 'JOAO SILVA', 'match'],
  ['BR', 'Padaria Ipê Amarelo Ltda ME', 'PADARIA IPE AMARELO LTDA', 'match'],
  ['BR', 'Ana Silva', 'ANA BEATRIZ SOUZA PEREIRA DA SILVA', 'partial'],
  ['BR', 'Maria Conceição Gonçalves', 'MARIA C GONCALVES', 'partial'],
  ['CL', 'Constructora Los Álamos SpA', 'CONSTRUCTORA LOS ALAMOS SPA', 'match'],
  ['CL', 'Sofía Muñoz Rojas', 'SOFIA MUNOZ ROJAS', 'match'],
  ['CL', 'Sofía Muñoz Rojas', 'VALENTINA SOTO DIAZ', 'mismatch'],
  ['CO', 'Juan Ernesto', 'JU*** ERN***', 'match'],
  ['CO', 'Comercial Andina S.A.S.', 'COMERCIAL ANDINA S A S', 'match'],
  ['CO', 'Pedro Ernesto', 'JU*** ERN***', 'mismatch'],
  ['EC', 'Carlos Andrade', 'ANDRADE CARLOS', 'match'],
  ['EC', 'Agrícola San Martín Cía. Ltda.', 'AGRICOLA SAN MARTIN CIA LTDA', 'match'],
  ['EC', 'Carlos Andrade', 'CARLOS ANDARDE', 'partial'],
  ['MX', 'Ana Ruiz', 'ADA RUIZ', 'mismatch'],
  ['MX', 'Luz Nueva Mexicana', 'LUZ NUEVA MEXICANA IAP', 'partial'],
  ['MX', 'Transportes del Pacífico, S.A. de C.V.', 'TRANSPORTES DEL PACIFICO SA DE CV', 'match'],
  ['MX', 'Transportes del Pacífico, S. de R.L. de C.V.', 'TRANSPORTES DEL PACIFICO SA DE CV', 'partial'],
  ['MX', 'José Luis González Fernández', 'JOSE LUIS GONZALES FERNANDEZ', 'partial'],
  ['PE', 'María Flores Gordillo', 'MAR** FLORE**** GORDI****', 'match'],
  ['PE', 'María Torres Gordillo', 'MAR** FLORE**** GORDI****', 'mismatch'],
  ['PE', 'Ana Torres', 'MAR** FLORE**** GORDI****', 'mismatch'],
  ['PE', 'Tecnología La Unión E.I.R.L.', 'TECNOLOGIA LA UNION EIRL', 'match'],
  ['US', "Kevin O'Brien", 'OBRIEN KEVIN', 'match'],
  ['US', 'J. Doe', 'JOHN DOE', 'partial'],
  ['US', 'Lone Star Supply, Inc.', 'LONE STAR SUPPLY INCORPORATED', 'match'],
  ['US', 'John Doe', 'JANE DOE', 'mismatch'],
  ['UY', 'Ana Pereira', 'AN* PERE****', 'match'],
  ['UY', 'Logística Santa Lucía S.A.', 'LOGISTICA SANTA LUCIA', 'match'],
  ['UY', 'María José García', 'MARIA JOSE LOPEZ', 'mismatch'],
] as const;

test.for(pairs)('%s: «%s» beside «%s» is a %s', ([, expected, holder, result]) => {
  expect(matchNames(expected, holder)?.result).toBe(result);
});

describe('the reasons name', () => {
  test('each word that differs, and how', () => {
    expect(matchNames('Juan Pérez', 'PERES GOMEZ JUAN')).toEqual({
      result: 'partial',
      score: 0.74,
      reasons: [
        { code: 'slip', expected: 'PEREZ', holder: 'PERES' },
        { code: 'extra', expected: null, holder: 'GOMEZ' },
      ],
    });
  });

  test('another company form', () => {
    expect(matchNames('Acme S.A.', 'ACME SRL')?.reasons).toEqual([
      { code: 'company_form', expected: 'SA', holder: 'SRL' },
    ]);
  });

  test('nothing of two equal names', () => {
    expect(matchNames('Ana Pereira', 'PEREIRA, ANA')).toEqual({ result: 'match', score: 1, reasons: [] });
  });
});

describe('an abbreviation counts as an initial does', () => {
  test.for([
    ['Ma. Elena Ruiz', 'MARIA ELENA RUIZ', 'MA', 'MARIA'],
    ['Mª José García', 'MARIA JOSE GARCIA', 'MA', 'MARIA'],
    ['M.ª José García', 'MARIA JOSE GARCIA', 'MA', 'MARIA'],
    ['João Silva Júnior', 'JOAO SILVA JR', 'JUNIOR', 'JR'],
    ['Francisco Gómez', 'FCO GOMEZ', 'FRANCISCO', 'FCO'],
    ['Gpe. Ramos', 'GUADALUPE RAMOS', 'GPE', 'GUADALUPE'],
    ['Coop. La Unión', 'COOPERATIVA LA UNION', 'COOP', 'COOPERATIVA'],
    ['Pérez y Cía.', 'PEREZ Y COMPAÑIA', 'CIA', 'COMPANIA'],
    ['Cia. Paulista', 'COMPANHIA PAULISTA', 'CIA', 'COMPANHIA'],
    ['Soc. Agrícola Sol', 'SOCIEDAD AGRICOLA SOL', 'SOC', 'SOCIEDAD'],
    ['Soc. Agrícola Sol', 'SOCIEDADE AGRICOLA SOL', 'SOC', 'SOCIEDADE'],
    ['Ana Glez.', 'ANA GLZ', 'GLEZ', 'GLZ'],
  ] as const)('«%s» beside «%s»', ([one, other, expected, holder]) => {
    const { result, reasons } = matchNames(one, other) ?? {};
    expect([result, reasons]).toEqual(['partial', [{ code: 'initial', expected, holder }]]);
    expect(matchNames(other, one)?.result).toBe('partial');
  });

  test('of a word it stands for, and of no other', () => {
    expect(matchNames('Ma. Ruiz', 'MARTA RUIZ')?.result).toBe('mismatch');
    expect(matchNames('Fco. Gómez', 'FEDERICO GOMEZ')?.result).toBe('mismatch');
  });
});

describe('a letter that was lost inside a word', () => {
  test.for([
    ['Juan Muñoz', 'JUAN MU?OZ'],
    ['Ana Peña', 'ANA PE#A'],
    ['Ana Peña', 'ANA PE\uFFFDA'],
    ['Juan Muñoz', 'JUAN MU??OZ'],
    ['Juan Muñoz', 'JUAN MU\uFFFD\uFFFDOZ'],
    ['João Simões', 'JO?O SIM?ES'],
    ['José Álvarez', 'JOS\uFFFD \uFFFDLVAREZ'],
    ['Juan Mu?oz', 'JUAN MU#OZ'],
    ['Juan Muñoz', 'JU** MU?O*'],
    ['Acme S.A.', 'ACME SOCIEDAD AN?NIMA'],
    ['Acme Cía. Ltda.', 'ACME COMPA??IA LIMITADA'],
  ] as const)('may be any letter, and nothing else differs: «%s» is «%s»', ([one, other]) => {
    for (const match of [matchNames(one, other), matchNames(other, one)])
      expect([match?.result, match?.reasons.filter(({ code }) => code !== 'masked')]).toEqual(['match', []]);
  });

  test('is one letter, and the others have to be the same', () => {
    expect(matchNames('Juan Muñoz', 'JUAN MU?EZ')?.result).toBe('mismatch');
    expect(matchNames('Juan Peña', 'JUAN PE?ALES')?.result).toBe('mismatch');
    expect(matchNames('Juan Muñoz', 'JU** ME?O*')?.result).toBe('mismatch');
  });

  test('is none where the sign hides letters, ends a word or stands beside a digit', () => {
    expect(matchNames('Juan Pérez', 'J???N PEREZ')?.reasons[0]).toEqual({
      code: 'initial',
      expected: 'JUAN',
      holder: 'J',
    });
    expect(matchNames('¿Juan Pérez?', 'JUAN PEREZ')).toEqual({ result: 'match', score: 1, reasons: [] });
    expect(matchNames('Local #4', 'LOCAL#4')).toEqual({ result: 'match', score: 1, reasons: [] });
  });
});

test('a name without a readable letter compares with nothing', () => {
  expect([matchNames('Ana', '*** ****'), matchNames(' . ', 'ANA')]).toEqual([undefined, undefined]);
  expect([matchNames('Acme', '**** SA'), matchNames('Acme', '* SA')]).toEqual([undefined, undefined]);
});

describe('names of 140 characters, whatever they are,', () => {
  const letters = Array.from('AB Ñé.*?#ªﬁ一각\u0301\uFDFA\uFFFD\uD83D');
  const long = fc.oneof(
    fc.string({ unit: fc.constantFrom(...letters), minLength: 140, maxLength: 140 }),
    fc.string({ unit: 'binary', minLength: 70, maxLength: 140 }),
    fc.constantFrom(
      '\uFDFA'.repeat(140),
      '\u3316'.repeat(140),
      'A '.repeat(70),
      'AB '.repeat(47),
      '? A#'.repeat(35),
      '각'.repeat(140),
    ),
  );

  test('are compared as forty words of three hundred characters together at most', () => {
    fc.assert(
      fc.property(long, long, (one, other) => {
        for (const { words } of wordsOfBoth(one, other)) {
          expect(words.length).toBeLessThanOrEqual(40);
          // A capital may be two letters: ß becomes SS.
          expect(words.join('').length).toBeLessThanOrEqual(600);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('bring twenty reasons at most, in less than four kilobytes', () => {
    fc.assert(
      fc.property(long, long, (one, other) => {
        const match = matchNames(one, other);
        expect(match?.reasons.length ?? 0).toBeLessThanOrEqual(20);
        expect(Buffer.byteLength(JSON.stringify(match ?? null))).toBeLessThan(4_000);
      }),
      { numRuns: 2_000 },
    );
  });

  test('of 140 × U+FDFA against others, which was an item of 18.7 kB, is below two', () => {
    const match = matchNames('\uFDFA'.repeat(140), 'A '.repeat(70));
    expect(match?.result).toBe('mismatch');
    expect(Buffer.byteLength(JSON.stringify(match))).toBeLessThan(2_000);
  });
});

test('two words become one of the other side, whichever of them stands first', () => {
  expect(matchNames('Libre Mercado Pago', 'MERCADOLIBRE PAGO')).toEqual({ result: 'match', score: 1, reasons: [] });
  expect(matchNames('Ana Ana', 'ANAANA')).toEqual({ result: 'match', score: 1, reasons: [] });
  expect(matchNames('Ana', 'ANAANA')?.result).not.toBe('match');
});

const words =
  'JUAN ANA MARIA JOSE LUIS PEREZ PERES GOMEZ GOMES SILVA SOUZA DE LA DOS S.A. SRL LTDA J M FLORE**** MAR** ACME SOL ' +
  'SA SÁ SAS CO MA. FCO FRANCISCO PE#A PEÑA';
const name = fc.array(fc.constantFrom(...words.split(' ')), { minLength: 1, maxLength: 7 });
const written = (parts: readonly string[]) => parts.join(' ');

describe('always', () => {
  const identical = { result: 'match', score: 1, reasons: [] };

  test('a name is its own match', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(matchNames(text, text) ?? identical).toEqual(identical);
      }),
    );
  });

  test('the sides may be exchanged', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        const [there, back] = [matchNames(written(one), written(other)), matchNames(written(other), written(one))];
        expect([there?.score, there?.result]).toEqual([back?.score, back?.result]);
      }),
      { numRuns: 2_000 },
    );
  });

  const plain = fc.array(fc.constantFrom('JUAN', 'ANA', 'MARIA', 'PEREZ', 'PERES', 'GOMES', 'J', 'FLORE****'), {
    minLength: 1,
    maxLength: 6,
  });

  test('the order of the words does not matter', () => {
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        expect(matchNames(written(one.toReversed()), written(other))).toEqual(matchNames(written(one), written(other)));
      }),
      { numRuns: 2_000 },
    );
  });

  test('accents and case do not matter', () => {
    const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const accented = fc.array(fc.constantFrom('José', 'Núñez', 'João', 'Güemes', 'Conceição', 'Ana'), { minLength: 1 });
    fc.assert(
      fc.property(accented, accented, (one, other) => {
        expect(matchNames(bare(written(one)), written(other))).toEqual(matchNames(written(one), written(other)));
      }),
    );
  });

  test('the score lies between 0 and 1, whatever is compared', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        const { score = 0 } = matchNames(one, other) ?? {};
        expect(score >= 0 && score <= 1).toBe(true);
      }),
    );
  });
});
