import { setTimeout as pause } from 'node:timers/promises';

/** Key of an element reference in WebDriver's JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** One session of W3C WebDriver, as far as these tests need it. */
export interface Session {
  call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  run(script: string, args: readonly unknown[]): Promise<unknown>;
  /** The id of an element that a script answered; null for nothing. */
  find(script: string, args: readonly unknown[]): Promise<string | null>;
  end(): Promise<void>;
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

const caller =
  (base: string): Call =>
  async (method, path, body) => {
    const answer = await fetch(base + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      headers: { 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(30_000),
    });
    const { value } = (await answer.json()) as { value: { message?: string } | null };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.message ?? answer.status}`);
    return value;
  };

/** Opens a session as soon as the driver at `base` answers. */
export async function openSession(base: string, capabilities: object): Promise<Session> {
  const ask = caller(base);
  for (let tries = 0; ; tries += 1) {
    try {
      await ask('GET', '/status');
      break;
    } catch (error) {
      if (tries === 100) throw error;
      await pause(100);
    }
  }
  const made = await ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const root = `/session/${(made as { sessionId: string }).sessionId}`;
  const call: Session['call'] = (method, path, body) => ask(method, root + path, body);
  const run: Session['run'] = (script, args) => call('POST', '/execute/sync', { script, args });
  return {
    call,
    run,
    find: async (script, args) => {
      const found = (await run(script, args)) as Record<string, string> | null;
      return found?.[elementKey] ?? null;
    },
    end: async () => {
      await ask('DELETE', root);
    },
  };
}
