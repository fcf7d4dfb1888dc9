import Echo from 'laravel-echo';
import PusherClient from 'pusher-js';
import { afterEach } from 'vitest';
import { openBrowser, signedIn, type Browser } from '../auth/browser.ts';
import { eventually } from '../realtime/broker-server.ts';
import { idOf, type Name } from '../world.ts';

const open: { disconnect(): void }[] = [];

/** Has the tabs of each test of this file end with it. */
export const endsTabs = () =>
  afterEach(() => {
    for (const one of open.splice(0)) one.disconnect();
  });

export const brokerKey = 'fanfare-key';

/** Fields read of the events that a tab receives. */
interface Heard {
  unread?: number;
  message_id?: number;
  message?: { id: number };
}

/** A process of the product as a browser reaches it. */
export function processAt(url: string) {
  const fetchIt = (path: string, init?: RequestInit) => fetch(new URL(path, url), init);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a browser only fetches
  const at = { fetch: fetchIt } as unknown as Parameters<typeof openBrowser>[0];
  return {
    signIn: (name: Name) => signedIn(at, name),
    /** The same browser, as the load balancer sends it elsewhere. */
    async move({ cookies }: Browser) {
      const browser = await openBrowser(at);
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      return browser;
    },
    /** A tab with a real Echo on this process. */
    async tab(browser: Browser, who: Name) {
      const echo = new Echo({
        broadcaster: 'pusher',
        Pusher: PusherClient,
        key: brokerKey,
        cluster: 'mt1',
        wsHost: '127.0.0.1',
        wsPort: Number(new URL(url).port),
        forceTLS: false,
        enabledTransports: ['ws'],
        channelAuthorization: {
          transport: 'ajax',
          endpoint: 'unused',
          customHandler: ({ socketId, channelName }, answer) => {
            const body = { socket_id: socketId, channel_name: channelName };
            void browser
              .post('/api/broadcasting/auth', body)
              .then(async (response) => answer(null, await response.json()));
          },
        },
      });
      open.push(echo);
      const received: { event: string; data: Heard }[] = [];
      const channel = echo.private(`App.Models.User.${idOf(who)}`);
      for (const event of ['MessageSent', 'MessageUpdated', 'MessageDeleted', 'ChatRead'])
        channel.listen(event, (data: object) => received.push({ event, data }));
      await new Promise<void>((resolve) => {
        channel.subscribed(resolve);
      });
      const receivedOf = (event: string, count = 1) =>
        eventually(() => {
          const found = received.filter((one) => one.event === event);
          return found.length >= count && found;
        }, `${event} of ${who}`);
      return { echo, receivedOf, received, socketId: echo.socketId() ?? '' };
    },
  };
}
