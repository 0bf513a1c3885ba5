import type { Placed } from '#shared/anatomy/layout.ts';
import { noteOf } from '#shared/anatomy/note.ts';
import type { Judged, ReadRun } from '#shared/anatomy/reading.ts';
import { fill } from '#shared/messages/fill.ts';
import { Mark } from '../parts/icons.tsx';
import { useTexts } from '../texts/use-texts.ts';

/** The name of a part and what it turned out to be: the bank's name, the verdict on a check digit. */
export const Note = ({ run, judged }: { readonly run: Placed<ReadRun>; readonly judged: Judged }) => {
  const { anatomy } = useTexts();
  const { isShort, bank, check } = noteOf(run, judged);
  const label = isShort ? anatomy.short.checkDigit : anatomy.parts[run.part];
  // `Banco Macro` says that it is a bank.
  const isTold = bank !== undefined && bank !== 'unknown' && bank.name.startsWith(`${label} `);
  const { agrees = true, expected } = check ?? {};
  return (
    <>
      {!isTold && <span class="an-label">{label}</span>}{' '}
      {bank && <span class="an-val">{bank === 'unknown' ? anatomy.notInCatalogue : bank.name}</span>}
      {check && (
        <span class="an-val">
          <Mark of={agrees ? 'ok' : 'bad'} />{' '}
          {!agrees && expected ? fill(anatomy.shouldBe, { expected }) : anatomy.correct}
        </span>
      )}
    </>
  );
};
