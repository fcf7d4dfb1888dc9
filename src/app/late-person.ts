import { late } from './late.ts';
import { latePart } from './late-part.ts';
import type { personPart } from './person-part.ts';
import type { AppServices } from './services.types.ts';
import { whenIdle } from './when-idle.ts';

type Part = ReturnType<typeof personPart>;

const nothing = (): void => undefined;

const part = latePart<Part>();

/** Who a chat is with: fetched when the page rests, or when it is asked for before. */
export const latePerson = (services: AppServices) => {
  let hurry = nothing;
  const hurried = new Promise<void>((resolve) => (hurry = resolve));
  const bring = async () => {
    const [code] = await Promise.all([
      import('./person-part.ts'),
      import('#src/views/chat/chat-person.view.tsx'),
      services.book.complete(),
    ]);
    return code.personPart(services.http);
  };
  const load = () => Promise.race([whenIdle(), hurried]).then(() => part.load(bring));
  return late<Part>({ now: part.now, load, hurry: () => hurry() });
};
