import account from '../../../components/account-number/messages/es.ts';
import demo from '../../landing/demo/messages/es.ts';

export default { demo, 'account-number': account };
