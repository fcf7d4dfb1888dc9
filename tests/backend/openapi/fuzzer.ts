import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { openBrowser, signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { storeFile, subscribe, writePost } from '../world.ts';
import {
  addressOf,
  targetsOf,
  undescribed,
  type Call,
  type OpenApi,
  type Target,
} from './fuzz-targets.ts';
import type { Schema } from './schema-values.ts';

/** Result of a round of calls; each fault once for each operation and kind. */
export interface Report {
  calls: number;
  /** By operation, how often each status came. */
  statuses: Map<string, Map<number, number>>;
  problems: Map<string, string>;
}

/** Calls of one world, before it is made anew: some of them end accounts and sessions. */
const callsPerWorld = 300;

interface World {
  backend: TestBackend;
  browser: (role: Call['role']) => Promise<Browser>;
}

async function openWorld(seed: number): Promise<World> {
  const backend = await createTestBackend({ env: { FANFARE_TEST_SWITCHES: '0' } });
  for (const name of ['ada', 'bo'] as const) await storeFile(backend, name);
  await storeFile(backend, 'ada', { hash: 'file1' }).catch(() => {});
  await writePost(backend, 'ada', { media: ['file1'], price: 500 });
  await writePost(backend, 'ada', { visibility: 'subscribers' });
  await subscribe(backend, 'bo', 'ada');
  const browsers = new Map<string, Browser>();
  const browser = async (role: Call['role']) => {
    const known = browsers.get(role);
    if (known) return known;
    const opened = role === 'guest' ? await openBrowser(backend) : await signedIn(backend, role);
    if (role !== 'guest' && seed % 2 === 0)
      await opened.post('/user/confirm-password', { password: demoPassword });
    browsers.set(role, opened);
    return opened;
  };
  return { backend, browser };
}

/** Difference of an answer from the document; null if the document describes it. */
async function wrongWith(
  target: Target,
  answer: Response,
  validate: (schema: Schema, value: unknown) => string | null,
): Promise<string | null> {
  const { status } = answer;
  if (status >= 500 && status !== 503) return `${status}`;
  const isDescribed = Object.keys(target.operation.responses).length > 0;
  const said = target.operation.responses[status];
  if (!said) return isDescribed ? `${status} is not described` : null;
  const schema = said.content?.['application/json']?.schema;
  const body = await answer.text();
  if (!schema) return null;
  try {
    const problem = validate(schema, JSON.parse(body));
    return problem && `${status}: ${problem}`;
  } catch {
    return `${status} is not JSON: ${body.slice(0, 80)}`;
  }
}

/** Calls the operations of the document whose name fits, in turn, until the time is over. */
export async function fuzz(options: {
  seconds: number;
  seed: number;
  only: RegExp;
}): Promise<Report> {
  const { seconds, seed, only } = options;
  const first = await openWorld(seed);
  const document = (await (await first.backend.fetch('/api/openapi.json')).json()) as OpenApi;
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
  ajv.addSchema({ $id: 'document', components: document.components });
  const compiled = new Map<Schema, ReturnType<typeof ajv.compile>>();
  const validate = (schema: Schema, value: unknown) => {
    const known =
      compiled.get(schema) ??
      ajv.compile(
        JSON.parse(
          JSON.stringify(schema).replaceAll('"#/components', '"document#/components'),
        ) as object,
      );
    compiled.set(schema, known);
    return known(value) ? null : ajv.errorsText(known.errors);
  };
  const paths = { ...undescribed(first.backend), ...document.paths };
  const targets = targetsOf({ ...document, paths }).filter(({ name }) => only.test(name));
  const report: Report = { calls: 0, statuses: new Map(), problems: new Map() };
  const until = performance.now() + seconds * 1000;
  let world = first;
  for (let turn = 0; performance.now() < until || turn < targets.length; turn += 1) {
    const target = targets[turn % targets.length];
    if (!target) break;
    if (turn > 0 && turn % callsPerWorld === 0)
      world = await openWorld(seed + turn / callsPerWorld);
    const [call] = fc.sample(target.calls, { numRuns: 1, seed: seed + turn });
    if (!call) continue;
    const { answer, logged } = await send(world, target, call);
    report.calls += 1;
    const counts = report.statuses.get(target.name) ?? new Map<number, number>();
    report.statuses.set(
      target.name,
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1),
    );
    const wrong = await wrongWith(target, answer, validate);
    const key = `${target.name}: ${wrong}`;
    if (wrong !== null && !report.problems.has(key))
      report.problems.set(
        key,
        `${JSON.stringify(call).slice(0, 400)} ${addressOf(target, call).slice(0, 200)} ${logged.join(' ').slice(0, 600)}`,
      );
  }
  return report;
}

async function send({ backend, browser }: World, target: Target, call: Call) {
  const from = backend.logged.length;
  const opened = await browser(call.role);
  const token = opened.cookies.get('XSRF-TOKEN');
  const answer = await backend.fetch(addressOf(target, call), {
    method: target.method,
    redirect: 'manual',
    headers: {
      Accept: 'application/json',
      Origin: 'http://fanfare.test',
      'X-Requested-With': 'XMLHttpRequest',
      Cookie: [...opened.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(token && { 'X-XSRF-TOKEN': decodeURIComponent(token) }),
      ...(call.body && { 'Content-Type': call.body.type }),
      'Idempotency-Key': crypto.randomUUID(),
    },
    ...(call.body && { body: call.body.text }),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    opened.cookies.set(name, value);
  }
  return { answer, logged: backend.logged.slice(from) };
}
