import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';

/** Channels that the broker has let each page into. */
const channels = new WeakMap<Page, Set<string>>();

const channelIn = (frame: string | Buffer, event: string): string | null => {
  if (!frame.includes(event)) return null;
  return /"channel":\s*"([^"]+)"/.exec(String(frame))?.[1] ?? null;
};

/** Keeps what the sockets of a profile are subscribed to, from the start of their pages. */
export function countChannels(context: BrowserContext): void {
  context.on('page', (page) => {
    const entered = new Set<string>();
    channels.set(page, entered);
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const name = channelIn(payload, 'pusher_internal:subscription_succeeded');
        if (name !== null) entered.add(name);
      });
      socket.on('framesent', ({ payload }) => {
        const name = channelIn(payload, 'pusher:unsubscribe');
        if (name !== null) entered.delete(name);
      });
      socket.on('close', () => entered.clear());
    });
  });
}

/** Waits until a page hears what others do: an event that is sent before is missed for good. */
export async function isLive(page: Page, channel = /App\.Models\.User\./): Promise<void> {
  const isIn = () => [...(channels.get(page) ?? [])].some((name) => channel.test(name));
  await expect.poll(isIn).toBe(true);
}
