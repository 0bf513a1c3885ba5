import { anatomy } from '#shared/messages/anatomy/en.ts';

export default anatomy;
