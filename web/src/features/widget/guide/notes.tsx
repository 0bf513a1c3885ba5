import { useTranslation } from 'react-i18next';
import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { Table } from '../../../components/ui/table.tsx';
import css from './guide.module.css';

/** What the reader's server can be answered when it asks for a session or trades a result. */
const refusals = [
  'errors.invalidApiKey',
  'errors.originNotAllowed',
  'errors.widgetOff',
  'errors.notOnPlan',
  'errors.productionNeedsPlan',
  'errors.notFound',
  'errors.resultTokenUsed',
  'errors.tooManyRequests',
] as const satisfies readonly ErrorCode[];

/** What `onError` can be called with. */
const failures = ['tokenMissing', 'tokenRefused', 'notAllowed', 'unreachable', 'off', 'invalidOptions'] as const;

/** What a server gets, what can be refused, and where the widget may stand besides a page. */
export const Notes = () => {
  const { t } = useTranslation('widget');
  return (
    <>
      <Card className={css.card} aria-labelledby="errors">
        <CardHead title={<span id="errors">{t('errors.title')}</span>} />
        <div className={css.tables}>
          <Table aria-label={t('errors.server')}>
            <thead>
              <tr>
                <th scope="col">{t('errors.columns.status')}</th>
                <th scope="col">{t('errors.server')}</th>
                <th scope="col">{t('errors.columns.todo')}</th>
              </tr>
            </thead>
            <tbody>
              {refusals.map((code) => (
                <tr key={code}>
                  <td>{catalogue[code].status}</td>
                  <td>
                    <code>{code}</code>
                  </td>
                  <td>{t(`errors.todo.${code.slice('errors.'.length) as 'notFound'}`)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <Table aria-label={t('errors.page')}>
            <thead>
              <tr>
                <th scope="col">{t('errors.page')}</th>
                <th scope="col">{t('errors.columns.todo')}</th>
              </tr>
            </thead>
            <tbody>
              {failures.map((code) => (
                <tr key={code}>
                  <td>
                    <code>{code}</code>
                  </td>
                  <td>{t(`errors.failures.${code}`)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      </Card>
      <Card aria-labelledby="mobile" className={css.mobile}>
        <h2 id="mobile">{t('mobile.title')}</h2>
        <p>{t('mobile.text')}</p>
        <p>{t('mobile.webview')}</p>
      </Card>
    </>
  );
};
