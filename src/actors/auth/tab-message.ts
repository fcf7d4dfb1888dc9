import type { TabEvent } from '#machines/auth/session.types.ts';

/** Messages about the session that the tabs of one browser broadcast. */
export type TabMessage = Exclude<TabEvent, { type: 'page.shown' }>;

/** Reads a message of another tab, which may run an older or newer release; null when unknown. */
export function readTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const userId = 'userId' in data && typeof data.userId === 'number' ? data.userId : null;
  if (data.type === 'tab.left') return { type: data.type, userId };
  if (data.type === 'tab.doubted') return { type: data.type };
  return data.type === 'tab.entered' && userId !== null ? { type: data.type, userId } : null;
}
