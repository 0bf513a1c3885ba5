import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Link } from '../../components/ui/link.tsx';
import { payeeBook } from './api/book.ts';
import { payeePage } from './api/payees.ts';
import { BringDialog } from './bring/bring-dialog.tsx';
import type { Source } from './bring/chosen.ts';
import { NewDialog } from './bring/new-dialog.tsx';
import { PayeeDetail } from './detail/payee-detail.tsx';
import { ExportButton } from './export-button.tsx';
import { FirstPayees } from './first-payees.tsx';
import { filtersOf } from './list/filters.ts';
import { PayeeList } from './list/payee-list.tsx';
import { RoundStrip } from './round-strip.tsx';
import { useWide } from './use-wide.ts';
import css from './payees.module.css';

type Doing = { readonly what: 'bring'; readonly from: Source } | { readonly what: 'new' };

export interface PayeesProps {
  /** Opens the way to more credits. */
  readonly onBuy: () => void;
}

/** Whom one pays: the list, and beside it, or on a page of its own where there is no room, one of them. */
export const Payees = ({ onBuy }: PayeesProps) => {
  const { t } = useTranslation('payees');
  const { id } = useParams();
  const [address] = useSearchParams();
  const { search: query, state } = useLocation();
  const navigate = useNavigate();
  const isWide = useWide();
  // Somebody's name or number: it stands in no address, and so in no history of the browser.
  const [search, setSearch] = useState('');
  const [doing, setDoing] = useState<Doing>();
  const { data: book } = useQuery(payeeBook);
  const page = useQuery({ ...payeePage({ search, ...filtersOf(address) }), enabled: isWide || id === undefined });
  const isNew = book?.payees === 0 && id === undefined;
  const shownId = id ?? (isWide ? page.data?.data[0]?.id : undefined);
  const toList = () => void navigate({ pathname: '/payees', search: query }, { state });
  const close = () => setDoing(undefined);

  const dialogs = (
    <>
      {doing?.what === 'bring' && <BringDialog from={doing.from} onClose={close} />}
      {doing?.what === 'new' && (
        <NewDialog
          onClose={close}
          onCreated={(created) => {
            close();
            void navigate(`/payees/${created}`);
          }}
        />
      )}
    </>
  );
  if (!isWide && id !== undefined)
    return (
      <>
        <Link className={css.back} to={{ pathname: '/payees', search: query }} state={state}>
          <Icon of={ChevronLeft} />
          {t('back')}
        </Link>
        <PayeeDetail key={id} id={id} isPage onDeleted={toList} />
      </>
    );
  return (
    <>
      <div className={css.bar}>
        <p>
          {book && book.payees > 0 && (
            <>
              {t('count', { count: book.payees })} {book.changed > 0 && t('changedCount', { count: book.changed })}
            </>
          )}
        </p>
        <span className={css.barEnd}>
          {!isNew && <ExportButton />}
          {!isNew && (
            <Button size="sm" onClick={() => setDoing({ what: 'bring', from: 'history' })}>
              {t('bringButton')}
            </Button>
          )}
          <Button look={isNew ? 'quiet' : 'primary'} size="sm" onClick={() => setDoing({ what: 'new' })}>
            <Icon of={Plus} />
            {t('newButton')}
          </Button>
        </span>
      </div>
      {book && <RoundStrip book={book} onBuy={onBuy} />}
      {isNew ? (
        <Card aria-label={t('title')}>
          <h2 className="vh">{t('title')}</h2>
          <FirstPayees onBring={(from) => setDoing({ what: 'bring', from })} />
        </Card>
      ) : (
        <div className={css.two}>
          <PayeeList search={search} currentId={shownId} onSearch={setSearch} />
          {isWide && shownId !== undefined && (
            <div className={css.beside}>
              <PayeeDetail key={shownId} id={shownId} isPage={false} onDeleted={toList} />
            </div>
          )}
        </div>
      )}
      {dialogs}
    </>
  );
};
