import account from '../../../components/account-number/messages/en.ts';
import demo from '../../landing/demo/messages/en.ts';

export default { demo, 'account-number': account };
