import type { Http } from '#src/api/http.types.ts';
import type { banPart } from './ban-part.ts';
import { late } from './late.ts';
import { pause, quiet } from './quiet.ts';

type Part = ReturnType<typeof banPart>;

/** Milliseconds before a lost chunk is asked for again. */
const again = 5_000;

let part: Part | null = null;

const fetchPart = async (http: Http): Promise<Part> => {
  try {
    const code = await import('./ban-part.ts');
    part ??= code.banPart(http);
    return part;
  } catch {
    await pause(again);
    return fetchPart(http);
  }
};

/** The ban of a row: fetched when the page rests, or when it is asked for before. */
export const lateBan = (http: Http) => {
  void quiet().then(() => fetchPart(http));
  return late<Part>({ now: () => part, load: () => fetchPart(http) });
};
