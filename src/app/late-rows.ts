import type { Http } from '#src/api/http.types.ts';
import { late } from './late.ts';
import { latePart } from './late-part.ts';
import type { rowParts } from './row-parts.ts';

type Parts = ReturnType<typeof rowParts>;

const parts = latePart<Parts>();

/** The charts of rows that are seldom acted on: fetched when the page rests, or asked for before. */
export const lateRows = (http: Http) => {
  const bring = async () => (await import('./row-parts.ts')).rowParts(http);
  void parts.loadQuietly(bring);
  const part = <Name extends keyof Parts>(name: Name) =>
    late<Parts[Name]>({
      now: () => parts.now()?.[name] ?? null,
      load: () => parts.load(bring).then((found) => found[name]),
    });
  return { ban: part('ban'), renewal: part('renewal') };
};
