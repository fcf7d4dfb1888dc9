import { fromCallback, type AnyActorLogic } from 'xstate';
import type { CallOptions, Http } from '#src/api/lib/http.types.ts';

const still: AnyActorLogic = fromCallback(() => undefined);

/**
 * Takes the place of a port or of a child chart that a test is not about: it begins, and neither
 * answers nor sends. Its type is that of the place where it is put.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the place where it is put says which
export const stubPort = <Logic extends AnyActorLogic>(): Logic => still as Logic;

/** Several of them, by the names of the ports. */
export const stubPorts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, still])) as Record<Name, AnyActorLogic>;

/** A partial stub, typed as the full interface that it replaces. */
export const stubOf = <Whole>(part: NoInfer<Partial<Whole>> = {}): Whole => part as Whole;

interface Answers {
  readonly get?: (path: string, options?: CallOptions) => Promise<unknown>;
  readonly post?: (path: string, body?: object, options?: CallOptions) => Promise<unknown>;
}

const uncalled = () => Promise.reject(new Error('No test calls this.'));

/** A client whose calls are answered by the test, as plain data; any other call fails. */
export const stubHttp = ({ get = uncalled, post = uncalled }: Answers): Http => ({
  get: <Answer>(...asked: Parameters<typeof get>) => get(...asked) as Promise<Answer>,
  post: <Answer>(...asked: Parameters<typeof post>) => post(...asked) as Promise<Answer>,
  put: uncalled,
  patch: uncalled,
  delete: uncalled,
});
