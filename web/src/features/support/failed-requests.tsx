import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import css from './support.module.css';

interface Failed {
  readonly id: string;
  readonly at: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
}

export interface FailedRequestsProps {
  readonly requests: readonly Failed[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Calls of the customer's own server that failed, to be named in a report; none is named by itself. */
export const FailedRequests = ({ requests, chosen, onChoose }: FailedRequestsProps) => {
  const { t } = useTranslation('support');
  const { shortMoment } = useFormat();
  if (requests.length === 0) return null;
  const toggle = (id: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <fieldset className={css.seen}>
      <legend className="label">{t('requests.title')}</legend>
      <ul className={css.requests}>
        {requests.map(({ id, at, method, route, status }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              <code>{`${status} ${method} ${route}`}</code>
              <time dateTime={at}>{shortMoment(at)}</time>
            </label>
          </li>
        ))}
      </ul>
      <p className="hint">{t('requests.hint')}</p>
    </fieldset>
  );
};
