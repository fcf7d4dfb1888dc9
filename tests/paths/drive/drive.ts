import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { alphabetOf, offersAt, payloadsOf, sourcesOf } from '../domain.ts';
import type { Answers, Step } from '../model.ts';
import { brokenInvariants } from '../oracle.ts';
import { prepare } from '../prepare.ts';
import { watchedClock } from '../run/clock.ts';
import { live, type Live } from '../run/live.ts';
import { subjectOf, type Subject } from '../subject.ts';
import { changed, isAlike, parts, seenIn, unchanged, type Change, type Seen } from './seen.ts';

/** A chart that is elsewhere than a test says; `expected` and `actual` are for the runner's own report. */
export class Departed extends Error {
  override name = 'Departed';
  constructor(
    message: string,
    readonly expected?: unknown,
    readonly actual?: unknown,
  ) {
    super(message);
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : JSON.stringify(error);

/** Beginning of a drive: the model's input by its number, and what open guards answer. */
export interface DriveOptions {
  readonly start?: number;
  readonly answers?: Answers;
}

/**
 * A chart in the hands of a test: its events, its ports and its clock are the test's, and nothing that
 * it does reaches the world. Made by `drive`; every method throws `Departed` where the chart departs.
 */
export class Driven {
  readonly #subject: Subject;
  readonly #clock = watchedClock();
  readonly #actor: Live;
  #place: Seen;
  /** Steps so far, for the words of a failure. */
  readonly #done: string[] = [];
  /** Milliseconds that have passed since the last look. */
  #passed = 0;

  constructor(subject: Subject, { start = 0, answers = {} }: DriveOptions) {
    const prepared = prepare(subject);
    this.#subject = { ...subject, machine: prepared.machine };
    const input = (subject.inputs ?? [subject.input])[start];
    this.#actor = live(prepared, this.#clock, input, answers);
    this.#place = this.#look();
  }

  #look(): Seen {
    const broken = this.#actor.broken();
    if (broken !== undefined) throw this.#departed(`it breaks: ${messageOf(broken)}`);
    return seenIn(this.#actor.look());
  }

  #departed(words: string, expected?: unknown, actual?: unknown): Departed {
    const way = this.#done.length > 0 ? `After ${this.#done.join(' → ')}` : 'At the start';
    return new Departed(`${way}, ${words}`, expected, actual);
  }

  #compare(expected: Seen, actual: Seen, words: string): void {
    for (const part of parts)
      if (!isAlike(expected[part], actual[part]))
        throw this.#departed(
          `${words}: ${part}: expected ${JSON.stringify(expected[part])}, seen ${JSON.stringify(actual[part])}`,
          expected[part],
          actual[part],
        );
  }

  /** Checks where the chart begins: all of it, since there is no place before. */
  begins(leaves: string | readonly string[], all: Change = {}): this {
    const nothing: Seen = {
      leaves: [],
      status: 'active',
      tags: [],
      context: {},
      children: [],
      waits: [],
      does: [],
    };
    return this.#isAt(changed(nothing, [leaves].flat(), all), this.#place);
  }

  /** Checks where the chart is now, and what is other than before the last step; what is not named is as it was. */
  isIn(leaves: string | readonly string[], change: Change = {}): this {
    const before = unchanged(this.#place, this.#passed);
    this.#passed = 0;
    return this.#isAt(changed(before, [leaves].flat(), change), this.#look());
  }

  #isAt(expected: Seen, actual: Seen): this {
    this.#place = actual;
    this.#compare(expected, actual, `in ${actual.leaves.join(' & ') || '(root)'}`);
    const [sentence] = brokenInvariants(this.#subject, this.#actor.snapshot());
    if (sentence !== undefined) throw this.#departed(`this does not hold: ${sentence}`);
    return this;
  }

  /** An event by its type alone has no payload, or an unknown one where no model says what it may be. */
  #eventOf(event: string | AnyEventObject): AnyEventObject {
    if (typeof event !== 'string') return event;
    const isFree = this.#subject.cases.events?.[event] === undefined;
    return (isFree && payloadsOf(this.#subject, event, {})[0]) || { type: event };
  }

  /** Sends an event; `answers` are of guards that nobody gave a payload for. */
  send(event: string | AnyEventObject, answers: Answers = {}): this {
    const sent = this.#eventOf(event);
    this.#done.push(sent.type);
    this.#actor.answer(answers);
    this.#actor.send(sent);
    return this;
  }

  /** A running child by its id, or by the name of its port. */
  #childOf(name: string): string {
    const sources = sourcesOf(this.#subject);
    const running = Object.keys(this.#actor.snapshot().children);
    if (running.includes(name)) return name;
    const found = running.find((id) => sources.get(id) === name);
    if (found !== undefined) return found;
    throw this.#departed(`no "${name}" is running: ${running.join(', ') || 'nothing is'}`);
  }

  #settle(step: Pick<Step, 'child' | 'event'>, words: string, answers: Answers): this {
    this.#done.push(words);
    this.#actor.answer(answers);
    this.#actor.settle(step);
    return this;
  }

  /** A child comes back with an output. */
  done(child: string, output?: unknown, answers: Answers = {}): this {
    const id = this.#childOf(child);
    const event = { type: `xstate.done.actor.${id}`, actorId: id, output };
    return this.#settle({ child: id, event }, `${child} is done`, answers);
  }

  /** A child fails. */
  fails(child: string, error?: unknown, answers: Answers = {}): this {
    const id = this.#childOf(child);
    const event = { type: `xstate.error.actor.${id}`, actorId: id, error };
    return this.#settle({ child: id, event }, `${child} fails`, answers);
  }

  /**
   * A step by its name as the tool gives it (`form.submit 2`), for cases of the model that cannot be
   * written down as data.
   */
  take(name: string, answers: Answers = {}): this {
    const snapshot = this.#actor.snapshot();
    const place = {
      snapshot,
      timers: [],
      running: Object.keys(snapshot.children),
      draws: 0,
      now: this.#clock.now(),
    };
    const offers = offersAt(
      this.#subject,
      alphabetOf(this.#subject),
      sourcesOf(this.#subject),
      place,
    );
    const offer = offers.find(({ type }) => type === name);
    if (!offer) throw this.#departed(`the model has no step "${name}" here`);
    if (offer.kind === 'settle') return this.#settle(offer, name, answers);
    return this.send(offer.event, answers);
  }

  /** Lets so many milliseconds pass: not one less may have done anything. */
  wait(milliseconds: number): this {
    this.#done.push(`${milliseconds} ms`);
    if (milliseconds > 1) {
      this.#actor.wait(milliseconds - 1);
      this.#compare(unchanged(this.#place, milliseconds - 1), this.#look(), '1 ms too early');
    }
    this.#actor.wait(Math.min(1, milliseconds));
    this.#passed = milliseconds;
    return this;
  }

  /** Sends events that must change nothing here. */
  ignores(...events: readonly (string | AnyEventObject)[]): this {
    for (const event of events) {
      const sent = this.#eventOf(event);
      this.#actor.send(sent);
      this.#compare(unchanged(this.#place), this.#look(), `"${sent.type}" changes nothing`);
    }
    return this;
  }
}

/** Begins a chart for a test that is written step by step. */
export const drive = (model: AnyStateMachine | Subject, options: DriveOptions = {}): Driven => {
  const subject = subjectOf(model);
  if (!subject) throw new TypeError('Only a machine, or a model with one, can be driven.');
  return new Driven(subject, options);
};
