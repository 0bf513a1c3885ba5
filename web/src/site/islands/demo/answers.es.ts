import ui from '../../../components/ui/messages/es.ts';
import answer from '../../landing/demo/sandbox-answer/messages/es.ts';

export default { ui, 'sandbox-answer': answer };
