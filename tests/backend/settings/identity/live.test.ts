import { afterEach, beforeEach, expect, it } from 'vitest';
import { userChannel } from '#src/contract/app/channels.ts';
import { signedIn } from '../../auth/browser.ts';
import { createTestBackend } from '../../harness.ts';
import { startBroker } from '../../realtime/broker-server.ts';
import { socketOf } from '../../realtime/session-socket.ts';
import { idOf } from '../../world.ts';
import { begin, choose } from './identity-world.ts';

let server: Awaited<ReturnType<typeof startBroker>>;
beforeEach(async () => {
  server = await startBroker();
});
afterEach(() => server.stop());

it('an approval comes to every socket of its member, of whatever browser, and to nobody else', async () => {
  const backend = await createTestBackend({ broadcast: server.broadcast });
  const [laptop, phone] = [await signedIn(backend, 'bo'), await signedIn(backend, 'bo')];
  const own = `private-${userChannel(idOf('bo'))}`;
  const sockets = [
    await socketOf(server, laptop, own),
    await socketOf(server, laptop, own),
    await socketOf(server, phone, own),
  ];
  const ada = await socketOf(server, await signedIn(backend, 'ada'));
  await choose(backend, await begin(laptop), 'approved');
  const event = String.raw`App\Events\IdentityUpdated`;
  for (const socket of sockets) {
    expect((await socket.frame(event)).data).toEqual({ status: 'pending' });
    expect((await socket.frame(event, 1)).data).toEqual({ status: 'approved' });
    expect((await socket.frame(String.raw`App\Events\MessageSent`)).data).toMatchObject({
      message: { notice: { kind: 'identity_approved', path: '/settings/identity' } },
    });
  }
  await ada.heardAll();
  expect(ada.frames.filter((frame) => frame.event === event)).toEqual([]);
});
