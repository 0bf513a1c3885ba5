import type { WidgetAnswer } from '#shared/contract/resources/widget.ts';
import { currencyName } from '../texts/names.ts';
import { useLaterTexts, useSpeech } from '../texts/use-texts.ts';

/** What the bank said that a browser may see: masked. */
export const Facts = ({ answer }: { readonly answer: WidgetAnswer }) => {
  const { language } = useSpeech();
  const { facts } = useLaterTexts().answer;
  const { holder, bank, accountNumber, currency } = answer;
  const rows = [
    [facts.holder, holder],
    [facts.bank, bank?.name],
    [facts.account, accountNumber],
    [facts.currency, currency && currencyName(currency, language)],
  ] as const;
  return (
    <dl class="facts">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd class={value === accountNumber ? 'mono' : undefined}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};
