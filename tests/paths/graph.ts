import type { Index } from './chart.ts';
import type { Edge, Offer, Place, Start, Walk } from './place.ts';
import type { Subject } from './subject.ts';

/** A step that cannot be made: what it threw says which case is missing or what is wrong. */
export interface Broken {
  readonly at: Place;
  readonly offer: Offer;
  readonly message: string;
}

/** A chart's graph, computed lazily: what is not asked for costs nothing. */
export interface Explorer {
  readonly subject: Subject;
  /** The subject as it was given: its machine is not prepared for walks. */
  readonly origin: Subject;
  readonly index: Index;
  /** Transitions and states that no run can come to, with reasons. */
  readonly dead: ReadonlyMap<string, string>;
  readonly alphabet: readonly string[];
  /** One for each input of the model. */
  readonly starts: readonly Start[];
  placeOf(key: string): Place | undefined;
  /** Text that tells places apart. */
  keyOf(place: Place): string;
  /** Offers at a place. */
  offersOf(key: string): readonly Offer[];
  /** The ways out of a place, or those among them that `only` lets by; none once the budget is spent. */
  edgesOf(key: string, only?: (offer: Offer) => boolean): readonly Edge[];
  /** Every edge computed so far. */
  known(): readonly Edge[];
  readonly isKnown: (offer: Offer) => boolean;
  /**
   * The same walk from a fresh start, and nothing else beside it: charts that change their context in
   * place show only then what they do. It ends where a step cannot be made.
   */
  replay(walk: Walk): Walk;
  /** A way to a place that leads there for sure; only known where places are reached anew. */
  wayTo(key: string): Walk | undefined;
  /** True if a replay took another way than planned: places must then be reached anew. */
  strayed(): boolean;
  /** True if the chart read the time: places at other times may then be others. */
  readsTime(): boolean;
  readonly broken: readonly Broken[];
  spent(): { readonly places: number; readonly steps: number; readonly cut: boolean };
}
