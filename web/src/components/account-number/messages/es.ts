import { anatomy } from '#shared/messages/anatomy/es.ts';

export default anatomy;
