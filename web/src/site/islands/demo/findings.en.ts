import findings from '../../../components/account-number/findings/messages/en.ts';

export default { findings };
