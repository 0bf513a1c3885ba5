import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '../lib/session/current.ts';
import { passage, type Audience } from '../lib/session/guard.ts';
import { Loading } from './loading.tsx';

const Guarded = ({ audience }: { readonly audience: Audience }) => {
  const way = passage(audience, useSession().status);
  if (way === 'wait') return <Loading fullScreen />;
  return way === 'show' ? <Outlet /> : <Navigate to={way} replace />;
};

/** Pages a signed-in user has no use for; sent to the dashboard. */
export const GuestsOnly = () => <Guarded audience="guests" />;

/** Pages that need a user; a guest is sent to the login. */
export const UsersOnly = () => <Guarded audience="users" />;
