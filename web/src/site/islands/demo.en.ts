import account from '../../components/account-number/messages/en.ts';
import landing from '../landing/messages/en.ts';

export default { landing, 'account-number': account };
