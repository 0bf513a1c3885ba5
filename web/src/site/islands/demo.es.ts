import account from '../../components/account-number/messages/es.ts';
import landing from '../landing/messages/es.ts';

export default { landing, 'account-number': account };
