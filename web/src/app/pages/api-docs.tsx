import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { Docs } from '../../features/docs/index.ts';
import { apiKeyList } from '../../features/keys/index.ts';
import { useUser } from '../../lib/session/current.ts';
import { publicAddress } from './deployment.ts';

/** How to call the API, with a key of the sandbox that is the reader's own where there is one. */
export default function ApiDocs() {
  const { data: keys } = useQuery(apiKeyList);
  const { data: address } = useQuery(publicAddress);
  const { plan } = useUser();
  const { hash } = useLocation();
  // The page looked for the fragment before this part of it was there.
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
  const ownKey = keys?.data.find(({ environment, state }) => environment === 'sandbox' && state === 'active');
  return <Docs {...{ address, plan, ownKey }} />;
}
