import type { Page } from 'playwright';
import type { AnyMachineSnapshot } from 'xstate';
import type { PageModel, PageWorld } from '#tests/lib/page-model.ts';
import type { Person } from '#tests/lib/person.ts';
import { playwrightPerson } from '#tests/lib/playwright-person.ts';
import type { Expectation, Step, Test } from '../model.ts';
import type { Subject } from '../subject.ts';
import { holdCall, type HeldCall } from './held-call.ts';
import { portsOf } from './page-reach.ts';
import { isImpossible, replyFor } from './reply.ts';

type Sighting = (person: Person, snapshot: AnyMachineSnapshot) => Promise<void>;
type Gesture = (person: Person, event: Step['event']) => Promise<void>;

/** The half of a model that hands and eyes need. */
export interface SeenSubject extends Subject {
  readonly sightings: Readonly<Record<string, Sighting>>;
}

interface Run {
  readonly subject: SeenSubject;
  readonly page: PageModel;
  readonly world: PageWorld;
  readonly person: Person;
  readonly calls: ReadonlyMap<string, HeldCall>;
  readonly ports: ReadonlyMap<string, string>;
}

/** Stops the page's clock. It runs on while it is read and cannot go back: it is paused ahead of it. */
const stopClock = async (page: Page, ahead = 50): Promise<void> => {
  try {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead);
  } catch (error) {
    if (ahead > 500) throw error;
    await stopClock(page, 2 * ahead);
  }
};

/** A sighting may read the context, which a page does not expose: such a state needs its own. */
const noSnapshot = new Proxy({} as AnyMachineSnapshot, {
  get: (_, name) => {
    throw new Error(
      `The sighting reads snapshot.${String(name)}: give this state a sighting in the page model.`,
    );
  },
});

const visibility = async ({ subject, page, world, person }: Run, { leaves }: Expectation) => {
  const together = leaves.join(' & ');
  for (const leaf of subject.sightings[together] || page.sightings?.[together]
    ? [together]
    : leaves) {
    const own = page.sightings?.[leaf];
    const sighting = subject.sightings[leaf];
    if (own) await own(world);
    else if (sighting) await sighting(person, noSnapshot);
    else throw new Error(`State "${leaf}" has no sighting.`);
  }
};

const settle = async ({ page, world, calls, ports }: Run, step: Step): Promise<void> => {
  const port = ports.get(step.child ?? '') ?? step.child ?? '';
  const reply = replyFor(page, port, step);
  if (page.ports[port]?.call === null) return;
  const call = calls.get(port);
  if (isImpossible(reply) || !call) throw new Error(`The port "${port}" cannot be settled here.`);
  await call.release(world, reply);
};

const act = async (run: Run, step: Step): Promise<void> => {
  const { subject, page, world, person } = run;
  if (step.kind === 'settle') return settle(run, step);
  if (step.kind === 'clock') return world.page.clock.runFor(step.wait);
  const sent = page.events?.[step.event.type];
  if (sent) return sent(world, step.event);
  const gesture = subject.gestures?.[step.event.type];
  if (typeof gesture !== 'function') throw new Error(`No hand makes "${step.event.type}".`);
  return (gesture as Gesture)(person, step.event);
};

/**
 * Takes one test through the running app: hands make the events, the backend's switches bring the
 * outcomes about, eyes check every state on the way. Throws where the app departs, with the steps so far.
 */
export async function runOnPage(
  world: PageWorld,
  subject: SeenSubject,
  page: PageModel,
  test: Test,
): Promise<void> {
  const done: string[] = [];
  try {
    await world.page.clock.install();
    const calls = new Map<string, HeldCall>();
    for (const [name, { call }] of Object.entries(page.ports))
      if (call) calls.set(name, await holdCall(world.page, call));
    await page.open(world);
    let isStopped = false;
    /*
     * A timer runs from what happens before its step, however long a busy machine takes to look at
     * that: the clock stands from before it until all waits in a row are over.
     */
    const keepClock = async (...steps: readonly (Step | undefined)[]) => {
      const isDue = steps.some((step) => step?.kind === 'clock');
      if (isDue && !isStopped) await stopClock(world.page);
      if (!isDue && isStopped) await world.page.clock.resume();
      isStopped = isDue;
    };
    const ports = portsOf(subject);
    const run = { subject, page, world, person: playwrightPerson(world.page), calls, ports };
    await keepClock(test.steps[0]);
    await page.begin?.(world);
    await visibility(run, test.begins);
    for (const [at, step] of test.steps.entries()) {
      done.push(step.label);
      if (step.kind === 'event') for (const call of calls.values()) call.age();
      await keepClock(step, test.steps[at + 1]);
      await act(run, step);
      await visibility(run, step.expects);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`after ${done.join(' → ') || 'the start'}: ${reason}`, { cause: error });
  }
}
