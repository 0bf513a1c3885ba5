import { findings } from '#shared/messages/findings/en.ts';

export default { findings };
