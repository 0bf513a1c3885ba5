import { findings } from '#shared/messages/findings/es.ts';

export default { findings };
