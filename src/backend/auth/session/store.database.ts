import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { sessions } from '../../db/schema/auth.ts';
import type { SessionStore } from './store.types.ts';

export function createDatabaseStore(backend: Backend): SessionStore {
  const { db, settings } = backend;
  const oldest = () => new Date(backend.clock().getTime() - settings.sessionLifetime * 60_000);
  return {
    async read(id) {
      const [row] = await db.select().from(sessions).where(eq(sessions.id, id));
      return row && row.lastActivity > oldest() ? row : null;
    },
    async insert(session) {
      await db.insert(sessions).values(session);
    },
    async update({ id, ...rest }) {
      const changed = await db
        .update(sessions)
        .set(rest)
        .where(eq(sessions.id, id))
        .returning({ id: sessions.id });
      return changed.length > 0;
    },
    async destroy(id) {
      await db.delete(sessions).where(eq(sessions.id, id));
    },
    of: (userId) =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.lastActivity, oldest()))),
    async destroyOf(userId, keepId = '') {
      await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keepId)));
    },
    async sweep() {
      await db.delete(sessions).where(lt(sessions.lastActivity, oldest()));
    },
    close: async () => {},
  };
}
