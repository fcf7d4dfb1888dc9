import type { Page } from 'playwright';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { playwrightPerson } from '../../lib/playwright-person.ts';
import type { PageHalf, PagePerson, PageReply, TestModel } from '../define-model.ts';
import { sourcesOf } from '../domain.ts';
import { holdRequests, type HeldRequest } from './held-request.ts';

type Gesture = (person: PagePerson, event: AnyEventObject) => Promise<unknown>;
type Sighting = (person: PagePerson, snapshot: AnyMachineSnapshot) => Promise<unknown>;

/** Half of a model that hands and eyes need. */
export interface Visited {
  readonly machine: AnyStateMachine;
  readonly gestures?: Readonly<Record<string, unknown>>;
  readonly sightings?: Readonly<Record<string, unknown>> | undefined;
  readonly page?: PageHalf;
}

/** A sighting may read the context, which a page does not show. */
const noSnapshot = new Proxy({} as AnyMachineSnapshot, {
  get: (_, name) => {
    throw new Error(`A page has no snapshot: the sighting reads snapshot.${String(name)}.`);
  },
});

/** Stops the page's clock. It runs on while it is read and cannot go back: it is paused ahead of it. */
const stop = async (page: Page, ahead = 50): Promise<void> => {
  try {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
  } catch (error) {
    if (ahead > 500) throw error;
    await stop(page, 2 * ahead);
  }
};

/** A page in the hands of a test: the model's gestures make the events, and its requests wait for the test. */
export class Visit {
  readonly #person: PagePerson;
  readonly #sources: ReadonlyMap<string, string>;

  constructor(
    readonly page: Page,
    readonly model: Visited,
    readonly held: ReadonlyMap<string, HeldRequest>,
  ) {
    this.#person = { ...playwrightPerson(page), page };
    this.#sources = sourcesOf({ machine: model.machine, cases: {} });
  }

  /** Waits until what the model says of these leaves is seen. */
  async isIn(...leaves: readonly string[]): Promise<void> {
    const { sightings = {} } = this.model;
    const together = leaves.join(' & ');
    for (const leaf of sightings[together] ? [together] : leaves) {
      const sighting = sightings[leaf];
      if (typeof sighting !== 'function') throw new Error(`State "${leaf}" has no sighting.`);
      await (sighting as Sighting)(this.#person, noSnapshot);
    }
  }

  /** Makes an event as the model's gesture makes it. */
  async send(event: string | AnyEventObject): Promise<void> {
    const made = typeof event === 'string' ? { type: event } : event;
    const gesture = this.model.gestures?.[made.type];
    if (typeof gesture !== 'function') throw new Error(`No hand makes "${made.type}".`);
    await (gesture as Gesture)(this.#person, made);
  }

  async #answer(child: string, way: 'done' | 'error', value: unknown): Promise<void> {
    const { ports = {} } = this.model.page ?? {};
    const name = ports[child] ? child : (this.#sources.get(child) ?? child);
    const held = this.held.get(name);
    const port = ports[name];
    if (!held || !port) throw new Error(`The model's page has no port "${name}".`);
    const made: PageReply | undefined = port[way]?.(value as never);
    await held.answer(made ?? (way === 'done' ? { json: value ?? null } : 'cut'));
  }

  /** A port's request is answered with what makes this output. */
  done(child: string, output?: unknown): Promise<void> {
    return this.#answer(child, 'done', output);
  }

  /** A port's request fails with what makes this error. */
  fails(child: string, error?: unknown): Promise<void> {
    return this.#answer(child, 'error', error);
  }

  /** Stops the page's clock before a step that starts a timer, however slow the machine is. */
  stopClock(): Promise<void> {
    return stop(this.page);
  }

  /** Lets so many milliseconds pass while the clock stands. */
  wait(milliseconds: number): Promise<void> {
    return this.page.clock.runFor(milliseconds);
  }

  resumeClock(): Promise<void> {
    return this.page.clock.resume();
  }
}

/** Opens a model's page, with its requests held and its clock in the test's hands. */
export async function visit<Machine extends AnyStateMachine>(
  page: Page,
  model: TestModel<Machine>,
): Promise<Visit> {
  if (!model.page) throw new Error('The model has no page: give it page: { open }.');
  await page.clock.install();
  const held = new Map<string, HeldRequest>();
  for (const [name, port] of Object.entries(model.page.ports ?? {}))
    held.set(name, await holdRequests(page, port));
  await model.page.open(page);
  return new Visit(page, model, held);
}
