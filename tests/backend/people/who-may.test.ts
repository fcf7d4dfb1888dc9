import { beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { follow } from '../world.ts';
import { ask, type Command } from './relate.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
});

const commands: Command[] = [
  'start_following',
  'stop_following',
  'forgive',
  'deactivate_renew',
  'reactivate_renew',
  'ban',
];

describe('who may', () => {
  it.each(commands)('%s: members alone, with their token', async (command) => {
    const body = { ban_type: 'mute' };
    expect((await ask(await openBrowser(backend), 'ada', command, body)).status).toBe(401);
    for (const name of ['dee', 'eli'])
      expect((await ask(await signedIn(backend, name), 'ada', command, body)).status).toBe(403);
    const forged = await ask(bo, 'ada', command, body, { 'X-XSRF-TOKEN': '' });
    expect(forged.status).toBe(419);
  });

  it.each(commands)('%s: 422 of oneself, 404 of nobody', async (command) => {
    const body = { ban_type: 'mute' };
    const own = await ask(bo, 'bo', command, body);
    expect(own.status).toBe(422);
    expect(await own.json()).toMatchObject({ errors: { id: ['You cannot do this to yourself.'] } });
    for (const id of [1, 999_999, '?0', '?-2', '?x', '?2.5', '?99999999999'] as const)
      expect((await ask(bo, id, command, body)).status, String(id)).toBe(404);
  });

  it('nothing begins with the deleted, and what there is may end', async () => {
    await follow(backend, 'bo', 'eli');
    expect((await ask(bo, 'eli', 'start_following')).status).toBe(404);
    expect((await ask(bo, 'eli', 'ban', { ban_type: 'mute' })).status).toBe(404);
    expect((await ask(bo, 'eli', 'stop_following')).status).toBe(200);
  });

  it('not without end', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 121; tries += 1)
      statuses.push((await ask(bo, '?x', 'start_following')).status);
    expect(new Set(statuses.slice(0, 120))).toEqual(new Set([404]));
    expect(statuses.at(-1)).toBe(429);
  });
});
