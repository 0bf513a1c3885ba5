import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { GuestsOnly, UsersOnly } from './guards.tsx';
import { Loading } from './loading.tsx';
import { page } from './page.ts';

const AuthFrame = page(() => import('./shell/auth-frame.tsx'), 'auth');
const Register = page(() => import('./pages/register.tsx'), 'auth');
const RegistrationSuccess = page(() => import('./pages/registration-success.tsx'), 'auth');
const VerifyEmail = page(() => import('./pages/verify-email.tsx'), 'auth');
const ResendVerification = page(() => import('./pages/resend-verification.tsx'), 'auth');
const ForgotPassword = page(() => import('./pages/forgot-password.tsx'), 'auth');
const ResetPassword = page(() => import('./pages/reset-password.tsx'), 'auth');
const Login = page(() => import('./pages/login.tsx'), 'auth', 'code-field');
const SignedIn = page(
  () => import('./shell/signed-in.tsx'),
  'palette',
  'credits',
  'ledger',
  'pay-method',
  'renewal',
  'mailbox',
);
const Dashboard = page(
  () => import('./pages/dashboard.tsx'),
  'account-number',
  'name-anatomy',
  'findings',
  'validation',
  'queue',
  'history',
  'credits',
  'known',
  'share',
  'onboarding',
);
const Batch = page(
  () => import('./pages/batch.tsx'),
  'batch',
  'account-number',
  'name-anatomy',
  'findings',
  'validation',
  'known',
  'share',
);
const Payees = page(() => import('./pages/payees.tsx'), 'payees', 'account-number', 'findings');
const Credits = page(() => import('./pages/credits.tsx'), 'lots');
const Account = page(
  () => import('./pages/account.tsx'),
  'account',
  'auth',
  'sessions',
  'second-factor',
  'proof-dialog',
  'code-field',
);
const Activity = page(() => import('./pages/activity.tsx'), 'activity');
const Api = page(() => import('./pages/api.tsx'), 'keys', 'secret-once');
const Widget = page(() => import('./pages/widget.tsx'), 'widget', 'keys', 'secret-once');
const WidgetTopics = page(() => import('./pages/widget-topics.tsx'), 'widget');
const WidgetDocumentation = page(() => import('./pages/widget-documentation.tsx'), 'documentation');
const Support = page(() => import('./pages/support.tsx'), 'support');
const WidgetSupport = page(() => import('./pages/widget-support.tsx'), 'support');
const WidgetBugReport = page(() => import('./pages/widget-bug-report.tsx'), 'support');
const WidgetExamples = page(() => import('./pages/widget-examples.tsx'), 'examples');
const WidgetChangelog = page(() => import('./pages/widget-changelog.tsx'), 'changelog');
const WidgetFaq = page(() => import('./pages/widget-faq.tsx'), 'faq');
const Subscriptions = page(() => import('./pages/subscriptions.tsx'), 'subscriptions');
const SubscriptionManage = page(() => import('./pages/subscription-manage.tsx'), 'subscriptions', 'payments');
const SubscriptionSuccess = page(() => import('./pages/subscription-success.tsx'), 'subscriptions', 'agreed');
const SubscriptionCancel = page(() => import('./pages/subscription-cancel.tsx'), 'subscriptions', 'agreed');
const Receipt = page(() => import('./pages/receipt.tsx'), 'payments');
const PublicFrame = page(() => import('./shell/public-frame.tsx'), 'frame');
const SharedReceipt = page(() => import('./pages/shared-receipt.tsx'), 'receipts', 'account-number', 'name-anatomy');
const PaymentSuccess = page(() => import('./pages/payment-success.tsx'), 'payments');
const PaymentCancel = page(() => import('./pages/payment-cancel.tsx'), 'payments');
const Pay = page(() => import('./pages/pay.tsx'), 'payments', 'pay-method');
const NotFound = page(() => import('./pages/not-found.tsx'));

/** Every address of the product and who may see it. */
export const AppRoutes = () => (
  <Suspense fallback={<Loading fullScreen />}>
    <Routes>
      <Route element={<AuthFrame />}>
        <Route path="/verify-email" element={<VerifyEmail />} />
        <Route element={<GuestsOnly />}>
          <Route path="/register" element={<Register />} />
          <Route path="/registration-success" element={<RegistrationSuccess />} />
          <Route path="/resend-verification" element={<ResendVerification />} />
          <Route path="/forgot-password" element={<ForgotPassword />} />
          <Route path="/reset-password" element={<ResetPassword />} />
          <Route path="/login" element={<Login />} />
        </Route>
      </Route>
      <Route element={<UsersOnly />}>
        <Route element={<SignedIn />}>
          <Route path="/dashboard" element={<Dashboard />} />
          <Route path="/batch/:id?" element={<Batch />} />
          <Route path="/payees/:id?" element={<Payees />} />
          <Route path="/api" element={<Api />} />
          <Route path="/widget" element={<Widget />} />
          <Route element={<WidgetTopics />}>
            <Route path="/widget/documentation" element={<WidgetDocumentation />} />
            <Route path="/widget/support" element={<WidgetSupport />} />
            <Route path="/widget/bug-report" element={<WidgetBugReport />} />
            <Route path="/widget/examples" element={<WidgetExamples />} />
            <Route path="/widget/changelog" element={<WidgetChangelog />} />
            <Route path="/widget/faq" element={<WidgetFaq />} />
          </Route>
          <Route path="/subscriptions" element={<Subscriptions />} />
          <Route path="/subscription/manage" element={<SubscriptionManage />} />
          <Route path="/credits" element={<Credits />} />
          <Route path="/support" element={<Support />} />
          <Route path="/account" element={<Account />} />
          <Route path="/activity" element={<Activity />} />
          <Route path="/receipts/:id" element={<Receipt />} />
        </Route>
      </Route>
      <Route element={<PublicFrame />}>
        <Route path="/r" element={<SharedReceipt />} />
        <Route path="/r/:id" element={<SharedReceipt />} />
        <Route path="/subscription/success" element={<SubscriptionSuccess />} />
        <Route path="/subscription/cancel" element={<SubscriptionCancel />} />
        <Route path="/payment-success" element={<PaymentSuccess />} />
        <Route path="/payment-cancel" element={<PaymentCancel />} />
        <Route path="/pay/:id" element={<Pay />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  </Suspense>
);
