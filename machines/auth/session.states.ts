import type { Identity, SessionReason } from './session.types.ts';

type Fetched = { event: { output: Identity } };

/** What the server threw. */
export const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
/** Who the server says is here. */
export const fetched = ({ event }: Fetched) => event.output;
/** Who came in, in another tab. */
export const entered = ({ event }: { event: { userId: number } }) => ({ userId: event.userId });
/** The id of the viewer that the server returned. */
export const identified = ({ event: { output } }: Fetched) => ({ userId: output.viewer.id });
/** Remembers why the viewer is who they are. */
export const because = (reason: SessionReason) =>
  ({ type: 'setReason', params: { reason } }) as const;
/** Forgets the viewer, and remembers why. */
export const left = (reason: SessionReason) =>
  ({ type: 'dropViewer', params: { reason } }) as const;
/** Takes over what the server said. */
export const stored = [
  { type: 'storeViewer', params: fetched },
  { type: 'announceUnread', params: fetched },
] as const;
/** A member is here, in their language. */
export const inside = [
  { guard: 'isLogin', target: '#session.member', actions: ['forgetExpiry', 'welcome'] },
  { target: '#session.member', actions: 'forgetExpiry' },
] as const;
/** Asks once more what got no answer. */
export const again = [
  { guard: 'isRestoring', target: 'restoring' },
  { target: 'entering' },
] as const;
