import { useTranslation } from 'react-i18next';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { countryNamesIn } from '../../lib/i18n/country-names.ts';
import type { Usage } from './api/usage.ts';
import { useWords } from '../../lib/use-words.ts';
import css from './usage.module.css';

type Percentiles = NonNullable<Usage['latency']>;

const percentiles = ['p50', 'p95', 'p99'] as const;

/** Ends of the axis, in milliseconds: the first that all of it fits under. */
const axes = [1_000, 2_000, 5_000, 10_000, 20_000, 60_000, 600_000] as const;
/** Where the axis says its time, as shares of its length. */
const marks = [0, 0.2, 0.5, 1] as const;

const endFor = (most: number): number => axes.find((end) => end >= most) ?? most;

/** From the median, a dot, over 95 of 100, a thick line, to 99 of 100, a thin one. */
const Span = ({ of: { p50, p95, p99 }, end }: { readonly of: Percentiles; readonly end: number }) => {
  const at = (ms: number) => `${(ms / end) * 100}%`;
  return (
    <svg className={css.span} aria-hidden="true">
      <line x1="0" x2="0" y1="0" y2="36" className={css.zero} />
      <line x1={at(p50)} x2={at(p99)} y1="18" y2="18" className={css.thin} />
      <line x1={at(p50)} x2={at(p95)} y1="18" y2="18" className={css.thick} />
      <circle cx={at(p50)} cy="18" r="4.5" className={css.dot} />
    </svg>
  );
};

/** How long answers took, all together and country by country. */
export const Latency = ({ of: { latency, countries } }: { readonly of: Usage }) => {
  const { t, i18n } = useTranslation('usage');
  const words = useWords();
  const nameOf = countryNamesIn(i18n.language);
  const measured = countries.flatMap(({ country, latency: its }) =>
    its ? [{ id: country, name: nameOf(country) ?? country, of: its }] : [],
  );
  const rows = latency ? [{ id: 'all', name: t('latency.all'), of: latency }, ...measured] : measured;
  const end = endFor(Math.max(0, ...rows.map(({ of }) => of.p99)));
  return (
    <Card aria-label={t('latency.title')}>
      <CardHead title={t('latency.title')} />
      <div className={css.latency}>
        {rows.length === 0 ? (
          <p className="hint">{t('latency.none')}</p>
        ) : (
          <table aria-label={t('latency.title')}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="vh">{t('latency.country')}</span>
                </th>
                <th scope="col" className={css.spanCell}>
                  <span className="vh">{t('latency.span')}</span>
                  <svg className={css.scale} aria-hidden="true">
                    {marks.map((mark) => (
                      <text
                        key={mark}
                        x={`${mark * 100}%`}
                        y="12"
                        textAnchor={mark === 0 ? 'start' : mark === 1 ? 'end' : 'middle'}
                      >
                        {mark === 0 ? '0' : words.duration(mark * end).replace(/[.,]0/, '')}
                      </text>
                    ))}
                  </svg>
                </th>
                {percentiles.map((percentile) => (
                  <th key={percentile} scope="col" aria-label={t('latency.seconds', { percentile })}>
                    {percentile}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, of }) => (
                <tr key={id} className={id === 'all' ? css.all : undefined}>
                  <th scope="row">{name}</th>
                  <td className={css.spanCell}>
                    <Span of={of} end={end} />
                  </td>
                  {percentiles.map((percentile) => (
                    <td key={percentile}>{words.seconds(of[percentile])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="hint">{t('latency.explain')}</p>
      </div>
    </Card>
  );
};
