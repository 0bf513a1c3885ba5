import findings from '../../../components/account-number/findings/messages/es.ts';

export default { findings };
