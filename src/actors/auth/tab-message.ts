import type { TabEvent } from '#machines/auth/session.types.ts';

/** Messages about the session that the tabs of one browser broadcast. */
export type TabMessage = Exclude<TabEvent, { type: 'page.shown' }>;

/** Reads a message of another tab, which may run an older or newer release; null when unknown. */
export function readTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'tab.left' || data.type === 'tab.doubted') return { type: data.type };
  if (data.type !== 'tab.entered' || !('userId' in data)) return null;
  return typeof data.userId === 'number' ? { type: 'tab.entered', userId: data.userId } : null;
}
