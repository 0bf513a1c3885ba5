import { useTranslation } from 'react-i18next';
import { promises } from '#shared/promises.ts';
import { Link } from '../../../components/ui/link.tsx';
import { Section } from '../section.tsx';
import accuracy from './accuracy.json' with { type: 'json' };
import './measured.css';

const { kinds, vectors, engine, stdnum, stdnumVersion } = accuracy;
const differing = kinds.filter((kind) => kind.stdnum !== kind.engine);

/** `mx.clabe` as people know it. */
const nameOf = (code: string): string => code.split('.').toReversed().join(' ').toUpperCase();

/** Figures of a measurement beside their method; the one that is a promise says so. */
export const Measured = () => {
  const { t } = useTranslation('measured');
  const percent = promises.accuracyPercent;
  const bars = [
    { name: t('engine'), right: engine },
    { name: t('peer', { version: stdnumVersion }), right: stdnum },
  ];
  return (
    <Section id="como-medimos" title={t('title')} lead={t('lead')}>
      <div className="measured">
        <div>
          <dl className="measured-bars">
            {bars.map(({ name, right }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <meter min={0} max={vectors} value={right} aria-label={name} />
                  <b>{t('right', { right, of: vectors })}</b>
                </dd>
              </div>
            ))}
          </dl>
          <p>{t('method', { vectors, kinds: kinds.length })}</p>
        </div>
        <div>
          <table className="table measured-kinds" aria-label={t('table')}>
            <thead>
              <tr>
                <th scope="col">{t('kind')}</th>
                <th scope="col">{t('numbers')}</th>
                <th scope="col">{t('ours')}</th>
                <th scope="col">{t('theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {differing.map((kind) => (
                <tr key={kind.code}>
                  <th scope="row">{nameOf(kind.code)}</th>
                  <td>{kind.vectors}</td>
                  <td>{kind.engine}</td>
                  <td>{kind.stdnum}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{t('same', { count: kinds.length - differing.length })}</p>
        </div>
        <div className="measured-promise">
          <h3>{t('promiseTitle')}</h3>
          <p className="measured-percent">{t('promise', { percent })}</p>
          <p>
            {t('promiseText', { percent })} <Link to="#contacto">{t('write')}</Link>.
          </p>
        </div>
      </div>
    </Section>
  );
};
