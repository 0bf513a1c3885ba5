import { Faq } from '../../features/widget/faq/faq.tsx';

export default function WidgetFaq() {
  return <Faq />;
}
