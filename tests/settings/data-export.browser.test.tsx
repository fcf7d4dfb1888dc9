import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { dataExportMachine } from '#machines/settings/data-export.machine.ts';
import { dataExportAdapter } from '#src/actors/settings/data-export.adapter.ts';
import { ready } from '#stories/settings/data-export.fixtures.ts';
import { stubHttp } from '#tests/lib/stub.ts';

const wire = {
  id: ready.id,
  status: 'ready',
  done: 200,
  total: 200,
  bytes: 148,
  expires_at: ready.expiresAt,
  next_at: ready.nextAt,
};

/** Links that the page made the browser follow, for the `url` that the server answers. */
async function saved(url: string, origin = ''): Promise<string[]> {
  const links: string[] = [];
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this.href);
  });
  const http = stubHttp({
    get: () => Promise.resolve({ data: wire }),
    post: () => Promise.resolve({ url }),
  });
  const actor = createActor(
    dataExportMachine.provide(dataExportAdapter({ http, document, origin })),
  ).start();
  await expect.poll(() => actor.getSnapshot().value).toBe('ready');
  actor.send({ type: 'copy.download' });
  await expect.poll(() => actor.getSnapshot().value).toBe('ready');
  expect(actor.getSnapshot().context).toMatchObject({
    address: '',
    failure: links.length > 0 ? null : { kind: 'unexpected' },
  });
  actor.stop();
  press.mockRestore();
  return links;
}

const path = '/api/v1/me/export/7/archive?signature=x';

test('a path is of the backend’s origin, an address is what it says', async () => {
  expect(await saved(path)).toEqual([new URL(path, location.href).href]);
  expect(await saved(path, 'https://api.fanfare.test')).toEqual([
    `https://api.fanfare.test${path}`,
  ]);
  expect(await saved(`https://files.fanfare.test${path}`)).toEqual([
    `https://files.fanfare.test${path}`,
  ]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://'])(
  '%s is saved by nobody',
  async (url) => {
    expect(await saved(url)).toEqual([]);
  },
);
