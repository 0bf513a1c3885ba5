import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../lib/session/current.ts';
import { passage } from '../lib/session/guard.ts';
import { Loading } from './loading.tsx';
import { wantedOf, wantingOf } from './wanted.ts';

/** Pages a signed-in user has no use for; sent to what they came for, or to the dashboard. */
export const GuestsOnly = () => {
  const { state } = useLocation();
  const way = passage('guests', useSession().status);
  if (way === 'wait') return <Loading fullScreen />;
  return way === 'show' ? <Outlet /> : <Navigate to={wantedOf(state) ?? way} replace />;
};

/** Pages that need a user; a guest is sent to the login. */
export const UsersOnly = () => {
  const location = useLocation();
  const way = passage('users', useSession().status);
  if (way === 'wait') return <Loading fullScreen />;
  return way === 'show' ? <Outlet /> : <Navigate to={way} replace state={wantingOf(location)} />;
};
