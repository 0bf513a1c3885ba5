import { fill } from '#shared/messages/fill.ts';
import { statusHistoryDays } from '#shared/status.ts';
import { languageOf, localeOf } from '../../lib/i18n/language.ts';
import type es from '../status/messages/es.ts';
import { daysOf, headlineOf, type Told } from '../status/told.ts';

type Words = (typeof es)['live'];

const againMs = 60_000;

const say = (within: ParentNode, name: string, text: string): void => {
  const place = within.querySelector(`[data-${name}]`);
  if (place) place.textContent = text;
};

const speaker = (words: Words, locale: string) => {
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const plural = new Intl.PluralRules(locale);
  return {
    at: (iso: string) => moment.format(new Date(iso)),
    until: (iso: string) => fill(words.updated, { time: time.format(new Date(iso)) }),
    /** `2 días con fallas en 90` */
    days: (count: number): string => {
      const days = String(statusHistoryDays);
      if (count === 0) return fill(words.quiet, { days });
      return fill(words[plural.select(count) === 'one' ? 'days_one' : 'days_other'], { count: String(count), days });
    },
  };
};
type Speaker = ReturnType<typeof speaker>;

/** The state of each part and its days, one tick a day; in words for whoever does not see them. */
const drawParts = (page: HTMLElement, told: Told, words: Words, speak: Speaker): void => {
  for (const { component, status, since } of told.components) {
    const row = page.querySelector(`[data-part="${component}"]`);
    const state = row?.querySelector<HTMLElement>('[data-state]');
    const bar = row?.querySelector<HTMLElement>('[data-days]');
    if (!state || !bar) continue;
    state.dataset['state'] = status;
    const word = words.states[status];
    state.textContent = since ? `${word}, ${fill(words.since, { time: speak.at(since) })}` : word;
    const days = daysOf(told.incidents, component, new Date());
    bar.hidden = false;
    bar.ariaLabel = speak.days(days.filter((day) => day !== 'operational').length);
    bar.replaceChildren(
      ...days.map((day) => {
        const tick = document.createElement('i');
        tick.dataset['day'] = day;
        return tick;
      }),
    );
  }
};

const itemOf = ({ component, status, startedAt, endedAt }: Told['incidents'][number], words: Words, speak: Speaker) => {
  const item = document.createElement('li');
  const what = document.createElement('b');
  what.textContent = words.parts[component];
  const state = document.createElement('span');
  state.className = 'state';
  state.dataset['state'] = status;
  state.textContent = words.states[status];
  const when = document.createElement('span');
  when.textContent = `${speak.at(startedAt)} – ${endedAt ? speak.at(endedAt) : words.ongoing}`;
  item.append(what, state, when);
  return item;
};

const drawIncidents = (page: HTMLElement, told: Told, words: Words, speak: Speaker): void => {
  page.querySelector('[data-incidents]')?.replaceChildren(...told.incidents.map((one) => itemOf(one, words, speak)));
  say(page, 'none', told.incidents.length === 0 ? words.none : '');
};

const ask = async (): Promise<Told | undefined> => {
  try {
    const answer = await fetch('/api/public/status');
    return answer.ok ? ((await answer.json()) as Told) : undefined;
  } catch {
    return undefined;
  }
};

/** Of what was not answered nothing is claimed: what stood there before may be wrong by now. */
const forget = (page: HTMLElement, words: Words): void => {
  for (const state of page.querySelectorAll<HTMLElement>('[data-part] [data-state]')) {
    state.dataset['state'] = 'unsure';
    state.textContent = words.states.unsure;
  }
};

/** Asks how the service is, and again each minute while somebody looks. */
export const startStatus = (): void => {
  const page = document.querySelector<HTMLElement>('[data-service]');
  const now = page?.querySelector<HTMLElement>('[data-now]');
  if (!page || !now) return;
  const words = JSON.parse(page.dataset['service'] ?? '{}') as Words;
  const speak = speaker(words, localeOf[languageOf(document.documentElement.lang)]);

  const look = async (): Promise<void> => {
    const told = await ask();
    const headline = told && headlineOf(told);
    now.dataset['now'] = headline === 'banks' ? 'degraded' : (headline ?? 'unsure');
    say(page, 'headline', headline ? words[`${headline}Title`] : words.failedTitle);
    say(page, 'explain', told ? speak.until(told.updatedAt) : words.failed);
    if (!told) return forget(page, words);
    drawParts(page, told, words, speak);
    drawIncidents(page, told, words, speak);
    page.querySelector<HTMLElement>('[data-scale]')?.removeAttribute('hidden');
  };
  say(page, 'headline', words.asking);
  say(page, 'explain', '');
  void look();
  setInterval(() => {
    if (document.visibilityState === 'visible') void look();
  }, againMs);
};
