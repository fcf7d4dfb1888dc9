import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, gt } from 'drizzle-orm';
import { inject } from 'vitest';
import { openDatabase } from '#src/backend/db/open.ts';
import { paymentIntents, payments } from '#src/backend/db/schema/billing.ts';
import { messages } from '#src/backend/db/schema/chat.ts';
import { pspCharges } from '#src/backend/db/schema/psp.ts';
import { readSettings } from '#src/backend/settings.ts';
import { startServer } from './server.ts';
import { serverEnv } from './world.ts';

/**
 * A product on data of its own, which can be killed and started again, and whose books are read at the
 * end; `env` are settings beside those of every world.
 */
export async function ownWorld(env: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-proof-'));
  const begun = new Date();
  const start = (port?: number) =>
    startServer({
      entry: inject('entry'),
      env: { ...serverEnv, ...env },
      dataDir,
      ...(port && { port }),
    });
  let server = await start();
  const { origin } = server;
  const isNew = gt(payments.createdAt, begun);
  return {
    origin,
    kill: () => server.kill(),
    rise: async () => {
      server = await start(Number(new URL(origin).port));
    },
    /** Ends the server and reads what it wrote: what was charged, what was paid, and what one member said. */
    books: async (authorId: number) => {
      await server.stop();
      const database = await openDatabase(readSettings({ DATA_DIR: dataDir }));
      const { db } = database;
      const paid = await db.select().from(payments).where(isNew);
      const intents = await db.select().from(paymentIntents);
      const charged = await db
        .select()
        .from(pspCharges)
        .where(and(eq(pspCharges.status, 'succeeded'), gt(pspCharges.createdAt, begun)));
      const said = await db.select().from(messages).where(eq(messages.authorId, authorId));
      await database.close();
      return {
        paid: paid.filter(({ status }) => status === 'succeeded'),
        /** Status of each intent; null if none arrived. */
        intents: new Map(
          intents.map(({ key, paymentId }) => [
            key,
            paid.find(({ id }) => id === paymentId)?.status ?? null,
          ]),
        ),
        charged: charged.length,
        said: said.map(({ text }) => text),
      };
    },
    end: async () => {
      await server.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type OwnWorld = Awaited<ReturnType<typeof ownWorld>>;
