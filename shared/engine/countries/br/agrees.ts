import { agreesOtherwise, expectedCheck } from '../../check-digits.ts';
import type { Beside } from '../../check-digits.ts';
import { formFor } from '../../layout.ts';
import type { Layout } from '../../layout.ts';

/** Do all check digits of a number that is long enough agree? */
export function agrees(shape: Layout, text: string, beside: Beside): boolean {
  return formFor(shape, text.length).checks.every(({ method, from, to, at, end }) => {
    const typed = text.slice(at, end);
    return (
      typed === expectedCheck(method, text, from, to, beside) || agreesOtherwise(method, text, from, to, typed, beside)
    );
  });
}
