import { useNavigate } from 'react-router-dom';
import { isOfTheApp } from '#shared/app-addresses.ts';

/** Goes to an address: the router shows the pages of the app, the browser every other document. */
export const useGo = () => {
  const navigate = useNavigate();
  return (to: string): void => {
    if (isOfTheApp(to)) void navigate(to);
    else window.location.assign(to);
  };
};
