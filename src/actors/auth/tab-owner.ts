import type { BrowserCommand } from '#machines/auth/session.types.ts';
import type { HttpClient } from '#src/api/lib/http.types.ts';
import type { Store } from '../lib/stored-record.ts';
import type { PendingLogout } from './pending-logout.types.ts';
import type { TabMessage } from './tab-message.ts';

/** Dependencies of a change of member: the client, the storage and a pending logout. */
export interface TabDeps {
  readonly http: HttpClient;
  readonly store: Store;
  /** A logout of this browser that the server has not confirmed. */
  readonly pendingLogout: PendingLogout;
  /** The name of who typed what lies in storage. */
  readonly ownerKey: string;
  /** Names of what belongs to one member alone: drafts, the post-login redirect. */
  readonly personalKeys: readonly string[];
  /** Names of what a logout forgets: the post-login redirect. What was typed waits for the same member. */
  readonly visitKeys: readonly string[];
  readonly channel: Pick<BroadcastChannel, 'postMessage'>;
}

type Claim = Extract<BrowserCommand, { type: 'browser.claim' }>;

/** Keeps whose tab this is; what it returns does to the browser what the session's chart commands. */
export function keepTabOwner(deps: TabDeps): (command: BrowserCommand) => void {
  const { http, store, ownerKey, channel } = deps;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  const notify = (message: TabMessage) => channel.postMessage(message);
  const wipe = (keys: readonly string[]) => {
    for (const key of keys) store.removeItem(key);
  };
  let inTab: number | null = null;

  const claim = ({ userId, reason }: Claim) => {
    const owner = store.getItem(ownerKey);
    if (owner !== null && owner !== String(userId)) wipe(deps.personalKeys);
    if (inTab !== null && inTab !== userId) http.abortAll();
    store.setItem(ownerKey, String(userId));
    inTab = userId;
    if (reason === 'login') notify({ type: 'tab.entered', userId });
  };
  const leave = () => {
    inTab = null;
    http.abortAll();
  };
  return (command) => {
    switch (command.type) {
      case 'browser.claim':
        return claim(command);
      case 'browser.clear':
        wipe(deps.visitKeys);
        deps.pendingLogout.begin(inTab);
        notify({ type: 'tab.left', userId: inTab });
        return leave();
      case 'browser.doubt':
        notify({ type: 'tab.doubted' });
        return leave();
      case 'browser.notify':
        return notify({ type: 'tab.doubted' });
      case 'browser.release':
        return leave();
    }
  };
}
