import { late } from './late.ts';
import type { personPart } from './person-part.ts';
import { pause, quiet } from './quiet.ts';
import type { World } from './world.types.ts';

type Part = ReturnType<typeof personPart>;

/** Milliseconds before a lost chunk is asked for again. */
const again = 5_000;

const nothing = (): void => undefined;

let part: Part | null = null;

const fetchPart = async (world: World): Promise<Part> => {
  try {
    const [code] = await Promise.all([
      import('./person-part.ts'),
      import('#src/views/chat/chat-person.view.tsx'),
      world.book.complete(),
    ]);
    part ??= code.personPart(world.http);
    return part;
  } catch {
    await pause(again);
    return fetchPart(world);
  }
};

/** Who a chat is with: fetched when the page rests, or when it is asked for before. */
export const latePerson = (world: World) => {
  let hurry = nothing;
  const hurried = new Promise<void>((resolve) => (hurry = resolve));
  const load = () => Promise.race([quiet(), hurried]).then(() => fetchPart(world));
  return late<Part>({ now: () => part, load, hurry: () => hurry() });
};
