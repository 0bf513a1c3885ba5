import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../lib/i18n/language.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';
import { needs, offersFor } from './offers.ts';
import { speaker } from './words.ts';
import '../../../components/ui/field.css';
import '../../../components/ui/segmented.css';
import './calculator.css';

const words = { es: es.live, en: en.live };

/** What stands there before anybody types. */
const shown = { validations: 60, need: 'desk' } as const;

/** How many validations people ask about. */
const usual = [10, 15, 50, 100, 250, 500, 1000] as const;

const columns = ['what', 'price', 'each', 'left'] as const;

/** Without scripts: the cheapest way to pay for some months. */
const UsualTable = () => {
  const { t, i18n } = useTranslation('calculator');
  const language = languageOf(i18n.language);
  const { usd, whatOf } = speaker(words[language], language);
  return (
    <table className="table calc-usual unscripted" aria-label={t('usual')}>
      <thead>
        <tr>
          <th scope="col">{t('count')}</th>
          {needs.map((need) => (
            <th key={need} scope="col">
              {t(`needs.${need}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {usual.map((validations) => (
          <tr key={validations}>
            <th scope="row">{validations}</th>
            {needs.map((need) => {
              const [offer] = offersFor(validations, need);
              return (
                <td key={need}>
                  {offer && (
                    <>
                      <b>{usd(offer.priceUsd)}</b> {whatOf(offer)}
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** How many validations a month, and which way to pay for them is the cheapest; `scripts/calculator.ts` makes it move. */
export const Calculator = () => {
  const { t, i18n } = useTranslation('calculator');
  const language = languageOf(i18n.language);
  const { usd, whatOf, whyOf, rowOf } = speaker(words[language], language);
  const offers = offersFor(shown.validations, shown.need);
  const [best] = offers;
  if (!best) throw new Error('Nothing that is sold holds what the calculator shows first');
  return (
    <div className="calc">
      <h3>{t('title')}</h3>
      <form className="calc-form scripted" data-calculator={JSON.stringify(words[language])}>
        <div className="field">
          <label className="label" htmlFor="calc-count">
            {t('count')}
          </label>
          <input
            className="input"
            id="calc-count"
            name="count"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={shown.validations}
            aria-describedby="calc-why"
          />
        </div>
        <fieldset className="field">
          <legend className="label">{t('need')}</legend>
          <div className="seg">
            {needs.map((need) => (
              <label key={need}>
                <input type="radio" name="need" value={need} defaultChecked={need === shown.need} />
                {t(`needs.${need}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <output className="calc-best" htmlFor="calc-count">
          <b data-price>{usd(best.priceUsd)}</b>
          <span data-what>{whatOf(best)}</span>
          <small id="calc-why" data-why>
            {whyOf(offers)}
          </small>
        </output>
      </form>
      <details className="calc-all scripted">
        <summary>{t('all')}</summary>
        <table className="table calc-offers" aria-label={t('table')}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody data-offers>
            {offers.map((offer) => (
              <tr key={offer.monthly ?? 'packs'}>
                {rowOf(offer, shown.validations).map((text, index) => (
                  <td key={columns[index]}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <UsualTable />
      <p className="calc-note">{t('note')}</p>
    </div>
  );
};
