import account from '../../components/account-number/messages/en.ts';
import ui from '../../components/ui/messages/en.ts';
import calculator from '../formats/number-calculator/messages/en.ts';

export default { 'number-calculator': calculator, ui, 'account-number': account };
