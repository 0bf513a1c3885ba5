import { brought } from '../../lib/session/current.ts';
import { broughtIn, type Brought } from '../../lib/session/brought.ts';
import { session } from '../../lib/session/current.ts';
import { verifyEmail } from './api/verify-email.ts';

/**
 * The tab in which an account was created goes on where its mail was opened in another tab of the same browser. It knows
 * the password, in memory and for a while; the link alone still opens nothing. No password goes to another tab.
 */
const channelName = 'registered-here';
const passwordLastsMs = 30 * 60_000;
const answersWithinMs = 250;
const verifiesWithinMs = 20_000;

type Message =
  | { readonly type: 'opened'; readonly token: string; readonly email: string }
  /** `isVerifying`: this tab knows the password. */
  | {
      readonly type: 'here';
      readonly token: string;
      readonly isVerifying: boolean;
      readonly parts: Brought | undefined;
    }
  | { readonly type: 'verified'; readonly token: string; readonly credits: number }
  | { readonly type: 'failed'; readonly token: string };

interface Registered {
  readonly email: string;
  readonly password: string;
}

let registered: Registered | undefined;
let forgetting: ReturnType<typeof setTimeout> | undefined;

const forgetPassword = () => {
  clearTimeout(forgetting);
  registered = undefined;
};

export const rememberRegistered = (now: Registered): void => {
  forgetPassword();
  registered = now;
  forgetting = setTimeout(forgetPassword, passwordLastsMs);
};

const open = (hear: (message: Message, say: (message: Message) => void) => void) => {
  const channel = new BroadcastChannel(channelName);
  // Only tabs of this origin speak here, and all of them are this program.
  const say = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data, say);
  return { say, close: () => channel.close() };
};

/** Answers tabs in which the mail to this address was opened, until it is called off; the password is forgotten then. */
export const answerOpenedMail = (email: string): (() => void) => {
  const verify = async (token: string, password: string, say: (message: Message) => void) => {
    try {
      const { credits, ...opened } = await verifyEmail({ token, password });
      await session.enter(opened);
      say({ type: 'verified', token, credits });
    } catch {
      // What was wrong is told where the link was opened: the form there asks the server again.
      say({ type: 'failed', token });
    }
  };
  let isOff = false;
  let pending: Promise<void> | undefined;
  const { close } = open((message, say) => {
    if (isOff || pending || message.type !== 'opened' || message.email !== email) return;
    const password = registered?.email === email ? registered.password : undefined;
    say({ type: 'here', token: message.token, isVerifying: password !== undefined, parts: brought.of(email) });
    if (password === undefined) return;
    forgetPassword();
    pending = verify(message.token, password, say);
  });
  return () => {
    isOff = true;
    forgetPassword();
    void (pending ?? Promise.resolve()).then(close);
  };
};

/**
 * Has the tab that created the account verify it; undefined where there is none, or it could not. The number that was
 * typed there before comes along in any case.
 */
export const verifyWhereRegistered = (
  token: string,
  email: string,
): Promise<{ readonly credits: number } | undefined> =>
  new Promise((resolve) => {
    const end = (outcome?: { readonly credits: number }) => {
      clearTimeout(patience);
      close();
      resolve(outcome);
    };
    let patience = setTimeout(end, answersWithinMs);
    const { say, close } = open((message) => {
      if (message.token !== token) return;
      if (message.type === 'here') {
        const parts = broughtIn(message.parts);
        if (parts) brought.claim(email, parts);
        if (!message.isVerifying) return end();
        clearTimeout(patience);
        patience = setTimeout(end, verifiesWithinMs);
      }
      if (message.type === 'failed') end();
      if (message.type === 'verified') {
        void session.start();
        end({ credits: message.credits });
      }
    });
    say({ type: 'opened', token, email });
  });
