import account from '../../components/account-number/messages/es.ts';
import ui from '../../components/ui/messages/es.ts';
import calculator from '../formats/number-calculator/messages/es.ts';

export default { 'number-calculator': calculator, ui, 'account-number': account };
