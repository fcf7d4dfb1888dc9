import type { Page } from 'playwright';
import type { AnyMachineSnapshot } from 'xstate';
import type { PageCall, PageModel, PagePort, PageWorld } from '#tests/lib/page-model.ts';
import type { Person } from '#tests/lib/person.ts';
import { playwrightPerson } from '#tests/lib/playwright-person.ts';
import type { Expectation, Step, Test } from '../model.ts';
import type { Subject } from '../subject.ts';
import { prepare } from '../prepare.ts';
import { watchedClock } from './clock.ts';
import { holdCalls, type HeldCalls } from './held-call.ts';
import { live, type Live } from './live.ts';
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
  readonly calls: HeldCalls;
  /** The chart itself, which takes the same steps: a sighting may read what the page should show. */
  readonly chart: Live;
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

const callsOf = ({ call }: PagePort): readonly PageCall[] => (call === null ? [] : [call].flat());

const visibility = async (
  { subject, page, world, person, chart }: Run,
  { leaves }: Expectation,
) => {
  const together = leaves.join(' & ');
  for (const leaf of subject.sightings[together] || page.sightings?.[together]
    ? [together]
    : leaves) {
    const own = page.sightings?.[leaf];
    const sighting = subject.sightings[leaf];
    if (own) await own(world);
    else if (sighting) await sighting(person, chart.snapshot());
    else throw new Error(`State "${leaf}" has no sighting.`);
  }
};

const settle = async ({ page, world, calls, ports }: Run, step: Step): Promise<void> => {
  const port = ports.get(step.child ?? '') ?? step.child ?? '';
  const reply = replyFor(page, port, step);
  const known = page.ports?.[port];
  if (known?.call === null) return;
  if (isImpossible(reply) || !known) throw new Error(`The port "${port}" cannot be settled here.`);
  await calls.release(world, callsOf(known), reply);
};

/** The same step of the chart itself. */
const follow = ({ chart }: Run, step: Step): void => {
  chart.answer(step.answers);
  if (step.kind === 'event') chart.send(step.event);
  else if (step.kind === 'settle') chart.settle(step);
  else chart.wait(step.wait);
};

/** A person who sees a part of the page alone; keys are the page's. */
const personIn = (page: Page, within: string | undefined): Person => {
  if (within === undefined) return playwrightPerson(page);
  const part = page.locator(within);
  const scope = new Proxy(page, {
    get: (whole, name) => {
      const own: unknown = name === 'keyboard' ? whole.keyboard : Reflect.get(part, name);
      return typeof own === 'function' ? own.bind(part) : own;
    },
  });
  return playwrightPerson(scope);
};

const open = async (world: PageWorld, { as, open: way }: PageModel): Promise<void> => {
  if (as !== undefined) await world.signIn(as);
  if (typeof way === 'string') await world.page.goto(way);
  else await way(world);
};

/** Dialogs of the page; in what is drawn for a moment there may be one less. */
const dialogsOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** In the app another flow's dialog opens where a chart asks for one: nothing is answered in it. */
const putAway = async ({ page }: PageWorld, before: number): Promise<void> => {
  const above = dialogsOf(page).nth(before);
  await above.waitFor();
  await page.keyboard.press('Escape');
  await above.waitFor({ state: 'detached' });
};

const asksForDialog = ({ page }: Run, { event, expects }: Step): boolean =>
  expects.emitted.includes('dialog.requested') && !page.events?.[event.type];

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
    const calls = await holdCalls(world.page, Object.values(page.ports ?? {}).flatMap(callsOf));
    await open(world, page);
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
    const chart = live(prepare(subject), watchedClock(), test.input, test.answers);
    const person = personIn(world.page, page.within);
    const run = { subject, page, world, person, calls, ports, chart };
    await keepClock(test.steps[0]);
    await page.begin?.(world);
    await visibility(run, test.begins);
    for (const [at, step] of test.steps.entries()) {
      done.push(step.label);
      if (step.kind === 'event') calls.age();
      await keepClock(step, test.steps[at + 1]);
      const before = await dialogsOf(world.page).count();
      await act(run, step);
      follow(run, step);
      if (asksForDialog(run, step)) await putAway(world, before);
      await visibility(run, step.expects);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`after ${done.join(' → ') || 'the start'}: ${reason}`, { cause: error });
  }
}
