import type { Failure } from './model.ts';

export const operators = [
  'missing transition',
  'wrong target',
  'missing guard',
  'negated guard',
  'missing action',
  'extra action',
  'missing entry',
  'missing exit',
  'wrong delay',
  'wrong initial',
  'swapped candidates',
  'renamed event',
  'missing onError',
  'missing tag',
  'missing final',
  'wrong history',
] as const;

export type Operator = (typeof operators)[number];

/** A chart with one fault put into it, named by its operator and the place of the fault. */
export interface Mutant {
  /** `negated guard @ editing|form.submit|0`: unique in its chart and stable as transitions are. */
  readonly id: string;
  readonly operator: Operator;
  /** Transition id or state path. */
  readonly at: string;
  /** Description of the mutation, for the list of survivors. */
  readonly text: string;
}

/**
 * `equivalent`: no step of the model's alphabet distinguishes it, all places compared.
 * `stillborn`: it is no chart at all (xstate refuses it). `unsure`: the comparison met its budget.
 * `unreached`: nothing that the model can do comes to the place of the fault, and the model does not excuse that.
 */
export type Verdict = 'killed' | 'survived' | 'equivalent' | 'unsure' | 'unreached' | 'stillborn';

export interface MutantResult {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
  /** The first difference a test saw. */
  readonly failure: Failure | null;
  /** For a survivor: the labels of the shortest walk that would have detected it. */
  readonly missed: readonly string[];
}

export interface MutationScore {
  readonly flow: string;
  readonly killed: number;
  /** Mutants that a test could detect, or should: all but the equivalent and the stillborn. */
  readonly mortal: number;
  readonly equivalent: number;
  readonly stillborn: number;
  /** Of those that count: mutants where nothing the model can do comes by. */
  readonly unreached: number;
  readonly results: readonly MutantResult[];
}
