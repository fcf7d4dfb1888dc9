import { useSyncExternalStore } from 'react';
import { late } from './late.ts';
import { pause, whenIdle } from './when-idle.ts';
import type { controls, machinesIn, views } from './company.ts';
import type { AppServices } from './services.types.ts';

type Machines = ReturnType<typeof machinesIn>;
/** What has come after the first frame. */
interface Company {
  readonly machines: Machines;
  readonly views: typeof views;
  /** Nobody asks for them here; they are held so that they come along. */
  readonly controls: typeof controls;
}

/** Milliseconds before a lost chunk is asked for again. */
const again = 5_000;

const nothing = (): void => undefined;

/** Fetches, once, what the first frame can do without. */
export function createCompany(services: () => AppServices) {
  let company: Company | null = null;
  let announced: Company | null = null;
  let coming: Promise<Company> | null = null;
  let hurry = nothing;
  const hurried = new Promise<void>((resolve) => (hurry = resolve));
  const heard = new Set<() => void>();

  const fetchIt = async (): Promise<Company> => {
    try {
      const [{ controls, machinesIn, views }] = await Promise.all([
        import('./company.ts'),
        services().book.complete(),
      ]);
      company = { machines: machinesIn(services()), views, controls };
      return company;
    } catch {
      await pause(again);
      return fetchIt();
    }
  };
  /** After every late actor has gone on as itself: views read their snapshots. */
  const announce = () => {
    announced = company;
    heard.forEach((tell) => tell());
  };
  const load = () => {
    coming ??= Promise.race([whenIdle(), hurried])
      .then(fetchIt)
      .finally(() => setTimeout(announce));
    return coming;
  };
  const subscribe = (tell: () => void) => {
    heard.add(tell);
    return () => heard.delete(tell);
  };
  const part = <Name extends keyof Machines>(name: Name) =>
    late<Machines[Name]>({
      now: () => company?.machines[name] ?? null,
      load: () => load().then(({ machines }) => machines[name]),
    });
  return {
    part,
    /** For what a person waits for. */
    hurriedPart: <Name extends keyof Machines>(name: Name) =>
      late<Machines[Name]>({
        now: () => company?.machines[name] ?? null,
        load: () => load().then(({ machines }) => machines[name]),
        hurry: () => hurry(),
      }),
    /** Comes at once, for a screen that cannot do without. */
    need: async () => {
      hurry();
      await load();
    },
    subscribe,
    /** Null until the code has come. */
    views: () => announced?.views ?? null,
  };
}

/** What draws the late actors, from when it is there. */
export const useViews = ({ subscribe, views }: ReturnType<typeof createCompany>) =>
  useSyncExternalStore(subscribe, views);
