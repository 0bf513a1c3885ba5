import ui from '../../../components/ui/messages/en.ts';
import answer from '../../landing/demo/sandbox-answer/messages/en.ts';

export default { ui, 'sandbox-answer': answer };
