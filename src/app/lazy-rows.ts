import { lazy, partOf, preload } from '#src/ui/lazy.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import { lazyLogic } from './lazy-logic.ts';
import type { AppServices } from './services.types.ts';

/** The charts of rows that are seldom acted on. */
const fetchRows = async ({ http }: AppServices) => {
  const [ban, banPorts, renewal, renewalPorts] = await Promise.all([
    import('#machines/people/blacklist.machine.ts'),
    import('#src/actors/people/blacklist.adapter.ts'),
    import('#machines/people/subscription.machine.ts'),
    import('#src/actors/people/subscription.adapter.ts'),
  ]);
  return {
    ban: ban.blacklistMachine.provide(banPorts.blacklistAdapter(http)),
    renewal: renewal.subscriptionMachine.provide(renewalPorts.subscriptionAdapter(http)),
  };
};

/** Fetched when the page is idle, or by the first row that is acted on. */
export function lazyRows(services: AppServices) {
  const rows = lazy(() => fetchRows(services));
  void whenIdle().then(() => preload(rows));
  return {
    ban: lazyLogic(partOf(rows, ({ ban }) => ban)),
    renewal: lazyLogic(partOf(rows, ({ renewal }) => renewal)),
  };
}
