import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import {
  createActor,
  waitFor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
} from 'xstate';
import { createHttp } from '#src/api/lib/http.ts';
import type { Http, HttpDeps } from '#src/api/lib/http.types.ts';
import en from '#src/locales/en/index.ts';
import zh from '#src/locales/zh/index.ts';
import { TextProvider } from '#src/ui/texts/text.tsx';
import { makeTexts, type Strings } from '#src/ui/texts/texts.ts';
import { fakeServer, type Seen as Call } from '#tests/api/fake-server.ts';

export type Answer = () => Response;
type Views = ComponentType<{ actor: never }>;

/** A screen, how it gets its ports, and what a person does on it before the server answers. */
export interface Screen {
  readonly View: Views;
  readonly logic: (http: Http) => AnyActorLogic;
  readonly input?: object;
  readonly does: readonly AnyEventObject[];
  /** States in which the answer is still awaited. */
  readonly working: RegExp;
  /** Answers of paths other than the one under test. */
  readonly also?: Readonly<Record<string, Answer>>;
}

/** Observed result: the chart's state, its emitted events, and all text on the screen. */
export interface Met {
  readonly state: string;
  readonly emitted: readonly string[];
  readonly text: string;
}

const locales: Readonly<Record<string, Strings>> = { en, zh };
export const texts = (locale: string) => makeTexts(locale, locales[locale] ?? en);
const signs: Readonly<Record<string, string>> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
const wordsOf = (html: string) =>
  html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(?:#x27|quot|amp|lt|gt);/g, (s) => signs[s] ?? s);

const httpOf = (answer: Answer, also: Screen['also'] = {}, member: HttpDeps = {}) => {
  const reply = ({ path }: Call) =>
    path === '/sanctum/csrf-cookie'
      ? new Response(null, { status: 204 })
      : (also[path] ?? answer)();
  return createHttp({ fetch: fakeServer(reply).fetch, xsrfToken: () => 'x', ...member });
};

/**
 * Real chart, real adapter, real client, real view; only the server is played. What the client says of
 * a member's session stands beside what the chart emits.
 */
export async function meet(
  screen: Screen,
  answer: Answer,
  locale = 'en',
  memberId: number | null = null,
): Promise<Met> {
  const { logic, input, does, working, also } = screen;
  const View = screen.View as ComponentType<{ actor: unknown }>;
  const emitted: string[] = [];
  const onSessionOver = () => void emitted.push('session.expired');
  const http = httpOf(answer, also, { memberId: () => memberId, onSessionOver });
  const actor = createActor(logic(http), { input });
  actor.on('*', (said: AnyEventObject) => {
    emitted.push(said.type === 'notice.shown' ? String(said['key']) : said.type);
  });
  actor.start();
  for (const event of does) {
    await waitFor(actor, (snapshot: AnyMachineSnapshot) => snapshot.can(event));
    actor.send(event);
  }
  const { value } = (await waitFor(
    actor,
    (snapshot: AnyMachineSnapshot) =>
      snapshot.status === 'done' || !working.test(JSON.stringify(snapshot.value)),
  )) as AnyMachineSnapshot;
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <TextProvider locale={locale} strings={locales[locale] ?? en} fallback={en}>
        <View actor={actor} />
      </TextProvider>
    </Router>,
  );
  actor.stop();
  await new Promise((resolve) => setTimeout(resolve));
  return { state: JSON.stringify(value).replaceAll(/["{}]/g, ''), emitted, text: wordsOf(html) };
}
