import { lazy } from '#src/ui/loading/lazy.ts';
import { codeOf } from './lazy-actors.ts';
import { lazyTable } from './lazy-table.ts';
import type { AppServices } from './services.types.ts';

/** The player of this page's videos, as views ask for it. */
export const createPlayback = (services: () => AppServices) =>
  lazy(async () => {
    const provide = await codeOf(lazyTable.player, services());
    return provide(services());
  });
