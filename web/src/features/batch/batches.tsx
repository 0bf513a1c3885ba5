import { useState, type ComponentType } from 'react';
import { ChevronLeft, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Link } from '../../components/ui/link.tsx';
import { BatchDetail, type DetailProps } from './detail/batch-detail.tsx';
import { BatchList } from './list/batch-list.tsx';
import css from './batch.module.css';

export interface BuilderProps {
  readonly onCreated: (id: string) => void;
  readonly onClose: () => void;
  /** Opens the way to more credits. */
  readonly onBuy: (missing: number) => void;
}

export interface BatchesProps extends Omit<DetailProps, 'onNew'> {
  /** Makes a batch, above the page. */
  readonly Builder: ComponentType<BuilderProps>;
}

/** Files of questions: the history of them, or one of them with its rows. */
export const Batches = ({ Builder, ...detail }: BatchesProps) => {
  const { t } = useTranslation('batch');
  const { id } = useParams();
  const navigate = useNavigate();
  const [isBuilding, setBuilding] = useState(false);
  const build = () => setBuilding(true);
  const close = () => setBuilding(false);
  const created = (made: string) => {
    close();
    void navigate(`/batch/${made}`);
  };
  return (
    <>
      {id === undefined ? (
        <BatchList onNew={build} isBuilding={isBuilding} />
      ) : (
        <>
          <div className={css.top}>
            <Link className={css.back} to="/batch">
              <Icon of={ChevronLeft} />
              {t('back')}
            </Link>
            <Button size="sm" onClick={build}>
              <Icon of={Plus} />
              {t('newButton')}
            </Button>
          </div>
          <BatchDetail key={id} id={id} {...detail} onNew={build} />
        </>
      )}
      {isBuilding && <Builder onCreated={created} onClose={close} onBuy={detail.onBuy} />}
    </>
  );
};
