import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { apiKeyList } from '../../features/keys/index.ts';
import { Usage } from '../../features/usage/index.ts';
import { Loading } from '../loading.tsx';
import { addressOf } from './api-tabs.ts';
import { publicAddress } from './deployment.ts';

/** The analytics, with the names of the keys; without them where they cannot be read. */
export default function ApiUsage() {
  const { data: keys, isPending } = useQuery(apiKeyList);
  const { data: address } = useQuery(publicAddress);
  const navigate = useNavigate();
  const onPlans = () => void navigate('/subscriptions');
  if (isPending) return <Loading />;
  return (
    <Usage
      keys={keys?.data ?? []}
      {...{ address, onPlans }}
      toKeys={addressOf('claves')}
      toErrors={`/api${addressOf('documentacion')}#errores`}
    />
  );
}
