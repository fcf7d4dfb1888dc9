import { waitFor } from 'xstate';
import { empty, json, type Reply, type Seen } from '#tests/api/fake-server.ts';
import type { openTab } from './tabs.ts';

/** A member as the wire has them; verified, in no language of their own. */
export const user = (id: number, more: object = {}) => ({
  id,
  email: `user${id}@fanfare.test`,
  username: `user${id}`,
  display_name: `User ${id}`,
  email_verified_at: '2026-01-01T00:00:00Z',
  is_deleted: false,
  is_creator: false,
  two_factor_enabled: false,
  profile_photo: null,
  site_settings: { preferred_locale: null },
  created_at: '2026-01-01T00:00:00Z',
  ...more,
});

/** A server with one cookie jar: whoever is `who` is signed in, in every tab. */
interface Server {
  who: ReturnType<typeof user> | null;
  failing: (() => Response) | null;
  readonly reply: Reply;
}

export const newServer = () => {
  const server: Server = {
    who: null,
    failing: null,
    reply: (call: Seen) => {
      if (server.failing) return server.failing();
      const believed = call.headers.get('X-Member-ID');
      if (server.who && believed !== null && believed !== String(server.who.id))
        return json(409, { message: 'Another member.', code: 'session_changed' });
      if (call.path === '/api/v1/me') {
        return server.who
          ? json(200, { data: server.who, unread: 3 })
          : json(401, { message: 'Unauthenticated.' });
      }
      if (call.path === '/logout') server.who = null;
      return empty();
    },
  };
  return server;
};
/** The network as it is in a tunnel. */
export const offline = () => {
  throw new TypeError('Failed to fetch');
};
type Tab = ReturnType<typeof openTab>;
/** Until the session has made up its mind. */
export const settled = (tab: Tab) =>
  waitFor(
    tab.session,
    (s) => !s.hasTag('busy') && !s.matches({ member: { freshness: 'refreshing' } }),
  );
/** Reasons of viewer changes, oldest first. */
export const reasons = (tab: Tab) =>
  tab.emitted.flatMap((emitted) => (emitted.type === 'session.changed' ? [emitted.reason] : []));
/** The notices that were shown, oldest first. */
export const notices = (tab: Tab) =>
  tab.emitted.flatMap((emitted) => (emitted.type === 'notice.shown' ? [emitted.key] : []));
/** Credentials were just accepted in this tab. */
export const login = async (tab: Tab) => {
  tab.session.send({ type: 'session.opened' });
  await settled(tab);
};
