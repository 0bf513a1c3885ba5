import { environmentNames } from '../../components/curl/curl.ts';
import type { NewSecret } from './api/keys.ts';

/** The two lines a program reads; neither value needs quotes. */
export const envFileOf = ({ keyId, secret }: Pick<NewSecret, 'keyId' | 'secret'>): Blob =>
  new Blob([`${environmentNames.keyId}=${keyId}\n${environmentNames.secret}=${secret}\n`], { type: 'text/plain' });
